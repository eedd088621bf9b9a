import { emptyStep, problemsOf, type Graph } from '@barem/workflows'
import type pg from 'pg'
import { randomUUID } from 'node:crypto'
import { call } from '#tests/support/client'

const SOME = 200
const NODES = 60
const PAST = 5000

/** A graph of as many nodes as may be published: steps and conditions in turn, each branch on its own amount. */
function largest(): Graph {
  const place = { x: 0, y: 0 }
  const inner = NODES - 2
  const nodes = Array.from({ length: inner }, (_, n): [string, Graph[string]] => {
    const next = n + 1 < inner ? `n${n + 1}` : 'end'
    if (n % 2 === 0)
      return [`n${n}`, { ...emptyStep(`Step ${n}`, place), approvers: [{ kind: 'departmentHead' }], next }]
    const when = { fact: 'grandTotal', is: 'atLeast', than: String((n + 1) * 1_000_000) } as const
    return [
      `n${n}`,
      { kind: 'condition', place, name: `Size ${n}`, branches: [{ name: '', when, next }], otherwise: 'end' },
    ]
  })
  return {
    start: { kind: 'start', place, next: 'n0' },
    ...Object.fromEntries(nodes),
    end: { kind: 'end', place, name: '', inform: [] },
  }
}

/** Milliseconds of a check of the largest graph, and problems found in it, of which there are none. */
export function checkTime(): { ms: number; problems: number } {
  const graph = largest()
  const kind = {
    facts: [
      {
        name: 'grandTotal',
        kind: 'figure',
        unit: 'money',
        to: null,
        choices: [],
        many: false,
        from: { field: 'grandTotal' },
      },
    ],
    personFields: [],
  } as const
  const found = problemsOf(graph, kind).length
  const began = performance.now()
  for (let count = 0; count < SOME; count++) problemsOf(graph, kind)
  return { ms: (performance.now() - began) / SOME, problems: found }
}

/**
 * Milliseconds of a backtest over 5,000 requests whose facts were kept, the best of three.
 * @param tenant the company in which the requests are made
 */
export async function backtestTime(client: pg.Client, tenant: string, token: string, url: string): Promise<number> {
  await client.query(
    `insert into approval_instances (tenant_id, id, resource, record_id, status, hash, summary, requested_by,
       requested_at, ended_at, facts, route)
     select tenant_id, gen_random_uuid(), resource, record_id, 'approved', hash, summary, requested_by,
       now() - n * interval '20 minutes', now() - n * interval '19 minutes',
       jsonb_build_object('grandTotal', (n * 100000)::text), route
     from (select * from approval_instances where tenant_id = $1 and resource = 'sales-orders' and status = 'approved'
       limit 1) one, generate_series(1, ${PAST}) n`,
    [tenant],
  )
  const post = (path: string, sent: unknown) =>
    call('POST', path, { token, url, body: sent, headers: { 'idempotency-key': randomUUID() } })
  const [fallback] = (await call('GET', '/users?_end=1', { token, url })).body
  const graph = largest()
  const { body } = await post('/workflows', {
    ...{ name: 'Bench', resource: 'sales-orders', everyDepartment: true, everyDocument: true, graph },
    fallbackId: fallback.id,
  })
  const times: number[] = []
  for (let count = 0; count < 3; count++) {
    const began = performance.now()
    const answer = await post(`/workflows/${body.id}/backtest`, { days: 90 })
    times.push(performance.now() - began)
    if (answer.body.matched?.count < PAST) throw new Error(JSON.stringify(answer.body).slice(0, 300))
  }
  return Math.min(...times)
}
