import { normalisePhone, PHONE, TAX_CODE, type AnyResource, type FieldType } from '@barem/resources/kit'
import { vocabularies } from '@barem/resources/search/vocabularies'
import { tooMany, unknownName } from '#app/http/api_error'
import { composed } from '#app/language/composed'
import { filterNames, isOfPage, queryable, sortNames, type Queryable } from './columns.ts'
import { operators, operatorsOf, readValues, type Operator } from './operators.ts'
import { platePattern } from './plate_pattern.ts'
import { outcomeNames } from './summed.ts'

export const MAX_PAGE = 100
/** Filters of one list, and fields that it is sorted by. */
const MOST_FILTERS = 40
const MOST_SORTS = 5
/** Rows of a page whose end is not given. */
export const PAGE = 10

export interface Filter {
  target: Queryable
  operator: Operator
  /** Checked values; none means "is empty". */
  values: string[]
}

export interface ListQuery {
  start: number
  limit: number
  sort: { target: Queryable; descending: boolean }[]
  filters: Filter[]
  /** Fields that are added up over all rows that match. */
  sums: string[]
  /** The searched text, as typed. */
  typed: string
  /** Words that all must be found, as typed; or patterns, where the resource has a vocabulary. */
  words: string[]
  patterns: string[]
  /** Patterns of the rows that come first: those that hold the last word whole, and not as a beginning only. */
  whole: string[]
}

type Raw = Record<string, unknown>

const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((item) => item !== null && item !== undefined).map(String)

function whole(query: Raw, name: string, fallback: number): number {
  const value = query[name]
  if (value === undefined || value === null) return fallback
  if (typeof value !== 'string' || !/^\d{1,9}$/.test(value)) throw unknownName('nonNegative', [name])
  return Number(value)
}

/** Rows that are asked for by id come all at once, as `getMany` of simple-rest expects. */
const usualSize = ({ id, id_in }: Raw) => (id === undefined && id_in === undefined ? PAGE : MAX_PAGE)

const page = (query: Raw): Pick<ListQuery, 'start' | 'limit'> => {
  const start = whole(query, '_start', 0)
  const end = whole(query, '_end', start + usualSize(query))
  return { start, limit: Math.max(0, Math.min(end - start, MAX_PAGE)) }
}

/**
 * The page that a query string asks for, where nothing else can be asked.
 * @throws ApiError 400 naming whatever else it says
 */
export function pageOf(query: Raw): Pick<ListQuery, 'start' | 'limit'> {
  const unknown = Object.keys(query).filter((key) => key !== '_start' && key !== '_end')
  if (unknown.length > 0) throw unknownName('unknownFilter', unknown)
  return page(query)
}

function sorting(resource: AnyResource, query: Raw): ListQuery['sort'] {
  const names = texts(query._sort)
    .flatMap((item) => item.split(','))
    .filter(Boolean)
  const orders = texts(query._order).flatMap((item) => item.split(','))
  const allowed = sortNames(resource)
  if (names.length > MOST_SORTS || orders.length > MOST_SORTS || new Set(names).size < names.length)
    throw tooMany('_sort', MOST_SORTS)
  const unknown = names.filter((name) => !allowed.includes(name))
  if (unknown.length > 0) throw unknownName('unknownSort', unknown)
  if (orders.some((order) => !/^(asc|desc)?$/i.test(order))) throw unknownName('unknownSort', ['_order'])
  if (names.length === 0)
    return [{ target: queryable(resource, resource.list.sort.field)!, descending: resource.list.sort.order === 'desc' }]
  return names.map((name, index) => ({
    target: queryable(resource, name)!,
    descending: /^desc$/i.test(orders[index] ?? ''),
  }))
}

/** `phone_like` → the field and the operator; a field with exactly that name takes precedence. */
function split(resource: AnyResource, key: string): { name: string; operator: Operator } {
  const [, name, suffix] = /^(.+)_(ne|gte|lte|like|in|null)$/.exec(key) ?? []
  return name && !resource.fields[key] ? { name, operator: suffix as Operator } : { name: key, operator: 'eq' }
}

