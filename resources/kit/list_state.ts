import type { Field, FieldType } from './field_types.ts'
import type { AnyResource } from './resource.ts'

/** Rows that a page of a list may hold; the first is the usual one. */
export const PAGE_SIZES: readonly number[] = [10, 20, 50, 100]

/** How an address spells the operator of a filter after the field's name; nothing is "one of these". */
export type Suffix = '' | '_gte' | '_lte' | '_like' | '_null'

const contains: readonly Suffix[] = ['_like']
const range: readonly Suffix[] = ['_gte', '_lte']
const oneOf: readonly Suffix[] = ['']

/** The operators that a list offers for a field of each type, besides "is empty". */
const offered: Record<FieldType, readonly Suffix[]> = {
  code: contains,
  text: contains,
  longText: contains,
  integer: range,
  decimal: range,
  money: range,
  weight: range,
  percent: range,
  boolean: oneOf,
  date: range,
  dateTime: range,
  email: contains,
  phone: contains,
  taxCode: contains,
  color: contains,
  select: oneOf,
  belongsTo: oneOf,
  belongsToMany: oneOf,
  username: contains,
  address: contains,
  permissions: [],
  attributes: [],
  lines: [],
  image: [],
  files: [],
}

/** Whether rows may have nothing in a field, so that a list can ask for those that do. */
export const mayBeEmpty = (field: Field): boolean =>
  (!field.required || field.when !== null) && field.type !== 'code' && field.type !== 'boolean'

/** The operators that a list offers for a field, or for a moment that every row has, such as `createdAt`. */
export function suffixesOf(type: FieldType, field: Field | null): readonly Suffix[] {
  const suffixes = offered[type]
  return suffixes.length > 0 && field && mayBeEmpty(field) ? [...suffixes, '_null'] : suffixes
}

/** Types too large for a line of a list. */
const TOO_LARGE: ReadonlySet<FieldType> = new Set(['lines', 'attributes', 'files'])

/** Names of the columns that a person may choose from, the usual ones first. */
export function choosableNames({ list, fields }: AnyResource): string[] {
  const names = new Set<string>([...list.columns, ...Object.keys(fields), 'createdAt', 'updatedAt'])
  return [...names].filter((name) => !TOO_LARGE.has((fields[name] as Field | undefined)?.type ?? 'text'))
}

/** What a list shows under a name; null is the list's usual. */
export interface ViewState {
  /** What is searched for, as typed. */
  q: string
  /** Values by field and operator, as the address spells them: `{ createdAt_gte: ['2026-11-01'] }`. */
  filters: Record<string, string[]>
  sort: { field: string; order: 'asc' | 'desc' } | null
  columns: string[] | null
  size: number | null
}
