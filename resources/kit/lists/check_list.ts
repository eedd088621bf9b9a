import type { Field } from '../fields/field_types.ts'
import { isStored } from '../fields/read_time.ts'
import { traits } from '../fields/traits.ts'
import { META_FIELDS } from '../infer.ts'
import { refuse, requireKnown, requireWidths } from '../mistake.ts'
import type { AnyResource } from '../resource.ts'
import { checkQuick } from './check_quick.ts'

/** Types that many rows may be given the same value of. */
const BULK_TYPES = new Set<Field['type']>([
  'text',
  'longText',
  'integer',
  'decimal',
  'money',
  'weight',
  'percent',
  'boolean',
  'date',
  'dateTime',
  'color',
  'select',
  'belongsTo',
  'belongsToMany',
])

/** Types whose similarity to what is typed can be measured. */
const COMPARED_TYPES = new Set<Field['type']>(['text', 'taxCode'])

/** Columns that a card of a list has room for. */
const MOST_ON_CARD = 3

/** Checks what a definition says of its list: columns, filters, search, order, bulk changes and hints of duplicates. */
export function checkList(resource: AnyResource): void {
  const { name, fields, list, duplicates } = resource
  const own = Object.keys(fields)
  const columns = [...own, ...META_FIELDS]
  const field = (key: string) => fields[key] as Field | undefined
  const path = `${name}.list`
  for (const part of ['columns', 'filters', 'card'] as const) requireKnown(list[part], columns, `${path}.${part}`)
  if (list.card.length > MOST_ON_CARD)
    refuse('E_CARD', `${path}.card`, `${list.card.length} columns`, `Keep the ${MOST_ON_CARD} that matter most.`)
  requireKnown(Object.keys(list.widths), columns, `${path}.widths`)
  requireWidths(list.widths, `${path}.widths`)
  requireKnown(list.search, own, `${path}.search`)
  requireKnown(list.bulk, own, `${path}.bulk`)
  requireKnown([list.sort.field], columns, `${path}.sort.field`)
  requireKnown(duplicates, own, `${name}.duplicates`)
  requireKnown(list.sums, own, `${path}.sums`)
  for (const sum of list.sums)
    if (!['money', 'weight'].includes(field(sum)!.type))
      refuse('E_SUMS', `${path}.sums`, `'${sum}' is not added up`, 'Name money or a weight.')
  checkQuick(resource)
  for (const column of list.columns)
    if (field(column) && traits[field(column)!.type].inLists === 'never')
      refuse('E_COLUMN', `${path}.columns`, `a list cannot show '${column}'`, 'Leave it to the page of the row.')
  for (const filter of list.filters)
    if (field(filter) && traits[field(filter)!.type].filter === 'none')
      refuse('E_FILTER', `${path}.filters`, `nothing filters by '${filter}'`, 'Leave it out.')
  if (field(list.sort.field) && !traits[field(list.sort.field)!.type].sorted)
    refuse('E_SORT', `${path}.sort.field`, `'${list.sort.field}' has no order`, 'Sort by another field.')
  for (const searched of list.search)
    if (!['column', 'json'].includes(traits[field(searched)!.type].storage) || !isStored(field(searched)!))
      refuse('E_SEARCH', `${path}.search`, `nothing is found by '${searched}'`, 'Leave it out.')
  if (list.search.length > 0 && list.search.every((key) => field(key)!.type === 'belongsTo'))
    refuse('E_SEARCH', `${path}.search`, 'only other rows are searched', 'Add a field of its own, such as the code.')
  for (const bulk of list.bulk)
    if (!BULK_TYPES.has(field(bulk)!.type) || field(bulk)!.readOnly || field(bulk)!.unique !== null)
      refuse('E_BULK', `${path}.bulk`, `'${bulk}' cannot be set for many rows at once`, 'Leave it out.')
  for (const key of duplicates)
    if (!COMPARED_TYPES.has(field(key)!.type))
      refuse('E_DUPLICATES', `${name}.duplicates`, `'${key}' is not a text or a tax code`, 'Leave it out.')
}
