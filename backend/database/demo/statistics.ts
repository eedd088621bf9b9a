import { tenantTransaction } from '#app/tenancy/tenant_transaction'

/**
 * Lets the database count what the demo has made so far. Nobody else does while its transaction lasts, and then the
 * tables are planned for as if they were empty.
 */
export async function countRows(): Promise<void> {
  const { client } = tenantTransaction()
  await client.rawQuery(`select set_config('role', 'none', true)`)
  await client.rawQuery('analyze')
  await client.rawQuery(`select set_config('role', 'barem_app', true)`)
}
