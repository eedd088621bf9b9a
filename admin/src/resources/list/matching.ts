import { listQuery } from '../../providers/query.ts'
import { crudFilters } from './address.ts'
import type { ListControl } from './useListState.ts'

/** All rows that a list shows on all its pages: what it is asked for, and how many they are. */
export type Matching = { query: string; total: number }

/** What decides which rows a list has, as a query string without page and order. */
export function matchingQuery(control: ListControl): string {
  const query = listQuery(undefined, [], crudFilters(control))
  query.delete('_start')
  query.delete('_end')
  return query.toString()
}
