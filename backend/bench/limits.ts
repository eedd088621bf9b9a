import { rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { signIn } from '#tests/support/client'
import { spawnServer, type Spawned } from '#tests/support/spawned'
import { demoStorage } from '#tests/support/storage'
import { attacks } from './attacks.ts'
import { costOf } from './cost.ts'
import { neighbours } from './neighbours.ts'
import { fill } from './rows.ts'

/** Milliseconds of processor time that a request may cost outside the work it asks for. */
const GOAL = { anonymous: 5, signedIn: 50 }
/** What a simple request of somebody else may take, as a multiple of what it takes on an idle server. */
const SLOWER = { PostgreSQL: 5, embedded: 10 }
const TIMES = 20

type Say = (text: string) => void
const column = (value: string | number, width = 10) => String(value).padStart(width)

/** Prints what hostile requests cost, each beside a simple one. */
export async function costs(say: Say, { url, process: { pid } }: Spawned): Promise<void> {
  const token = await signIn('superadmin', 'DONGA', url)
  const cost = (attack: (typeof attacks)[number]) => costOf(url, pid!, token, attack, TIMES)
  const base = await cost({ name: 'simple', signedIn: true, path: '/v1.0/departments?_end=10' })
  say(`\nprocessor time of one request, and its ratio to a simple list (${base.ms.toFixed(1)} ms)\n`)
  say(`${'request'.padEnd(44)}${column('status', 7)}${column('ms', 8)}${column('ratio', 8)}${column('goal ms', 9)}`)
  for (const attack of attacks) {
    const { status, ms } = await cost(attack)
    const goal = GOAL[attack.signedIn ? 'signedIn' : 'anonymous']
    say(
      `${attack.name.padEnd(44)}${column(status, 7)}${column(ms.toFixed(1), 8)}${column((ms / Math.max(base.ms, 0.1)).toFixed(1), 8)}${column(goal, 9)}${ms > goal ? '  over' : ''}`,
    )
  }
}

async function besides(say: Say, engine: keyof typeof SLOWER, url: string, seconds: number): Promise<void> {
  const [worst, other] = [await signIn('superadmin', 'DONGA', url), await signIn('ketoan.demo', 'DONGA', url)]
  const { idle, beside } = await neighbours(url, worst, other, seconds)
  say(`${engine.padEnd(12)}${'idle'.padEnd(22)}${column(idle.p50.toFixed(1))}${column(idle.p99.toFixed(1))}`)
  for (const [name, { p50, p99 }] of beside) {
    const ratio = p50 / idle.p50
    say(
      `${''.padEnd(12)}${name.padEnd(22)}${column(p50.toFixed(1))}${column(p99.toFixed(1))}${column(ratio.toFixed(1))}${column(SLOWER[engine], 8)}${ratio > SLOWER[engine] ? '  over' : ''}`,
    )
  }
}

/** Prints how long simple requests take while somebody else does their worst, on both engines. */
export async function fairness(say: Say, barem: Spawned, rows: number, seconds: number): Promise<void> {
  say(`\na simple list while another person of the company does their worst; ratio to idle p50\n`)
  say(
    `${'engine'.padEnd(12)}${'meanwhile'.padEnd(22)}${column('p50 ms')}${column('p99 ms')}${column('ratio')}${column('goal', 8)}`,
  )
  await besides(say, 'PostgreSQL', barem.url, seconds)
  const storageDir = demoStorage('bench')
  const embedded = await spawnServer({ STORAGE_DIR: storageDir })
  const client = new pg.Client({ host: join(storageDir, 'run'), user: 'postgres', database: 'postgres' })
  await client.connect()
  await fill(client, 0, Math.ceil(rows / 10))
  await client.end()
  await besides(say, 'embedded', embedded.url, seconds)
  await embedded.stop()
  rmSync(storageDir, { recursive: true, force: true })
}
