import type { CreatedFrom } from '../links/created_from.ts'
import type { Field } from '../fields/field_types.ts'
import { traits } from '../fields/traits.ts'
import { oneOf, refuse, requireKnown } from '../mistake.ts'
import type { AnyResource } from '../resource.ts'
import { isTileValue, tileFilter } from './filters.ts'
import type { Tile } from './tile.ts'

const NAME = /^[a-z][A-Za-z0-9]*$/
const fail = (path: string, found: string, fix: string): never => refuse('E_HOME', path, found, fix)

/** Actions of a row that the kit knows by itself. */
const OWN_ACTIONS = ['show', 'edit']

/** Checks the tiles of a definition on their own: their names, and all of those that list its own rows. */
export function checkHome(resource: AnyResource): void {
  const { name, home, createdFrom } = resource
  home.forEach((tile, place) => {
    const path = `${name}.home.${place}`
    if (!NAME.test(tile.name)) fail(`${path}.name`, `'${tile.name}' is no name`, 'Write it as camelCase.')
    if (home.findIndex((other) => other.name === tile.name && other.from === tile.from) !== place)
      fail(`${path}.name`, `two tiles are called '${tile.name}'`, 'Rename one of them.')
    if (tile.from === null) return checkRows(resource, tile, path)
    const relations = createdFrom.map(({ relation }) => relation)
    if (!relations.includes(tile.from)) fail(`${path}.from`, `nothing is made from '${tile.from}'`, oneOf(relations))
    if (tile.action !== 'make' && tile.action !== 'show')
      fail(`${path}.action`, `'${tile.action}'`, 'Leave it out, or say show.')
  })
}

/** Checks what a tile says of the documents that something is made from. */
export function checkHomeFrom(resource: AnyResource, known: ReadonlyMap<string, AnyResource>): void {
  resource.home.forEach((tile, place) => {
    if (tile.from === null) return
    const path = `${resource.name}.home.${place}`
    const from = resource.createdFrom.find(({ relation }) => relation === tile.from)!
    const source = known.get((resource.fields[tile.from] as { to?: string }).to ?? '')
    if (!source) return
    checkFilters(source, tile, path)
    checkDue(source, tile, path)
    const figures = openFigures(from)
    if (tile.show !== null && !figures.includes(tile.show))
      fail(`${path}.show`, `'${tile.show}' is not what is open`, oneOf(figures))
  })
}

/** What is open of a document that others are made from: measures of the ledger, or the one figure. */
export const openFigures = ({ remaining, lines }: CreatedFrom): string[] =>
  remaining === undefined ? Object.keys(Object.values(lines)[0]?.remaining ?? {}) : [remaining]

function checkRows(resource: AnyResource, tile: Tile, path: string): void {
  const { fields, states } = resource
  if (Object.keys(tile.where).length === 0)
    fail(`${path}.where`, 'it lists all rows', 'Name what they are filtered by.')
  checkFilters(resource, tile, path)
  checkDue(resource, tile, path)
  if (tile.show !== null) {
    requireKnown([tile.show], Object.keys(fields), `${path}.show`)
    if (traits[(fields[tile.show] as Field).type].filter !== 'range' || isTime(fields[tile.show] as Field))
      fail(`${path}.show`, `'${tile.show}' is no figure`, 'Name a number, a weight or an amount.')
  }
  const actions = [...Object.keys(states?.actions ?? {}), ...OWN_ACTIONS]
  if (tile.makes === null && !actions.includes(tile.action)) fail(`${path}.action`, `'${tile.action}'`, oneOf(actions))
}

const isTime = ({ type }: Field) => type === 'date' || type === 'dateTime'

function checkFilters(rows: AnyResource, { where }: Tile, path: string): void {
  for (const [key, values] of Object.entries(where)) {
    const filter = tileFilter(rows, key)
    if (!filter) {
      fail(`${path}.where.${key}`, `lists of ${rows.name} are not filtered by it`, oneOf(rows.list.filters))
      continue
    }
    const wrong = values.find((value) => !isTileValue(filter, value))
    if (wrong !== undefined || values.length === 0)
      fail(
        `${path}.where.${key}`,
        wrong === undefined ? 'no value' : `'${wrong}'`,
        filter.field?.type === 'select' ? oneOf(filter.field.choices) : 'Say what the list may be filtered by.',
      )
  }
}

function checkDue({ name, fields }: AnyResource, { due }: Tile, path: string): void {
  if (due !== null && !(fields[due] && isTime(fields[due] as Field)))
    fail(`${path}.due`, `'${due}' is not a day of ${name}`, 'Name a date or a moment.')
}
