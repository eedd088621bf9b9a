import { definedAt } from '../define.ts'
import type { Field, Fields } from '../fields/field_types.ts'
import { traits } from '../fields/traits.ts'
import { META_FIELDS } from '../infer.ts'
import { refuse, requireKnown } from '../mistake.ts'
import type { AnyResource, ListOptions, Resource, ResourceOptions, Sort } from '../resource.ts'
import type { Query } from './query.ts'

/** What an author may say of a list that a query makes. */
export interface QueryListOptions<F extends Fields>
  extends
    Pick<ResourceOptions<F>, 'exportArea' | 'title' | 'shortTitle' | 'partner' | 'icon' | 'home'>,
    Partial<Query<F>>,
    Required<Pick<ResourceOptions<F>, 'area' | 'route'>> {
  list: ListOptions<F> & { sort: Sort<F> }
}

/** A list whose rows a query makes. It has no table, and nothing of it is written. */
export type QueryList = AnyResource & { readonly query: Query }

/** The fields that say which page a row opens. */
const fieldsOpening = (opens: Query['opens']): string[] =>
  typeof opens === 'string'
    ? [...opens.matchAll(/:(\w+)/g)].map(([, field]) => field!)
    : opens
      ? [opens.document, opens.id]
      : []

const isHidden = ({ area, alsoArea, feature }: Field) => area !== null || alsoArea !== null || feature !== null

function checkQuery({ name, fields, list }: AnyResource, query: Query): void {
  const { parameters, opens, sums, related, fromMonth, fromYear, ofPage } = query
  const own = Object.keys(fields)
  const path = `${name}.query`
  requireKnown(parameters, own, `${path}.parameters`)
  requireKnown(sums, own, `${path}.sums`)
  for (const parameter of parameters)
    if (fields[parameter]!.type !== 'date' || list.filters.includes(parameter))
      refuse('E_PARAMETER', `${path}.parameters`, `'${parameter}'`, 'Name a date that the list is not filtered by.')
  requireKnown(fromMonth, parameters, `${path}.fromMonth`)
  requireKnown(fromYear, parameters, `${path}.fromYear`)
  requireKnown(ofPage, own, `${path}.ofPage`)
  for (const late of ofPage)
    if (
      [...list.filters, ...list.search, ...sums, list.sort.field].includes(late) ||
      fields[late]!.type === 'belongsTo'
    )
      refuse('E_OF_PAGE', `${path}.ofPage`, `'${late}'`, 'Name a figure that nothing is sorted or filtered by.')
  for (const sum of sums)
    if (!['money', 'weight'].includes(fields[sum]!.type))
      refuse('E_SUMS', `${path}.sums`, `'${sum}' is not added up`, 'Name money or a weight.')
  requireKnown(related, own, `${path}.related`)
  for (const relation of related)
    if (fields[relation]!.type !== 'belongsTo' || !list.filters.includes(relation))
      refuse('E_RELATED', `${path}.related`, `'${relation}'`, 'Name a belongsTo that the list is filtered by.')
  requireKnown(fieldsOpening(opens), [...own, 'id'], `${path}.opens`)
  for (const named of [...list.columns, ...list.filters, list.sort.field])
    if (META_FIELDS.some((meta) => meta === named && meta !== 'id'))
      refuse('E_QUERY_META', `${name}.list`, `no row of a query has '${named}'`, 'Name a field of the list.')
  if (isHidden(fields[list.sort.field] as Field))
    refuse('E_SORT', `${name}.list.sort`, 'not everybody may see the field', 'Sort by one that all readers see.')
  for (const [field, { type }] of Object.entries(fields))
    if (!['column', 'json'].includes(traits[type].storage))
      refuse('E_QUERY_FIELD', `${name}.fields.${field}`, `a query has no ${type}`, 'Use a type with a single value.')
}

/**
 * Defines a list over a query: its columns, filters, search, order, sums, sheet and saved views are those of any list.
 * The query itself is SQL that the server has under the same name; it gives a column for each field, `id`, and
 * `search_text` where the list is searched.
 * @throws DefinitionError naming the path, the value and the fix
 */
export function defineQueryList<const N extends string, const F extends Fields>(
  name: N,
  {
    parameters = [],
    fromMonth = [],
    fromYear = [],
    ofPage = [],
    opens = null,
    sums = [],
    related = [],
    fields,
    ...options
  }: { fields: F } & QueryListOptions<NoInfer<F>>,
): Resource<N, F> & { readonly query: Query<F> } {
  const read = Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, { ...field, readOnly: true }]))
  const list = { dense: true, ...options.list }
  const defined = definedAt(name, name, { ...options, list, fields: read as unknown as F, form: {}, actions: ['list'] })
  const query = Object.freeze({ parameters, fromMonth, fromYear, ofPage, opens, sums, related })
  checkQuery(defined as unknown as AnyResource, query as unknown as Query)
  return Object.freeze({ ...defined, query })
}
