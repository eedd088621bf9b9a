import { dimensions } from '@barem/resources/metrics'
import type { Engine } from '#app/engine/engine'
import { allOf } from '#app/tenancy/all_of'
import { rowsOf } from '#app/tenancy/run'
import type { EntriesQuery } from './dashboard_query.ts'
import { metric } from './compile.ts'
import { contributionStatements } from './statements.ts'

/** A document with what it adds to a figure, below zero where it takes away. */
export interface Contribution {
  id: string
  document: string
  documentId: string
  action: string
  code: string | null
  date: string
  partner: { id: string; code: string; name: string } | null
  contribution: string
}

/** The documents that a figure is made of, the newest first, and what all of them come to. */
export async function contributions(engine: Engine, { metric: name, days, of, hour, start, limit }: EntriesQuery) {
  const statements = contributionStatements(engine, metric(name), of && dimensions[of.dimension])
  const said = [days.from, days.to, of?.id ?? null, hour]
  const [rows, sums] = await allOf([
    rowsOf<Contribution>(statements.rows, [...said, start, limit]),
    rowsOf<{ total: number; sum: string }>(statements.sums, said),
  ])
  return { rows, ...sums[0]! }
}
