import { checkResource } from './checks.ts'
import type { AnyField, Fields } from './field_types.ts'
import { tableName } from './names.ts'
import { actions, type AnyResource, type FieldName, type Resource, type ResourceOptions } from './resource.ts'

/** Types that a table shows badly or not at all, left out of the default columns. */
const NOT_IN_LISTS = new Set<AnyField['type']>([
  'longText',
  'lines',
  'files',
  'attributes',
  'belongsToMany',
  'permissions',
])
const SEARCHABLE = new Set<AnyField['type']>(['code', 'text', 'email', 'phone', 'taxCode', 'username'])
const FILTERABLE = new Set<AnyField['type']>(['select', 'belongsTo', 'boolean'])

/** Names of the fields whose type is in `types`, in the order of the definition. */
function ofTypes<F extends Fields>(fields: F, keep: (type: AnyField['type']) => boolean) {
  return (Object.keys(fields) as FieldName<F>[]).filter((name) => keep(fields[name]!.type))
}

/**
 * Defines a resource: checks it, fills in every default once, and freezes it.
 * @throws DefinitionError naming the path, the value and the fix
 */
export function defineResource<const N extends string, const F extends Fields>(
  name: N,
  options: { fields: F } & ResourceOptions<NoInfer<F>>,
): Resource<N, F> {
  const { fields } = options
  const names = Object.keys(fields) as FieldName<F>[]
  const resource = {
    name,
    table: tableName(name),
    area: options.area ?? null,
    exportArea: options.exportArea ?? null,
    route: options.route ?? `/${name}`,
    icon: options.icon ?? 'category',
    title: options.title ?? (names.includes('name' as FieldName<F>) ? ('name' as FieldName<F>) : names[0]!),
    hint: options.hint ?? [],
    fields,
    list: {
      columns: options.list?.columns ?? ofTypes(fields, (type) => !NOT_IN_LISTS.has(type)),
      filters: options.list?.filters ?? ofTypes(fields, (type) => FILTERABLE.has(type)),
      search: options.list?.search ?? ofTypes(fields, (type) => SEARCHABLE.has(type)),
      sort: options.list?.sort ?? { field: 'createdAt' as const, order: 'desc' as const },
      vocabulary: options.list?.vocabulary ?? null,
      bulk: options.list?.bulk ?? [],
    },
    form: options.form ?? { general: names },
    actions: options.actions ?? actions,
    duplicates: options.duplicates ?? [],
    inUse: options.inUse ?? 'COM_ERR_011',
    states: options.states ?? null,
    numbering: options.numbering ?? null,
  } satisfies Resource<N, F>
  checkResource(resource as unknown as AnyResource)
  return Object.freeze(resource)
}
