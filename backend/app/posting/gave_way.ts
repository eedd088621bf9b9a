import { given } from '@barem/resources/calc/exact'
import { linesNamed, tableName, type Field } from '@barem/resources/kit'
import { ledgers } from '@barem/resources/ledgers'
import { holders, type PlannedEntry } from '@barem/resources/posting'
import { lineName } from '#app/engine/line_names'
import { recordHistory } from '#app/history/record_history'
import { rowsOf } from '#app/tenancy/run'
import type { Acting } from './acting.ts'

/** A line that lost something that its document held, and what it is called. */
interface Loser extends Record<string, unknown> {
  line: string
  owner: string
  version: number
  name: string
}

/** The lines of documents that hold something, by their ids, with what people call them. */
const losersOf = (acting: Acting, to: string, ids: readonly string[]): Promise<Loser[]> => {
  const { lookup } = acting.engine
  return rowsOf<Loser>(
    `select l.id as line, o.id as owner, o.version, ${lineName(lookup, to, 'l')} as name
      from ${tableName(to)} l
        join ${lookup(linesNamed(to)!.resource).table} o on o.tenant_id = l.tenant_id and o.id = l.owner_id
      where l.tenant_id = app_tenant() and l.id = any($1::uuid[]) and l.owner_id <> $2 order by o.id, l.position`,
    [ids, acting.id],
  )
}

/**
 * Notes in the history of documents what others took of what they held: the document that posts, the line, and how much
 * of it. What a document releases itself is in its history as its own action.
 */
export async function rememberGiven(acting: Acting, entries: readonly PlannedEntry[]): Promise<void> {
  for (const { ledger, by } of holders.all) {
    const back = entries.filter((entry) => entry.ledger === ledger && entry.kind === 'release')
    if (back.length === 0) continue
    const { to } = ledgers[ledger].keys[by] as Extract<Field, { type: 'belongsTo' }>
    const resource = acting.engine.lookup(linesNamed(to)!.resource)
    const [measure] = Object.keys(ledgers[ledger].measures) as [string]
    const losers = await losersOf(
      acting,
      to,
      back.map(({ keys }) => keys[by]!),
    )
    for (const { line, owner, version, name } of losers) {
      const pieces = back
        .filter(({ keys }) => keys[by] === line)
        .reduce((sum, { measures }) => sum.plus(measures[measure]!), given('0', measure))
      const note = `${acting.after.code as string}: ${name} −${pieces.neg().toFixed()}`
      await recordHistory(
        {
          ...{ resource, recordId: owner, version, action: 'gaveWay', before: {}, after: {} },
          ...{ writer: acting.writer, note },
        },
        acting.engine.lookup,
      )
    }
  }
}
