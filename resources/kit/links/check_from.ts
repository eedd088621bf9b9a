import type { Field, Fields } from '../fields/field_types.ts'
import { lineResource } from '../documents/line_resource.ts'
import { oneOf, refuse, requireKnown } from '../mistake.ts'
import type { AnyResource, FieldSet } from '../resource.ts'
import type { From, FromLines } from './from.ts'

const fail = (path: string, found: string, fix: string): never => refuse('E_FROM', path, found, fix)

/** Checks that fields take over what has their type. */
function checkTaken(own: Fields, other: Fields, taken: Readonly<Record<string, string>>, path: string): void {
  requireKnown(Object.keys(taken), Object.keys(own), path)
  for (const [name, from] of Object.entries(taken)) {
    const [mine, theirs] = [own[name] as Field, other[from] as Field | undefined]
    if (!theirs) fail(`${path}.${name}`, `'${from}' is not a field there`, oneOf(Object.keys(other)))
    if (mine.type !== theirs!.type)
      fail(`${path}.${name}`, `${theirs!.type} does not fit ${mine.type}`, 'Give both one type.')
    if (mine.readOnly) fail(`${path}.${name}`, 'nobody writes it', 'Leave it out.')
  }
}

function checkLines(own: FieldSet, other: FieldSet, lines: FromLines, path: string): void {
  const relation = own.fields[lines.by] as Field | undefined
  if (relation?.type !== 'belongsTo' || relation.to !== other.name)
    fail(
      `${path}.by`,
      `'${lines.by}' does not lead to ${other.name}`,
      `Name a belongsTo('${other.name}') of the lines.`,
    )
  checkTaken(own.fields, other.fields, lines.take, `${path}.take`)
  if (lines.closed !== null) requireKnown([lines.closed], Object.keys(other.fields), `${path}.closed`)
  if (lines.upTo === undefined) requireKnown(Object.values(lines.open), Object.keys(other.fields), `${path}.open`)
  requireKnown(Object.keys(lines.fill), Object.keys(own.fields), `${path}.fill`)
  requireKnown(Object.values(lines.fill), Object.keys(lines.open), `${path}.fill`)
}

/** Checks that further documents are of the kind of the first one. */
function checkAlso(resource: AnyResource, { by, also }: From, path: string): void {
  if (also === undefined) return
  const [one, many] = [by, also].map((name) => resource.fields[name] as Field | undefined)
  if (many?.type !== 'belongsToMany' || many.to !== (one as Extract<Field, { type: 'belongsTo' }>).to)
    fail(
      `${path}.also`,
      `'${also}' does not lead to what '${by}' leads to`,
      'Name a belongsToMany of the same documents.',
    )
}

/** Checks that what is open of the other document is a figure of it. */
function checkOpen({ fields }: AnyResource, { open }: From, path: string): void {
  if (open === undefined) return
  requireKnown([open], Object.keys(fields), path)
  const { type } = fields[open] as Field
  if (!['money', 'decimal', 'weight', 'integer'].includes(type))
    fail(path, `'${open}' is no figure`, 'Name a figure of the other document.')
}

/** Checks that what a document is made from is there, and fits what takes it over. */
export function checkFrom(resource: AnyResource, known: ReadonlyMap<string, AnyResource>): void {
  resource.from.forEach((from: From, place: number) => {
    const path = `${resource.name}.from.${place}`
    const relation = resource.fields[from.by] as Field | undefined
    const named = relation?.type === 'belongsTo' || (relation?.type === 'belongsToMany' && from.once === true)
    const other = named ? known.get(relation.to) : undefined
    if (!other?.states) return fail(`${path}.by`, `'${from.by}' does not lead to documents`, 'Name such a relation.')
    const states = (other.fields[other.states.field] as Extract<Field, { type: 'select' }>).choices
    for (const state of from.in) if (!states.includes(state)) fail(`${path}.in`, `'${state}'`, oneOf(states))
    checkAlso(resource, from, path)
    checkOpen(other, from, `${path}.open`)
    checkTaken(resource.fields, other.fields, from.take, `${path}.take`)
    for (const [name, lines] of Object.entries(from.lines)) {
      const at = `${path}.lines.${name}`
      if (resource.fields[name]?.type !== 'lines') fail(at, `'${name}' has no lines`, 'Name a field of lines.')
      if (other.fields[lines.of]?.type !== 'lines')
        fail(`${at}.of`, `'${lines.of}' has no lines`, 'Name a field of lines.')
      checkLines(lineResource(resource, name), lineResource(other, lines.of), lines, at)
    }
  })
}
