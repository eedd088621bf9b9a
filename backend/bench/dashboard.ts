import { call } from '#tests/support/client'
import { hasBrowser, onPage } from './browser.ts'

const TIMES = 20
const SIMPLE = '/departments?_end=10'

/** What is timed beside a simple list. */
const ASKED = {
  'dashboard, past 12 months': '/dashboard',
  'dashboard, this month': '/dashboard?range=thisMonth',
  'dashboard, today': '/dashboard?range=today',
  'is there news': '/dashboard/version',
  'sales by product': '/dashboard/reports/sales-by-product?_start=0&_end=10',
  'sales by customer': '/dashboard/reports/sales-by-customer?_start=0&_end=10',
  'receivables by age': '/receivables?_start=0&_end=10',
} as const

async function timed(work: () => Promise<unknown>): Promise<{ p50: number; p95: number }> {
  const times: number[] = []
  for (let count = 0; count < TIMES; count++) {
    const began = performance.now()
    await work()
    times.push(performance.now() - began)
  }
  times.sort((one, other) => one - other)
  return { p50: times[Math.floor(TIMES * 0.5)]!, p95: times[Math.floor(TIMES * 0.95)]! }
}

const asked = (url: string, token: string, path: string) => async () => {
  const { status } = await call('GET', path, { url, token })
  if (status !== 200) throw new Error(`${path}: ${status}`)
}

/** Milliseconds from the address of the dashboard to its tiles. */
const toTiles = (url: string, token: string) =>
  onPage(url, async (page) => {
    await page.addInitScript(`localStorage.setItem('barem.token', ${JSON.stringify(JSON.stringify(token))})`)
    return timed(async () => {
      await page.goto('/dashboards')
      await page.locator('.tile .tile-value').first().waitFor()
    })
  })

/** Prints how long figures of a large company take, each beside a simple list of the same server. */
export async function dashboardTimes(say: (text: string) => void, url: string, token: string): Promise<void> {
  const simple = await timed(asked(url, token, SIMPLE))
  const print = (name: string, { p50, p95 }: { p50: number; p95: number }) =>
    say(
      `${name.padEnd(28)}${p50.toFixed(0).padStart(6)} ms (p50)${p95.toFixed(0).padStart(6)} ms (p95)${(p50 / simple.p50).toFixed(1).padStart(8)} of a simple list`,
    )
  print('a simple list', simple)
  for (const [name, path] of Object.entries(ASKED)) print(name, await timed(asked(url, token, path)))
  if (hasBrowser()) print('tiles on the screen', await toTiles(url, token))
}
