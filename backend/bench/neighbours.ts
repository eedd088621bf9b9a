import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { sheetOf, importSheet } from '#tests/support/sheets'
import { get } from './get.ts'

/** What somebody else asks for meanwhile: a simple list. */
const SIMPLE = '/v1.0/departments?_end=10'
/** Requests that the other person keeps under way. */
const AT_ONCE = 32
const LINES = 4900

/** What somebody asks for without end, by the words of the report. */
const FLOODS: Readonly<Record<string, readonly string[]>> = {
  searches: Array.from({ length: 10 }, (_, word) => `/v1.0/customers?_end=100&_sort=name&q=cong+ty+${word}`),
  descriptions: ['/v1.0/openapi.json'],
  'lists refused': ['/v1.0/customers?nobody=1'],
  'unknown paths': ['/v1.0/nowhere'],
  'lists of companies': ['/v1.0/Account/tenants'],
  health: ['/health'],
  pages: ['/'],
}

export interface Times {
  p50: number
  p99: number
  asked: number
}

/** Milliseconds of simple requests, one after another, for as long as `goesOn`. */
async function simple(url: string, token: string, goesOn: () => boolean): Promise<Times> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  while (goesOn()) {
    const began = performance.now()
    const status = await get(url, agent, SIMPLE, token)
    if (status !== 200) throw new Error(`${SIMPLE}: ${status}`)
    times.push(performance.now() - began)
  }
  agent.destroy()
  times.sort((one, other) => one - other)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { p50: at(0.5), p99: at(0.99), asked: times.length }
}

const during = (seconds: number) => {
  const end = performance.now() + seconds * 1000
  return () => performance.now() < end
}

/** Simple requests of one person while another keeps 32 of something under way, from a process of their own. */
async function besideFlood(
  url: string,
  paths: readonly string[],
  worst: string,
  other: string,
  seconds: number,
): Promise<Times> {
  const flood = fork(join(import.meta.dirname, 'flood.ts'), [url, worst, String(AT_ONCE), ...paths])
  const ended = once(flood, 'exit')
  await once(flood, 'message')
  try {
    return await simple(url, other, during(seconds))
  } finally {
    flood.kill()
    await ended
  }
}

/** Simple requests of one person while another imports a sheet, and how many seconds that took. */
async function besideImport(url: string, worst: string, other: string): Promise<Times & { seconds: number }> {
  const mark = Date.now().toString(36)
  const lines = Array.from({ length: LINES }, (_, place) => [`Phòng ${mark} ${place}`])
  const file = await sheetOf(['name'], lines)
  let done = false
  const began = performance.now()
  const sent = importSheet(worst, 'departments', file, { url }).finally(() => (done = true))
  const times = await simple(url, other, () => !done)
  const { status, body } = await sent
  if (body.data?.accepted !== LINES) throw new Error(`import: ${status} ${JSON.stringify(body).slice(0, 300)}`)
  return { ...times, seconds: (performance.now() - began) / 1000 }
}

/**
 * How long somebody's simple requests take while nobody else asks for anything, and while somebody of the same company
 * does their worst, by what that is.
 */
export async function neighbours(url: string, worst: string, other: string, seconds: number) {
  await simple(url, other, during(1))
  const idle = await simple(url, other, during(seconds))
  const beside: [string, Times][] = []
  for (const [name, paths] of Object.entries(FLOODS))
    beside.push([`${AT_ONCE} ${name}`, await besideFlood(url, paths, worst, other, seconds)])
  const { seconds: length, ...times } = await besideImport(url, worst, other)
  beside.push([`4,900 rows in ${length.toFixed(0)} s`, times])
  return { idle, beside }
}
