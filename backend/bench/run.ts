import { fork, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '#tests/support/postgres'
import { freshDatabase } from '#tests/support/server'
import { spawnServer } from '#tests/support/spawned'
import { call, signIn, tenantId } from '#tests/support/client'
import { backtestTime, checkTime } from './approvals.ts'
import { hasBrowser } from './browser.ts'
import type { Facts } from './cases.ts'
import { clerks } from './clerks.ts'
import { compare, growth, type Measured } from './compare.ts'
import { issueRate } from './issues.ts'
import { invoiceTimes } from './invoices.ts'
import { costs, fairness } from './limits.ts'
import { dashboardTimes } from './dashboard.ts'
import { ownTimes } from './own.ts'
import { fill } from './rows.ts'
import { sell } from './sold.ts'
import { typing, typingAlone } from './typing.ts'

/** `npm run bench`: Barem beside a bare node:http + pg server, on the same rows of the same PostgreSQL, in one run. */
/** Numbers of customers, rising; the cases are run at each. */
const SIZES = (process.env.BENCH_ROWS ?? '100000').split(',').map(Number)
const ROWS = SIZES.at(-1)!
/** People who work at once. */
const PEOPLE = 16
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5)
const say = (text: string) => process.stdout.write(`${text}\n`)

/** Memory that a process really has, in MB. */
const memory = (pid: number) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024)

async function bareServer(
  url: string,
  tenant: string,
  customerType: string,
): Promise<{ url: string; process: ChildProcess }> {
  const child = fork(join(import.meta.dirname, 'bare_server.ts'), [url, tenant, customerType])
  const { port } = await new Promise<{ port: number }>((resolve) =>
    child.once('message', (message) => resolve(message as { port: number })),
  )
  return { url: `http://127.0.0.1:${port}`, process: child }
}

const storageDir = mkdtempSync(join(tmpdir(), 'barem-bench-'))
const postgres = await startPostgres()
const databaseUrl = await freshDatabase(postgres.url, { STORAGE_DIR: storageDir })
const client = new pg.Client({ connectionString: databaseUrl })
await client.connect()
const filled = async (from: number, count: number) => {
  say(`\nFilling ${count.toLocaleString('en')} customers …`)
  await fill(client, from, count)
}
await filled(0, SIZES[0]!)

const started = performance.now()
const barem = await spawnServer({ STORAGE_DIR: storageDir, DATABASE_URL: databaseUrl })
const coldStart = performance.now() - started
const idle = memory(barem.process.pid!)

const tenant = await tenantId('DONGA', barem.url)
const token = await signIn('superadmin', 'DONGA', barem.url)
const { rows: types } = await client.query('select id from customer_types where tenant_id = $1 limit 1', [tenant])
const { rows: some } = await client.query(
  `select id from customers where tenant_id = $1 and status = 'active' limit 5000`,
  [tenant],
)
const idsOf = async (table: string) =>
  (await client.query(`select id from ${table} where tenant_id = $1 order by id limit 40`, [tenant])).rows.map(
    ({ id }: { id: string }) => id,
  )
const facts: Facts = {
  customers: some.map(({ id }: { id: string }) => id),
  customerTypeId: types[0].id,
  warehouseId: (await idsOf('warehouses'))[0]!,
  products: (
    await client.query(
      `select id from products where tenant_id = $1 and weight_mode in ('per_piece', 'per_meter', 'geometry')
        order by id limit 40`,
      [tenant],
    )
  ).rows.map(({ id }: { id: string }) => id),
}
const bare = await bareServer(databaseUrl, tenant, types[0].id)
await call('GET', '/customers?_start=0&_end=10', { url: barem.url, token })

const url = barem.url.replace('localhost', '127.0.0.1')
const tokens = await clerks(client, tenant, barem.url, PEOPLE)
const measured: Measured[] = []
for (const [place, rows] of SIZES.entries()) {
  if (place > 0) await filled(SIZES[place - 1]!, rows)
  say(
    `\n${cpus().length} cores, PostgreSQL, ${rows.toLocaleString('en')} customers, ${SECONDS} s a load, ${PEOPLE} people; requests a second, and the ratio to the bare server\n`,
  )
  measured.push(...(await compare(say, rows, { barem: url, bare: bare.url, client, tokens, facts, seconds: SECONDS })))
}
growth(say, measured)
await costs(say, barem)
await fairness(say, barem, ROWS, SECONDS)
say(
  `approvals: ${checkTime().ms.toFixed(2)} ms to check a workflow of 60 nodes; ${Math.round(await backtestTime(client, tenant, token, barem.url))} ms for a backtest of 5,000 requests`,
)
await invoiceTimes(say, { url: barem.url, token, facts, client, tenant })
const { rows: users } = await client.query(`select id from users where tenant_id = $1 and username = 'superadmin'`, [
  tenant,
])
await issueRate(say, { url: barem.url, tokens, facts, userId: String(users[0].id), seconds: SECONDS })
await ownTimes(say, { url, token, client, tenant, seconds: SECONDS })
const { entries, receivables } = await sell(client, tenant)
say(`\n${entries.toLocaleString('en')} lines of invoices, ${receivables.toLocaleString('en')} entries of receivables\n`)
await dashboardTimes(say, barem.url, token)
if (hasBrowser()) {
  const alone = await typingAlone()
  say(`typing in a lone input: ${alone.p50} ms from a key to its frame (p50), ${alone.p95} ms (p95)`)
  for (const lines of [1, 40]) {
    const { p50, p95 } = await typing(barem.url, token, lines)
    say(
      `typing in an order of ${String(lines).padStart(2)} lines: ${p50} ms (p50), ${p95} ms (p95); ${(p50 / alone.p50).toFixed(1)} and ${(p95 / alone.p95).toFixed(1)} of the lone input`,
    )
  }
} else say('typing in an order: needs CHROMIUM_PATH and a built admin')

say(
  `\nmemory at idle ${idle} MB, after the loads ${memory(barem.process.pid!)} MB; cold start ${(coldStart / 1000).toFixed(1)} s`,
)

bare.process.kill()
await barem.stop()
await client.end()
postgres.stop()
rmSync(storageDir, { recursive: true, force: true })
