import type { AreaCode } from '../areas.ts'
import type { ErrorCode } from '../errors.ts'
import { definedAt } from '../kit/define.ts'
import type { AnyField, Fields } from '../kit/fields/field_types.ts'
import * as builders from '../kit/fields/fields.ts'
import type { AnyResource, ResourceOptions } from '../kit/resource.ts'
import type { Named, OwnDefinition, OwnField, OwnPlace } from './definition.ts'
import { GENERAL } from './words.ts'

/** The error code of a value that another row has: of other fields than codes the message names the field. */
const repeated = (type: string): ErrorCode => (type === 'code' ? 'CAT_ERR_006' : 'COM_ERR_019')

const keysOf = (list: readonly Named[] = []) => list.map(({ key }) => key)

/** Colours of choices by their keys. */
const colorsOf = ({ choices = [] }: OwnField) =>
  Object.fromEntries(choices.flatMap(({ key, color }) => (color === undefined ? [] : [[key, color]])))

/** Finds the name of a resource by the path of its rows, as relations of a definition name it. */
export type NameAt = (path: string) => string

/** The field that JSON says, filled in by the builder that developers call. A retired one needs no value. */
export function completeField(own: OwnField, nameAt: NameAt = (path) => path): AnyField {
  const { key: _key, label: _label, help: _help, group: _group, head: _head, ...said } = own
  const { type, retired, unique, required, ...options } = said
  const filled = {
    ...options,
    required: required === true && retired !== true,
    unique: unique === true ? repeated(type) : null,
    ...(options.daysUntil !== undefined && { readOnly: true }),
  }
  const build = builders[type] as unknown as (...said: unknown[]) => AnyField
  if (type === 'select') return build(keysOf(own.choices), { ...filled, colors: colorsOf(own) })
  return type === 'belongsTo' || type === 'belongsToMany' ? build(nameAt(String(options.to)), filled) : build(filled)
}

/** Fields whose order of the alphabet is kept in a column of its own where they are texts: those that lists show. */
export const orderedFields = ({ fields, list }: OwnDefinition): readonly OwnField[] =>
  fields.filter(({ key, retired }) => !retired && (list?.columns?.includes(key) ?? true))

/** The path of the rows and of the list of a resource that a company calls by this key. */
export const ownPath = (key: string): string => `own/${key}`

/** What is said of fields, for those that are not retired. */
function optionsOf({ area }: OwnPlace, own: OwnDefinition, nameAt: NameAt) {
  const gone = new Set(own.fields.flatMap(({ key, retired }) => (retired ? [key] : [])))
  const served = own.fields.filter(({ key }) => !gone.has(key))
  const left = (names: readonly string[] | undefined) => names?.filter((name) => !gone.has(name))
  const { list = {}, groups = [], unique = [] } = own
  const names = groups.length > 0 ? keysOf(groups) : [GENERAL]
  const inGroup = (group: string) =>
    // Days that are left are counted when a row is read: no form has them.
    served.filter((field) => (field.group ?? names[0]) === group && field.daysUntil === undefined)
  return {
    area: area as AreaCode,
    route: `/${ownPath(own.key)}`,
    icon: own.icon,
    menu: own.menu ?? 'categories',
    title: own.title,
    hint: left(own.hint),
    fields: Object.fromEntries(served.map((field) => [field.key, completeField(field, nameAt)])),
    list: {
      ...list,
      columns: left(list.columns),
      filters: left(list.filters),
      search: left(list.search),
      bulk: left(list.bulk),
      card: left(list.card),
      sums: served.flatMap(({ key, type }) => (type === 'money' || type === 'weight' ? [key] : [])),
      sort: list.sort && gone.has(list.sort.field) ? undefined : list.sort,
    },
    form: Object.fromEntries(
      names.map((group) => [group, keysOf(inGroup(group))]).filter(([, fields]) => fields!.length > 0),
    ),
    unique: unique.filter((set) => !set.some((key) => gone.has(key))),
    inUse: 'CAT_ERR_007' as const,
  }
}

const define = ({ name }: OwnPlace, { key }: OwnDefinition, options: object) =>
  definedAt(name, ownPath(key), options as { fields: Fields } & ResourceOptions<Fields>) as unknown as AnyResource

/** A definition of a company's own, with what is known of it besides. */
export interface Own extends OwnPlace {
  own: OwnDefinition
}

/**
 * Finds names by paths among resources of one company. What is at no path keeps it, so that it is refused as unknown.
 * @param others resources that are complete already
 * @param owns definitions that are not
 */
export function namesAt(others: readonly Pick<AnyResource, 'name' | 'path'>[], owns: readonly Own[]): NameAt {
  const names = new Map([
    ...others.map(({ name, path }) => [path, name] as const),
    ...owns.map(({ name, own }) => [ownPath(own.key), name] as const),
  ])
  return (path) => names.get(path) ?? `${path}?`
}

/**
 * The resource that a definition of a company's own says, filled in and checked as all others.
 * @throws DefinitionError
 */
export const completeOwn = (place: OwnPlace, own: OwnDefinition, nameAt: NameAt): AnyResource =>
  define(place, own, optionsOf(place, own, nameAt))

/**
 * The same with the fields that are retired: nobody is served these, and the table keeps them.
 * @throws DefinitionError
 */
export function keptOwn(place: OwnPlace, own: OwnDefinition, nameAt: NameAt): AnyResource {
  const { list } = completeOwn(place, own, nameAt)
  const fields = Object.fromEntries(own.fields.map((field) => [field.key, completeField(field, nameAt)]))
  const { unique = [] } = own
  return define(place, own, { ...optionsOf(place, own, nameAt), fields, list, unique })
}
