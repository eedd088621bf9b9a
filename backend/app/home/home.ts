import { homeTiles } from '@barem/resources/home'
import { queryLists } from '@barem/resources/lists'
import { namesOf, type AnyResource, type Field, type FieldType, type QueryList, type Tile } from '@barem/resources/kit'
import type { Engine } from '#app/engine/engine'
import type { Identity } from '#app/identity/identity'
import { may } from '#app/identity/permissions'
import { inbox } from '#app/inbox/inbox'
import { listTileRows } from './list_tile_rows.ts'
import { allOf } from '#app/tenancy/all_of'
import { figureType, partnerResources, shortNames, tileRows, type Listed, type TileRow } from './tile_rows.ts'

/** A document that waits, and what is done about it. */
export interface HomeRow extends Omit<TileRow, 'figure'> {
  /** Name of its resource. */
  resource: string
  figure: { type: FieldType; value: string } | null
  /** An action of its states, `edit`, `show`, or `make`; null where the caller may take none. */
  action: string | null
  /** What is made of it by `make`, and by which relation. */
  makes: { resource: string; by: string } | null
  /** The page where it is read and acted on, where that is not the one of its document. */
  path: string | null
}

/** What a tile lists of one kind of documents. */
export interface HomePart {
  /** Name of the resource whose definition has the tile, and its relation where something is made by it. */
  resource: string
  from: string | null
  count: number
}

export interface HomeTile {
  name: string
  count: number
  of: HomePart[]
  rows: HomeRow[]
}

/** The tile of what waits for the caller to decide; no definition has it, since it is of all that get approved. */
const APPROVE = 'approve'

export const tileNames = ({ resources }: Engine): string[] => [
  ...new Set([APPROVE, ...[...resources, ...queryLists].flatMap(({ home }) => home.map(({ name }) => name))]),
]

type See = (resource: AnyResource) => AnyResource
type One = { part: HomePart; rows: HomeRow[] }

/** A tile as the caller may see it; null where they see none of it. */
function listedFor(engine: Engine, resource: AnyResource, tile: Tile, identity: Identity, see: See): Listed | null {
  if (tile.from === null) {
    const rows = see(resource)
    const filtered = Object.keys(tile.where).map((key) => key.replace(/_(gte|lte|like|null)$/, ''))
    const isSeen = filtered.every((name) => rows.fields[name] || !resource.fields[name])
    return may(identity, resource.area, 'v') && isSeen ? { tile, rows, isNamed: false, from: null } : null
  }
  if (!may(identity, resource.area, 'c')) return null
  const source = engine.lookup((resource.fields[tile.from] as unknown as { to: string }).to)
  const views = may(identity, source.area, 'v')
  if (!views && tile.action === 'show') return null
  const from = resource.createdFrom.find(({ relation }) => relation === tile.from)!
  return { tile, rows: views ? see(source) : namesOf(source), isNamed: !views, from }
}

/** Whether the caller may do with rows of a tile what it says. */
function mayTake({ tile: { action, where }, rows }: Listed, identity: Identity): boolean {
  if (action === 'show' || action === 'make') return true
  if (action === 'edit')
    return may(identity, rows.area, 'u') || (where.createdById !== undefined && may(identity, rows.area, 'c'))
  const { area, level } = rows.states!.actions[action]!
  return may(identity, area ?? rows.area, level)
}

async function partOf(engine: Engine, resource: AnyResource, listed: Listed, me: Identity, most: number): Promise<One> {
  const { tile, rows } = listed
  const type = figureType(listed)
  const action = mayTake(listed, me) ? tile.action : null
  const listedRows = await tileRows(engine, listed, me.userId, most)
  return {
    part: { resource: resource.name, from: tile.from, count: listedRows.count },
    rows: listedRows.rows.map(({ figure, ...row }) => ({
      ...row,
      resource: rows.name,
      figure: type && figure !== null ? { type, value: figure } : null,
      action,
      path: null,
      makes: action === 'make' ? { resource: resource.name, by: tile.from! } : null,
    })),
  }
}

