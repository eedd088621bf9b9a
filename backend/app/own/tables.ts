import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { AnyResource } from '@barem/resources/kit'
import { MIGRATION_LOCK } from '#app/environment/migration_lock'
import { ApiError } from '#app/http/api_error'
import { desiredTables } from '#app/resources/schema/desired_table'
import { difference } from '#app/resources/schema/difference'
import { existingTables } from '#app/resources/schema/existing_tables'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'

/** Seconds that a change of tables waits for what others are doing, and that it may take. */
const PATIENCE = 2
const LONGEST = 60

/** What PostgreSQL says when a lock does not come in time, or two wait for each other. */
const BUSY = new Set(['55P03', '40P01'])

/** Throws what the caller is told when others held the tables for too long; nothing was changed then. */
export function busyError(error: unknown): unknown {
  return BUSY.has(String((error as { code?: unknown } | null)?.code))
    ? new ApiError('OWN_ERR_008', { retryAfter: 5 })
    : error
}

/** Runs `work` as the owner of the tables, in the transaction at hand. */
export async function asOwner<T>(work: (client: TransactionClientContract) => Promise<T>): Promise<T> {
  const { client } = tenantTransaction()
  await client.rawQuery('set local role none')
  const result = await work(client)
  await client.rawQuery('set local role barem_app')
  return result
}

/** Takes the lock of migrations for the rest of the transaction: one change of tables at a time, on all nodes. */
export const lockTables = async (): Promise<void> => {
  const { client } = tenantTransaction()
  await client.rawQuery(`set local lock_timeout = '${PATIENCE}s'`)
  await client.rawQuery(`set local statement_timeout = '${LONGEST}s'`)
  await client.rawQuery('select pg_advisory_xact_lock(?)', [MIGRATION_LOCK])
}

/** The statements that bring the tables of definitions to what they say. They never drop anything. */
export async function missingStatements(
  client: TransactionClientContract,
  kept: readonly AnyResource[],
): Promise<string[]> {
  if (kept.length === 0) return []
  const existing = await existingTables(client, `^(${kept.map(({ table }) => table).join('|')})(_|$)`)
  return difference(kept.flatMap(desiredTables), existing).statements
}

/** Makes the tables of definitions, or changes them, as a migration would. */
export const bringTables = (kept: readonly AnyResource[]): Promise<void> =>
  asOwner(async (client) => {
    for (const statement of await missingStatements(client, kept)) await client.rawQuery(statement)
  })

/** Drops a table of a definition with all its rows, and those of its lines and relations. */
export const dropTables = (table: string): Promise<void> =>
  asOwner(async (client) => {
    // By what the database has, so that a definition that no release can read any more goes too.
    const names = Object.keys(await existingTables(client, `^${table}(_|$)`))
    await client.rawQuery(`drop table if exists ${names.join(', ')}`)
    await client.rawQuery('delete from row_counts where tenant_id = app_tenant() and table_name = ?', [table])
  })
