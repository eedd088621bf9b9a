import { Scrypt } from '@adonisjs/core/hash/drivers/scrypt'
import { call, tenantId, type Answer } from './client.ts'
import { onDatabase } from './server.ts'
import { fresh } from './samples.ts'

export interface Person {
  userId: string
  tenantId: string
  code: string
  username: string
  phone: string
  email: string
  password: string
}

/** A company for one test alone, with the built-in role groups of the demo and what they may do. Returns its id. */
export async function newCompany(): Promise<string> {
  const [tenant, demo] = [crypto.randomUUID(), await tenantId('DONGA')]
  await onDatabase(async (client) => {
    await client.query(`insert into tenants (tenant_id, code, name) values ($1, $2, $2)`, [tenant, `THU${fresh()}`])
    await client.query(
      `insert into role_groups (tenant_id, id, code, name, built_in, permissions) select $1, id, code, name, built_in, permissions from role_groups where tenant_id = $2 and built_in`,
      [tenant, demo],
    )
  })
  return tenant
}

/** A role group of DONGA that may do just what is said, each as area and level. Returns its code. */
export async function newRole(
  permissions: readonly (readonly [number, string])[],
  approvalLimit: string | null = null,
): Promise<string> {
  const [tenant, id, code] = [await tenantId('DONGA'), crypto.randomUUID(), `T${fresh()}`]
  await onDatabase(async (client) => {
    await client.query(
      `insert into role_groups (tenant_id, id, code, name, permissions, approval_limit) values ($1, $2, $3, $3, $4, $5)`,
      [tenant, id, code, JSON.stringify(permissions.map((permission) => permission.join('.'))), approvalLimit],
    )
  })
  return code
}

/**
 * A hash says itself how much work it is, and that of a person invented for a test need not be much; 1024 is that of
 * passwords which the server makes up.
 */
const quick = new Scrypt({ cost: 512 })

/** A user for one test alone, of DONGA unless said, in a role group. */
export async function newPerson(role = 'R002', password = 'Barem@2026', company?: string): Promise<Person> {
  const demo = await tenantId('DONGA')
  const tenant = company ?? demo
  const number = fresh()
  const person = {
    userId: crypto.randomUUID(),
    tenantId: tenant,
    code: `T${number}`,
    username: `nguoi.thu${number}`.slice(0, 20),
    phone: `06${String(number).padStart(8, '0').slice(-8)}`,
    email: `nguoi${number}@thu.example`,
    password,
  }
  const hash = await quick.make(password)
  await onDatabase(async (client) => {
    await client.query('begin')
    await client.query(
      `insert into users (tenant_id, id, code, username, full_name, email, phone) values ($1, $2, $3, $4, 'Người Thử', $5, $6)`,
      [tenant, person.userId, person.code, person.username, person.email, person.phone],
    )
    await client.query(`insert into user_credentials (tenant_id, user_id, password_hash) values ($1, $2, $3)`, [
      tenant,
      person.userId,
      hash,
    ])
    await client.query(
      `insert into users_role_groups (tenant_id, owner_id, target_id, position) select tenant_id, $2, id, 0 from role_groups where tenant_id = $1 and code = $3`,
      [tenant, person.userId, role],
    )
    await client.query('commit')
  })
  return person
}

let places = 0
/** A network address that nobody else comes from. */
export const somewhere = () => `203.0.${Math.floor(++places / 250) % 250}.${1 + (places % 250)}`
/** Headers of a call that comes from an address. */
export const from = (address = somewhere()) => ({ 'x-forwarded-for': address })

export const enter = (
  person: Pick<Person, 'tenantId' | 'username'>,
  password: string,
  options: { rememberMe?: boolean; url?: string; headers?: Record<string, string> } = {},
): Promise<Answer> =>
  call('POST', '/Account/authenticate', {
    url: options.url,
    headers: options.headers,
    body: {
      tenantId: person.tenantId,
      account: person.username,
      password,
      rememberMe: options.rememberMe ?? false,
      ipAddress: '1.2.3.4',
    },
  })

/** Signs a person in and returns the token with the refresh cookie as a browser would send it. */
export async function entered(person: Person, password = person.password): Promise<{ token: string; cookie: string }> {
  const { status, body, headers } = await enter(person, password)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return { token: body.data.jwToken, cookie: cookieOf(headers) }
}

const cookieNamed = (headers: Headers, name: string) =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${name}=`))!
    .split(';')[0]!

export const cookieOf = (headers: Headers) => cookieNamed(headers, 'barem_rt')
/** The marks of a device on which somebody has signed in. */
export const deviceOf = (headers: Headers) => cookieNamed(headers, 'barem_device')

export const refresh = (cookie: string, headers: Record<string, string> = {}) =>
  call('POST', '/Account/refresh', { headers: { cookie, 'x-barem-refresh': '1', ...headers } })

/** The payload of a token, unverified. */
export const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString())
