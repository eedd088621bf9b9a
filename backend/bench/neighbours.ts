import { Agent, request } from 'node:http'
import { sheetOf, importSheet } from '#tests/support/sheets'

/** What somebody else asks for meanwhile: a simple list. */
const SIMPLE = '/v1.0/departments?_end=10'
const SEARCHES = 32
const LINES = 4900

export interface Times {
  p50: number
  p99: number
  asked: number
}

function get(url: string, agent: Agent, path: string, token: string): Promise<number> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const sent = request(
      { hostname, port, agent, path, headers: { authorization: `Bearer ${token}` } },
      (response) => void response.resume().once('end', () => resolve(response.statusCode!)),
    )
    sent.once('error', reject)
    sent.end()
  })
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

/** Simple requests of one person while another keeps 32 searches under way, each in other words. */
async function besideSearches(url: string, worst: string, other: string, seconds: number): Promise<Times> {
  const agent = new Agent({ keepAlive: true, maxSockets: SEARCHES })
  const goesOn = during(seconds)
  let asked = 0
  const searches = Array.from({ length: SEARCHES }, async () => {
    while (goesOn()) await get(url, agent, `/v1.0/customers?_end=100&_sort=name&q=cong+ty+${asked++ % 10}`, worst)
  })
  const times = await simple(url, other, goesOn)
  await Promise.all(searches)
  agent.destroy()
  return times
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
 * does their worst.
 */
export async function neighbours(url: string, worst: string, other: string, seconds: number) {
  await simple(url, other, during(1))
  return {
    idle: await simple(url, other, during(seconds)),
    searches: await besideSearches(url, worst, other, seconds),
    import: await besideImport(url, worst, other),
  }
}