/** What waits for the caller to decide, the longest first. */
async function toApprove(engine: Engine, me: Identity, see: See, most: number): Promise<HomeTile | null> {
  const kinds = engine.resources.filter(({ states, area }) => states?.approval && may(me, area, 'v'))
  if (kinds.length === 0) return null
  const { total, tasks } = await inbox(me.userId, kinds.map(see), engine.lookup, { start: 0, limit: most })
  const names = new Map<string, string>()
  for (const partner of new Set(kinds.flatMap((kind) => partnerResources(engine, kind))))
    for (const [id, name] of await shortNames(
      partner,
      tasks.flatMap((task) => task.partner?.id ?? []),
    ))
      names.set(id, name)
  return {
    name: APPROVE,
    count: total,
    of: [],
    rows: tasks.map(({ resource, recordId, code, partner, amount, since }) => ({
      ...{
        resource,
        id: recordId,
        code,
        name: partner && (names.get(partner.id) ?? partner.name),
        due: since,
        action: 'show',
        makes: null,
        path: null,
        short: null,
      },
      figure: amount === null ? null : { type: 'money', value: amount },
    })),
  }
}

/** What a tile finds in a list that a query makes; null where the caller sees none of it. */
function listPartOf(engine: Engine, list: QueryList, tile: Tile, { me, see, most }: Asked): Promise<One> | null {
  const made = tile.makes === null ? null : engine.lookup(tile.makes)
  if (!may(me, list.area, 'v') || (made && !may(me, made.area, 'c'))) return null
  const seen = see(list) as QueryList
  const type = tile.show === null ? null : ((seen.fields[tile.show] as Field | undefined)?.type ?? null)
  return listTileRows(engine, seen, tile, most).then(({ count, rows }) => ({
    part: { resource: list.name, from: null, count },
    rows: rows.map(({ figure, ...row }) => ({
      ...{ ...row, resource: list.name, action: tile.action, makes: null },
      figure: type && figure !== null ? { type, value: figure } : null,
    })),
  }))
}

interface Asked {
  me: Identity
  see: See
  most: number
}

const rank = (name: string) => (homeTiles.includes(name) ? homeTiles.indexOf(name) : homeTiles.length)

/** Rows of several kinds together: the earliest first, those without a day last. */
const byDue = (one: HomeRow, other: HomeRow) => (one.due ?? '9').localeCompare(other.due ?? '9')

/**
 * What waits for the caller, tile by tile, as far as they may see it; tiles of which nothing waits are there too.
 * @param only the name of the one tile that is asked for; null for all
 * @param most rows of each
 */
export async function homeOf(
  engine: Engine,
  identity: Identity,
  see: See,
  only: string | null,
  most: number,
): Promise<HomeTile[]> {
  const wanted = engine.resources.flatMap((resource) =>
    resource.home
      .filter(({ name }) => only === null || name === only)
      .flatMap((tile) => {
        const listed = listedFor(engine, resource, tile, identity, see)
        return listed ? [{ resource, listed }] : []
      }),
  )
  const listed = queryLists.flatMap((list) =>
    list.home
      .filter(({ name }) => only === null || name === only)
      .flatMap((tile) => {
        const part = listPartOf(engine, list, tile, { me: identity, see, most })
        return part ? [{ name: tile.name, part }] : []
      }),
  )
  const approve = only === null || only === APPROVE ? toApprove(engine, identity, see, most) : null
  const [decisions, ...parts] = await allOf([
    approve,
    ...wanted.map(({ resource, listed }) => partOf(engine, resource, listed, identity, most)),
    ...listed.map(({ part }) => part),
  ])
  const names = [...wanted.map(({ listed: { tile } }) => tile.name), ...listed.map(({ name }) => name)]
  const tiles = new Map<string, HomeTile>()
  if (decisions) tiles.set(APPROVE, decisions as HomeTile)
  ;(parts as One[]).forEach(({ part, rows }, place) => {
    const name = names[place]!
    const tile = tiles.get(name) ?? { name, count: 0, of: [], rows: [] }
    const together = [...tile.rows, ...rows].toSorted(byDue).slice(0, most)
    tiles.set(name, { name, count: tile.count + part.count, of: [...tile.of, part], rows: together })
  })
  return [...tiles.values()].toSorted((one, other) => rank(one.name) - rank(other.name))
}
