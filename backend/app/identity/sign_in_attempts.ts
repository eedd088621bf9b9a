import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { v7 as uuid } from 'uuid'
import { ApiError } from '#app/http/api_error'
import { inTenant } from '#app/tenancy/tenant_transaction'
import { accountIn, type Account } from './accounts.ts'
import { COUNTED_MS, EVERYWHERE, EVERYWHERE_MS, NETWORK_MS, waitFor, type Counted } from './guess_limits.ts'
import { deviceOf } from './known_devices.ts'
import { tooManyAttempts } from './too_many_attempts.ts'

/** Who tries to sign in, and from where. */
export interface Attempted {
  tenantId: string
  /** The account as the database spells it. */
  account: string
  /** As `networkOf` spells it. */
  network: string
  /** Marks that the device has of accounts. */
  marks: readonly string[]
}

/** What is known of an attempt before its password is checked. */
export interface Attempt {
  /** Null for an unknown account. */
  found: Account | null
  /** The part of the device's mark that names it, where the account has left one. */
  device: string | null
  /** Milliseconds until a password that can be guessed is let through; 0 for one that has been counted now. */
  wait: number
  /** Guesses at the account within a day, this one included, from devices that it does not know. */
  guesses: number
}

interface CountRow {
  device: number
  device_last: number
  pair: number
  pair_last: number
  network: number
  network_last: number
  everywhere: number | null
  guesses: number
}

const ago = (moment: string) => `coalesce((extract(epoch from clock_timestamp() - ${moment}) * 1000)::float8, 0)`
const within = (milliseconds: number) => `attempted_at > clock_timestamp() - interval '${milliseconds / 1000} seconds'`
const USER = `user_id = cast(nullif(:user, '') as uuid)`
const DEVICE = `device = :device and ${USER}`
const PAIR = 'device is null and account = :account and address = :network'
const NETWORK = `device is null and address = :network and ${within(NETWORK_MS)}`
/**
 * SQL of the guesses at an account from unknown devices: by its id if it exists, since it has two names to sign in
 * with.
 */
const ACCOUNT = `device is null and (${USER} or (user_id is null and account = :account))`

const figures = (name: string, condition: string) =>
  `count(*) filter (where ${condition})::int as ${name},
    ${ago(`max(attempted_at) filter (where ${condition})`)} as ${name}_last`

const COUNT = `
  select ${figures('device', DEVICE)}, ${figures('pair', PAIR)}, ${figures('network', NETWORK)},
    count(*) filter (where ${ACCOUNT})::int as guesses,
    (select ${ago('attempted_at')} from sign_in_attempts where tenant_id = app_tenant() and ${ACCOUNT}
      and ${within(EVERYWHERE_MS)}
      order by attempted_at desc offset ${EVERYWHERE - 1} limit 1) as everywhere
  from sign_in_attempts where tenant_id = app_tenant() and ${within(COUNTED_MS)}
    and (account = :account or address = :network or ${USER})`

interface Guess {
  account: string
  network: string
  user: string | null
  device: string | null
}

async function count(client: TransactionClientContract, by: Guess): Promise<Counted & { guesses: number }> {
  const { rows } = (await client.rawQuery(COUNT, { ...by, user: by.user ?? '', device: by.device ?? '' })) as {
    rows: [CountRow]
  }
  const [row] = rows
  return {
    device: by.device === null ? null : { count: row.device, last: row.device_last },
    pair: { count: row.pair, last: row.pair_last },
    network: { count: row.network, last: row.network_last },
    everywhere: row.everywhere,
    guesses: row.guesses,
  }
}

/** Guesses of a company are counted one at a time, so that those sent at once cannot slip by together. */
const takeTurn = (client: TransactionClientContract) =>
  client.rawQuery(`select pg_advisory_xact_lock(hashtextextended('sign-in ' || app_tenant()::text, 1))`)

/** Counts a guess that may be made now; one that has to wait is not counted. */
async function admit(client: TransactionClientContract, by: Guess): Promise<Pick<Attempt, 'wait' | 'guesses'>> {
  const { guesses, ...counted } = await count(client, by)
  const wait = waitFor(counted)
  if (wait === 0)
    await client.rawQuery(
      `insert into sign_in_attempts (tenant_id, id, account, address, user_id, device, attempted_at)
       values (app_tenant(), :id, :account, :network, cast(nullif(:user, '') as uuid), nullif(:device, ''), clock_timestamp())`,
      { ...by, id: uuid(), user: by.user ?? '', device: by.device ?? '' },
    )
  return { wait, guesses: by.device ? 0 : guesses + 1 }
}

async function requireCompany(client: TransactionClientContract) {
  const { rows } = (await client.rawQuery('select 1 from tenants where tenant_id = app_tenant()')) as {
    rows: unknown[]
  }
  if (rows.length === 0) throw new ApiError('COM_ERR_000')
}

/**
 * Counts an attempt before its password is checked. Stored in the database, so that a restart forgets nothing.
 * @throws ApiError COM_ERR_000 for a company that does not exist, before any row is written or password hashed
 */
export function noteAttempt({ tenantId, account, network, marks }: Attempted): Promise<Attempt> {
  return inTenant(tenantId, async ({ client }) => {
    await requireCompany(client)
    await takeTurn(client)
    const found = await accountIn(client, account)
    const [user, device] = [found?.id ?? null, found ? deviceOf(marks, { tenantId, userId: found.id }) : null]
    return { found, device, ...(await admit(client, { account, network, user, device })) }
  })
}

/** The key under which guesses of somebody who is signed in are counted; no account name begins with a space. */
const ownPassword = (userId: string, network: string): Guess => ({
  account: ` ${userId}`,
  network,
  user: null,
  device: null,
})

/**
 * Counts an attempt of somebody who is signed in to enter their password again.
 * @throws ApiError COM_ERR_007 while they have to wait
 */
export const noteOwnPassword = (tenantId: string, userId: string, network: string): Promise<void> =>
  inTenant(tenantId, async ({ client }) => {
    await takeTurn(client)
    const { wait } = await admit(client, ownPassword(userId, network))
    if (wait > 0) throw tooManyAttempts(wait)
  })

/** Deletes the attempts of somebody who has entered their password again. */
export const forgiveOwnPassword = (client: TransactionClientContract, userId: string, network: string) =>
  forgive(client, ownPassword(userId, network), null)

/**
 * Deletes the attempts of an account that signs in, in the same transaction: those from its own device or network only,
 * so that guesses from elsewhere still count. Deletes all expired attempts as well.
 */
export async function forgive(
  client: TransactionClientContract,
  { account, network }: Pick<Attempted, 'account' | 'network'>,
  device: string | null,
): Promise<void> {
  const own = device ? 'device = :device' : PAIR
  await client.rawQuery(
    `delete from sign_in_attempts where tenant_id = app_tenant() and ((${own}) or not (${within(COUNTED_MS)}))`,
    { account, network, device: device ?? '' },
  )
}
