import { v7 as uuid } from 'uuid'
import { inTenant } from '#app/tenancy/tenant_transaction'
import { tooManyAttempts } from './too_many_attempts.ts'

/** Requests for a password name no company, or a made-up one, so they are counted under none. */
const NO_COMPANY = '00000000-0000-0000-0000-000000000000'
const MINUTES = 15
const PER_NETWORK = 10

/**
 * Counts a request for a password from a network, whatever account it names.
 * @throws ApiError COM_ERR_007 when there were enough of late
 */
export const notePasswordRequest = (network: string): Promise<void> =>
  inTenant(NO_COMPANY, async ({ client }) => {
    await client.rawQuery('select pg_advisory_xact_lock(hashtextextended(?, 3))', [network])
    await client.rawQuery(
      `delete from password_requests where tenant_id = app_tenant()
        and requested_at < clock_timestamp() - interval '${MINUTES} minutes'`,
    )
    const { rows } = (await client.rawQuery(
      `select extract(epoch from requested_at + interval '${MINUTES} minutes' - clock_timestamp())::float8 as seconds
        from password_requests
       where tenant_id = app_tenant() and address = ? order by requested_at desc offset ${PER_NETWORK - 1} limit 1`,
      [network],
    )) as { rows: { seconds: number }[] }
    if (rows[0]) throw tooManyAttempts(rows[0].seconds * 1000)
    await client.rawQuery('insert into password_requests (tenant_id, id, address) values (app_tenant(), ?, ?)', [
      uuid(),
      network,
    ])
  })