function filter(resource: AnyResource, key: string, raw: unknown): Filter {
  const { name, operator } = split(resource, key)
  const target = queryable(resource, name)!
  if (!operatorsOf(target).includes(operator)) throw unknownName('unknownOperator', [key])
  const list = operator === 'in' ? texts(raw).flatMap((item) => item.split(',')) : raw === null ? [] : texts(raw)
  return {
    target,
    operator,
    values: readValues(
      target,
      operator,
      key,
      list.filter((item) => item !== ''),
    ),
  }
}

const MAX_TYPED = 200
const MAX_WORDS = 10

const DIGITS = /^[+(]?\d[\d\s.()-]{6,30}$/

/**
 * Numbers are stored as bare digits, and are found however they are written: `+84 981 000 468`, `0981.000.468`,
 * `0100109106-001`.
 */
function asStored({ fields, list: { search } }: AnyResource, q: string): string {
  const searches = (type: FieldType) => search.some((name) => fields[name]!.type === type)
  const bare = DIGITS.test(q) ? normalisePhone(q) : q
  return (searches('phone') && PHONE.test(bare)) || (searches('taxCode') && TAX_CODE.test(bare)) ? bare : q
}

function searched(resource: AnyResource, q: string): Pick<ListQuery, 'words' | 'patterns' | 'whole'> {
  const { vocabulary } = resource.list
  const plate = platePattern(resource, q)
  if (plate) return { words: [], patterns: [plate], whole: [] }
  const typed = q.slice(0, MAX_TYPED)
  const { begun, whole } = vocabulary ? vocabularies[vocabulary] : { begun: () => [], whole: () => [] }
  const patterns = begun(typed)
  if (patterns.length > 0) return { words: [], patterns, whole: whole(typed) }
  return { words: q === '' ? [] : typed.split(/\s+/).slice(0, MAX_WORDS), patterns: [], whole: [] }
}

/** Fields that lists may be asked to add up: money and weights. */
export const summable = (resource: AnyResource): string[] =>
  Object.keys(resource.fields).filter(
    (name) => ['money', 'weight'].includes(resource.fields[name]!.type) && !isOfPage(resource, name),
  )

function summed(resource: AnyResource, asked: unknown): string[] {
  const names = texts(asked).flatMap((item) => item.split(','))
  const allowed = [...summable(resource), ...outcomeNames(resource)]
  if (!names.every((name) => allowed.includes(name))) throw unknownName('enum', ['_sum'])
  return [...new Set(names)]
}

const PAGING = new Set(['_start', '_end', '_sort', '_order', '_sum', 'q'])

/**
 * Reads a query string in the dialect of `@refinedev/simple-rest`.
 * @throws ApiError 400 naming each filter, sort or value that this resource does not have
 */
export function parseListQuery(resource: AnyResource, query: Raw): ListQuery {
  const { start, limit } = page(query)
  const keys = Object.keys(query).filter((key) => !PAGING.has(key))
  const known = new Set(filterNames(resource))
  const unknown = keys.filter((key) => !known.has(split(resource, key).name))
  if (unknown.length > 0) throw unknownName('unknownFilter', unknown)
  if (keys.length > MOST_FILTERS) throw tooMany(keys[MOST_FILTERS]!, MOST_FILTERS)
  if (typeof query.q === 'object' && query.q !== null) throw unknownName('string', ['q'])
  const q = composed(String(query.q ?? ''))
    .replaceAll('\0', '')
    .trim()
  if (q !== '' && resource.list.search.length === 0) throw unknownName('unknownFilter', ['q'])
  return {
    start,
    limit,
    sort: sorting(resource, query),
    filters: keys.map((key) => filter(resource, key, query[key])),
    sums: summed(resource, query._sum),
    typed: q.slice(0, MAX_TYPED),
    ...searched(resource, asStored(resource, q)),
  }
}

export { operators }
