import type { Client } from 'pg'
import { cases, type Facts } from './cases.ts'
import { idle } from './idle.ts'
import { load, type Load } from './load.ts'

/** One case at one number of connections and one number of rows. */
export interface Measured {
  name: string
  connections: number
  rows: number
  own: Load
}

export interface Servers {
  barem: string
  bare: string
  client: Client
  /** One token for each connection: those who work at once are different people. */
  tokens: readonly string[]
  facts: Facts
  seconds: number
}

const JSON_BODY = { 'content-type': 'application/json' }
const column = (value: string | number, width = 10) => String(value).padStart(width)

/** Prints how many requests a second Barem answers beside the bare server, case by case, and returns the figures. */
export async function compare(
  say: (text: string) => void,
  rows: number,
  { barem, bare, client, tokens, facts, seconds }: Servers,
): Promise<Measured[]> {
  const measured: Measured[] = []
  say(
    `${'case'.padEnd(12)}${column('conns', 6)}${column('bare')}${column('barem')}${column('ratio')}${column('goal', 8)}${column('others', 8)}${column('p50 ms', 8)}${column('p99 ms', 8)}`,
  )
  for (const { name, goal, others, ours, bare: theirs } of cases)
    for (const connections of [1, 16]) {
      let next = 0
      const authorization = () => `Bearer ${tokens[next++ % Math.min(connections, tokens.length)]}`
      await idle(client)
      const base = await load({ url: bare, connections, seconds, headers: JSON_BODY, next: () => theirs(facts) })
      await idle(client)
      const asked = () => {
        const { headers, ...request } = ours(facts)
        return { ...request, headers: { ...headers, authorization: authorization() } }
      }
      const own = await load({ url: barem, connections, seconds, headers: JSON_BODY, next: asked })
      const ratio = own.requestsPerSecond / base.requestsPerSecond
      say(
        `${name.padEnd(12)}${column(connections, 6)}${column(base.requestsPerSecond.toFixed(0))}${column(own.requestsPerSecond.toFixed(0))}${column(ratio.toFixed(2))}${column(goal, 8)}${column(others ?? '–', 8)}${column(own.p50, 8)}${column(own.p99, 8)}`,
      )
      measured.push({ name, connections, rows, own })
    }
  return measured
}

/** Prints what each case takes at more rows, as a ratio to its time at the fewest. */
export function growth(say: (text: string) => void, measured: readonly Measured[]): void {
  const [fewest] = measured
  if (!fewest || measured.every(({ rows }) => rows === fewest.rows)) return
  say('\np50 and p99 at more rows, as ratios to those at the fewest:')
  for (const { name, connections, rows, own } of measured.filter((one) => one.rows !== fewest.rows)) {
    const first = measured.find((one) => one.name === name && one.connections === connections)!.own
    const times = (['p50', 'p99'] as const).map((part) => (own[part] / Math.max(1, first[part])).toFixed(1))
    say(
      `${name.padEnd(12)}${column(connections, 6)}${column(rows.toLocaleString('en'), 12)}${times.map((time) => column(time, 8)).join('')}`,
    )
  }
}
