import { v7 as uuid } from 'uuid'
import { ApiError } from '#app/http/api_error'
import { inTenant } from '#app/tenancy/tenant_transaction'

const MINUTES = 15
const PER_ACCOUNT = 5
const PER_ADDRESS = 20

interface Count {
  account: number
  address: number
  known: boolean
}

/**
 * Counts an attempt before its password is looked at, so that guesses sent at once cannot slip by together.
 * Kept in the database, so a restart forgives nothing.
 * @throws ApiError COM_ERR_007 when the account or the address has used up its attempts, COM_ERR_000 for a company that there is not:
 * whoever makes one up leaves no rows behind, and no password is hashed for them
 */
export function noteAttempt(tenantId: string, account: string, address: string): Promise<void> {
  return inTenant(tenantId, async ({ client }) => {
    await client.rawQuery('select pg_advisory_xact_lock(hashtextextended(?, 1))', [`${tenantId}${account}`])
    const { rows } = (await client.rawQuery(
      `select count(*) filter (where account = ?)::int as account, count(*) filter (where address = ?)::int as address,
         exists (select from tenants where tenant_id = app_tenant()) as known
       from sign_in_attempts where tenant_id = app_tenant() and attempted_at > now() - interval '${MINUTES} minutes' and (account = ? or address = ?)`,
      [account, address, account, address],
    )) as { rows: [Count] }
    const [count] = rows
    if (!count.known) throw new ApiError('COM_ERR_000')
    if (count.account >= PER_ACCOUNT || count.address >= PER_ADDRESS)
      throw new ApiError('COM_ERR_007', { params: { minutes: MINUTES } })
    await client.table('sign_in_attempts').insert({ tenant_id: tenantId, id: uuid(), account, address })
  })
}

/** Forgets the attempts of an account that has now signed in, and everything older than a day. */
export async function forgive(tenantId: string, account: string): Promise<void> {
  await inTenant(tenantId, ({ client }) =>
    client.rawQuery(
      `delete from sign_in_attempts where tenant_id = app_tenant() and (account = ? or attempted_at < now() - interval '1 day')`,
      [account],
    ),
  )
}
