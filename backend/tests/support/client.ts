import { randomUUID } from 'node:crypto'
import { server } from './server.ts'
import { tokens } from './tokens.ts'

export interface Answer {
  status: number
  headers: Headers
  // Bodies differ by endpoint; each test says what it expects.
  body: any
}

export const PASSWORD = 'Barem@2026'
export const companies = ['DONGA', 'PHUONGNAM'] as const
export type Company = (typeof companies)[number]

/** Calls the server under test; `path` is below `/v1.0`. */
export async function call(
  method: string,
  path: string,
  options: { token?: string | null; body?: unknown; headers?: Record<string, string>; url?: string } = {},
): Promise<Answer> {
  const { token, body, headers, url = server().url } = options
  const response = await fetch(`${url}/v1.0${path}`, {
    method,
    headers: {
      'accept-language': 'en',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
  })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? null : response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text,
  }
}

export async function tenantId(company: Company, url?: string): Promise<string> {
  const { body } = await call('GET', '/Account/tenants', { url })
  return body.data.find(({ code }: { code: string }) => code === company).id
}

/** Tokens run out after ten minutes, and a suite may take longer. */
const FRESH = 5 * 60_000

/** The access token of a demo account, signed in anew when the last one is no longer fresh. */
export async function signIn(account: string, company: Company = 'DONGA', url?: string): Promise<string> {
  const key = `${url ?? server().url} ${account} ${company}`
  const known = tokens.get(key)
  if (known && Date.now() - known.at < FRESH) return known.token
  const { status, body } = await call('POST', '/Account/authenticate', {
    body: { tenantId: await tenantId(company, url), account, password: PASSWORD, rememberMe: false },
    url,
  })
  if (status !== 200) throw new Error(`sign-in of ${account}: ${JSON.stringify(body)}`)
  tokens.set(key, { token: body.data.jwToken, at: Date.now() })
  return body.data.jwToken
}

/** The four verbs with a token. */
export const api = (token: string | null) => ({
  get: (path: string) => call('GET', path, { token }),
  /** Each call is one of its own, however often a test makes it. */
  post: (path: string, body: unknown) =>
    call('POST', path, { token, body, headers: { 'idempotency-key': randomUUID() } }),
  patch: (path: string, body: unknown) => call('PATCH', path, { token, body }),
  delete: (path: string) => call('DELETE', path, { token }),
})

export const accounts = {
  R001: 'superadmin',
  R002: 'quantri.demo',
  R003: 'ketoan.demo',
  R004: 'nhanvien.demo',
} as const
export type Role = keyof typeof accounts
