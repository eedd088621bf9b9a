import { tenantTransaction } from './tenant_transaction.ts'

/**
 * Rows of the company at hand, with names as they are in `sql`; decimals come as strings, days as `yyyy-mm-dd` when
 * cast to text.
 */
export async function rowsOf<Row>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
  const { rows } = (await tenantTransaction().client.rawQuery(sql, values as never)) as { rows: Row[] }
  return rows
}

/** A list as one parameter: the query builder would spread an array. */
export const uuids = (ids: readonly string[]) => `{${ids.join(',')}}`
