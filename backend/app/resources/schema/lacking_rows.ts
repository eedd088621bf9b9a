import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Lacking } from './fill.ts'

/**
 * How many rows lack each value, in all companies: walls are taken down for the count, in a transaction that is rolled
 * back.
 * @param renames SQL that gives tables the names they are counted by
 */
export async function countLacking(
  client: QueryClientContract,
  lacking: Lacking[],
  renames: string[] = [],
): Promise<number[]> {
  if (lacking.length === 0) return []
  const transaction = await client.transaction()
  try {
    for (const statement of renames) await transaction.rawQuery(statement)
    for (const table of new Set(lacking.map(({ table }) => table)))
      await transaction.rawQuery(`alter table ${table} no force row level security`)
    const counts: number[] = []
    for (const { table, where } of lacking) {
      const { rows } = await transaction.rawQuery(`select count(*)::int as rows from ${table} where ${where}`)
      counts.push(rows[0].rows)
    }
    return counts
  } finally {
    await transaction.rollback()
  }
}
