import type { AnyResource } from '@barem/resources/kit'
import { rowsOf, runLast, type Statement } from '#app/tenancy/run'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'
import { COUNTED, ListStatements, type By } from './list_statements.ts'
import { LongLists } from './long_lists.ts'
import type { ListQuery } from './parse.ts'
import type { Lookup } from './selection.ts'

const longLists = new LongLists()

export interface List {
  /** Rows on all pages; where there are `more`, as many of them as were counted. */
  total: number
  more: boolean
  /** The sums of the requested fields over all matching rows, in their order. */
  sums: readonly string[]
  /** The page, as JSON text. */
  rows: string
}

interface Answer {
  total: number | null
  rows: string | null
}

const ask = async ({ text, values }: Statement): Promise<Answer> => (await rowsOf<Answer>(text, values))[0]!

/**
 * The page of a list and how many rows it has, as the last thing that the transaction is used for. Nobody reads all of
 * very many matches to show ten: they are counted up to a limit, and those of the page found in the order of an index.
 */
export async function readList(resource: AnyResource, query: ListQuery, lookup: Lookup): Promise<List> {
  const list = new ListStatements(resource, query, lookup)
  const sums = query.sums.length === 0 ? [] : await sumsOf(list.summed(query.sums))
  return { ...(await rowsFor(list, query)), sums }
}

const sumsOf = async ({ text, values }: Statement): Promise<string[]> =>
  (await rowsOf<{ sums: string[] }>(text, values))[0]!.sums

async function rowsFor(list: ListStatements, query: ListQuery): Promise<Omit<List, 'sums'>> {
  if (!list.isSearch && !list.isFiltered) {
    const [all] = await runLast<{ total: number; rows: string }>(list.whole())
    return { ...all!, more: false }
  }
  const most = Math.max(COUNTED, query.start + query.limit) + 1
  const key = JSON.stringify([tenantTransaction().tenantId, most, list.narrowing])
  const known = longLists.get(key)
  if (known) {
    const page = await pageOf(list, query.limit, known)
    if (page.total === query.limit) return { total: most, more: true, rows: page.rows! }
  }
  const { by, ...counted } = await count(list, most)
  const total = counted.total!
  if (total === most) longLists.add(key, by)
  const wanted = Math.max(0, Math.min(query.limit, total - query.start))
  const rows = counted.rows ?? (await pageOf(list, wanted, by)).rows
  return { total, more: total === most, rows: rows! }
}

/** `total` up to `most`, and `rows` where it took little to find them too. */
async function count(list: ListStatements, most: number): Promise<Answer & { by: By }> {
  const counted = await ask(list.isFiltered ? list.filtered(most, 'index') : list.searched(most))
  if (counted.total !== null) return { ...counted, by: 'index' }
  return { ...(await ask(list.filtered(most, 'row'))), by: 'row' }
}

/** The page of a list with many matches, and how many rows it has; so many are `wanted`. */
async function pageOf(list: ListStatements, wanted: number, by: By): Promise<Answer> {
  const walked = list.isIndexed ? await ask(list.walked()) : null
  return walked?.total === wanted ? walked : ask(list.sorted(by))
}
