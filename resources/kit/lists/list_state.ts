import { isKept } from '../fields/kept.ts'
import type { Field, FieldType } from '../fields/field_types.ts'
import { sumOf } from '../fields/sum_of.ts'
import { traits, type Traits } from '../fields/traits.ts'
import type { AnyResource } from '../resource.ts'

/** All rows of a list can be changed at once where they are no more than this. */
export const MOST_MATCHING = 2000

/** Rows that a page of a list may hold; the first is the usual one. */
export const PAGE_SIZES: readonly number[] = [10, 20, 50, 100]

/** How an address spells the operator of a filter after the field's name; nothing is "one of these". */
export type Suffix = '' | '_gte' | '_lte' | '_like' | '_null'

/** The operators that a list offers for each way to filter, besides "is empty". */
const offered: Record<Traits['filter'], readonly Suffix[]> = {
  contains: ['_like'],
  range: ['_gte', '_lte'],
  choice: [''],
  none: [],
}

/** Whether rows may have nothing in a field, so that a list can ask for those that do. */
export const mayBeEmpty = (field: Field): boolean =>
  !isKept(field) && field.type !== 'code' && field.type !== 'boolean' && sumOf(field) === null

/** The operators that a list offers for a field, or for a moment that every row has, such as `createdAt`. */
export function suffixesOf(type: FieldType, field: Field | null): readonly Suffix[] {
  const suffixes = offered[traits[type].filter]
  return suffixes.length > 0 && field && mayBeEmpty(field) ? [...suffixes, '_null'] : suffixes
}

/** Whether a field only says which document a row opens. */
const isWayToDocument = ({ query }: AnyResource, name: string): boolean =>
  typeof query?.opens === 'object' && Object.values(query.opens ?? {}).includes(name)

/** Names of the columns that a person may choose from, the usual ones first; of unlike goods no list shows a sum. */
export function choosableNames(definition: AnyResource): string[] {
  const { list, fields, query } = definition
  const names = new Set<string>([...list.columns, ...Object.keys(fields), ...(query ? [] : ['createdAt', 'updatedAt'])])
  return [...names].filter(
    (name) =>
      !query?.parameters.includes(name) &&
      !isWayToDocument(definition, name) &&
      traits[fields[name]?.type ?? 'text'].inLists !== 'never' &&
      fields[name]?.role !== 'count',
  )
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
