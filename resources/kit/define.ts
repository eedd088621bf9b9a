import { checkResource } from './checks.ts'
import { refuseUnknownWords } from './check_words.ts'
import { completeStates, type StatesOptions } from './documents/states.ts'
import { checkReservedNames } from './fields/check_reserved.ts'
import type { Field, Fields, FieldType } from './fields/field_types.ts'
import { daysUntil } from './fields/read_time.ts'
import { traits, type Traits } from './fields/traits.ts'
import { completeTile } from './home/tile.ts'
import { checkMenuPlace } from './menu/check_place.ts'
import { menuPlace } from './menu/place.ts'
import { tableName } from './names.ts'
import {
  actions,
  type Action,
  type AnyResource,
  type FieldName,
  type Resource,
  type ResourceOptions,
} from './resource.ts'

/** Actions of a single record: it always exists, so it is not added, listed or deleted. */
const SINGLE_ACTIONS: readonly Action[] = ['show', 'update']

/** Types whose values a list offers to choose among unless the definition says otherwise. */
const FEW_CHOICES = new Set<FieldType>(['select', 'belongsTo', 'boolean'])

/** Names of the fields whose type `keep` accepts, in the order of the definition. */
function fieldsOfTypes<F extends Fields>(fields: F, keep: (traits: Traits, type: FieldType) => boolean) {
  return (Object.keys(fields) as FieldName<F>[]).filter((name) => keep(traits[fields[name]!.type], fields[name]!.type))
}

/** Whether a field has a value of its own from the start. */
const hasValue = (field: Field): boolean =>
  field.type === 'boolean' || field.type === 'code' || ('default' in field && field.default !== null)

/**
 * Fields as they are served: files in a folder that is called like the resource unless the field names another, and
 * only documents with a draft.
 */
const servedFields = <F extends Fields>(fields: F, name: string, hasDraft: boolean): F =>
  Object.fromEntries(
    (Object.entries(fields) as [string, Field][]).map(([key, field]) => [
      key,
      Object.freeze({
        ...field,
        lenient: hasDraft && field.required && !field.always && !hasValue(field),
        ...('folder' in field && field.folder === '' && { folder: name }),
        ...(field.type === 'lines' && { fields: servedFields(field.fields, name, hasDraft) }),
      }),
    ]),
  ) as unknown as F

/**
 * Defines a resource: checks it, fills in every default once, and freezes it.
 * @throws DefinitionError naming the path, the value and the fix
 */
export function defineResource<const N extends string, const F extends Fields>(
  name: N,
  options: { fields: F } & ResourceOptions<NoInfer<F>>,
): Resource<N, F> {
  checkReservedNames(options.fields, `${name}.fields`)
  return definedAt(name, name, options)
}

/**
 * As `defineResource`, for one whose rows are not at its name.
 * @param path of its rows in the API and, unless a route is said, of its list
 */
export function definedAt<const N extends string, const F extends Fields>(
  name: N,
  path: string,
  options: { fields: F } & ResourceOptions<NoInfer<F>>,
): Resource<N, F> {
  refuseUnknownWords(name, options)
  const { single = false } = options
  const fields = servedFields(options.fields, name, options.states !== undefined)
  const names = Object.keys(fields) as FieldName<F>[]
  const resource = {
    name,
    path,
    table: tableName(name),
    area: options.area ?? null,
    open: options.open ?? null,
    ownRows: options.ownRows ?? false,
    exportArea: options.exportArea ?? null,
    route: options.route ?? `/${path}`,
    icon: options.icon ?? 'category',
    menu: menuPlace(options.menu),
    title: options.title ?? (names.includes('name' as FieldName<F>) ? ('name' as FieldName<F>) : names[0]!),
    englishTitle: options.englishTitle ?? null,
    shortTitle: options.shortTitle ?? null,
    hint: options.hint ?? [],
    fields,
    list: {
      columns: options.list?.columns ?? (single ? [] : fieldsOfTypes(fields, ({ inLists }) => inLists === 'shown')),
      filters: options.list?.filters ?? (single ? [] : fieldsOfTypes(fields, (_, type) => FEW_CHOICES.has(type))),
      search: options.list?.search ?? (single ? [] : fieldsOfTypes(fields, ({ searched }) => searched)),
      sort: options.list?.sort ?? { field: 'createdAt' as const, order: 'desc' as const },
      vocabulary: options.list?.vocabulary ?? null,
      bulk: options.list?.bulk ?? [],
      widths: (options.list?.widths ?? {}) as Readonly<Record<string, number>>,
      card: options.list?.card ?? [],
      sums: options.list?.sums ?? [],
      dense: options.list?.dense ?? options.states !== undefined,
      quick: options.list?.quick ?? [],
      named: options.list?.named ?? {},
      sum: options.list?.sum ?? null,
      due: options.list?.due ?? null,
    },
    form: options.form ?? { general: names.filter((field) => daysUntil(fields[field]!) === null) },
    actions: options.actions ?? (single ? SINGLE_ACTIONS : actions),
    single,
    duplicates: options.duplicates ?? [],
    inUse: options.inUse ?? 'COM_ERR_011',
    unique: options.unique ?? [],
    check: options.check ?? [],
    computes: options.computes ?? null,
    partner: options.partner ?? null,
    otherPartner: options.otherPartner ?? null,
    states: options.states ? completeStates<F>(options.states as StatesOptions<F>) : null,
    prints: options.prints ?? [],
    createdFrom: options.createdFrom ?? [],
    exceptions: options.exceptions ?? [],
    told: options.told ?? [],
    next: options.next ?? [],
    home: (options.home ?? []).map(completeTile),
  } satisfies Resource<N, F>
  checkResource(resource as unknown as AnyResource)
  checkMenuPlace(resource as unknown as AnyResource, options.route)
  return Object.freeze(resource)
}
