import type { Facts } from '@barem/resources/calc/settle'
import { dayInVietnam } from '@barem/resources/kit'
import { ledgers, type LedgerName } from '@barem/resources/ledgers'
import {
  undos,
  type LedgerBalances,
  type PlannedEntry,
  type Posting,
  type PostingRefusal,
} from '@barem/resources/posting'
import { readFacts } from '#app/engine/facts'
import { ApiError } from '#app/http/api_error'
import { requireOpenDay } from './open_days.ts'
import type { Acting } from './acting.ts'
import { linesOf, names, occasion, postTo, together } from './post.ts'
import { standingPosting, type Posted } from './posted.ts'

interface Standing extends Posted {
  name: LedgerName
}

/** The day that entries are taken back on: the one that was given, else today. */
async function dayOfUndo({ engine, after, writer }: Acting, on: string | null, posted: Posted): Promise<string> {
  const field = on ?? 'comment'
  const given = on && (after[on] as string | null)
  const day = given ?? dayInVietnam(writer.at ?? new Date())
  const { period } = await readFacts(engine.facts, ['period'], after, [])(['period'])
  if (day < posted.date)
    throw new ApiError('COM_ERR_001', { errors: [{ field, rule: 'beforePosting', meta: { day: posted.date } }] })
  requireOpenDay(field, day, period)
  if (on) after[on] = day
  return day
}

/** What the undoing of ledgers has to know of a document. */
async function factsOfUndo({ engine, resource, id, after }: Acting, standing: readonly Standing[]): Promise<Facts> {
  const wanted = standing.flatMap(({ name }) => undos[name].facts)
  return readFacts(engine.facts, wanted, { ...after, id }, linesOf(resource, after))(wanted)
}

/** The same of the places of entries, once they are locked. */
async function lockedFactsOf({ engine, id, after }: Acting, standing: readonly Standing[]): Promise<Facts> {
  const wanted = standing.flatMap(({ name }) => undos[name].lockedFacts ?? [])
  const places = standing.flatMap(({ entries }) => entries.map(({ keys }) => keys))
  return readFacts(engine.facts, wanted, { ...after, id }, places)(wanted)
}

/** The opposite of what was posted, ledger by ledger, each planned on what those before leave. */
function undone(standing: readonly Standing[], balances: LedgerBalances, facts: Facts): Posting {
  const then = Object.fromEntries(names.map((name) => [name, balances[name].copy()])) as LedgerBalances
  const entries: PlannedEntry[] = []
  const refusals: PostingRefusal[] = []
  for (const { name, entries: posted } of standing) {
    const plan = undos[name].plan(posted, then, facts)
    if ('refusals' in plan) refusals.push(...plan.refusals)
    else for (const entry of plan.entries) then[entry.ledger].add(entry)
    entries.push(...('entries' in plan ? plan.entries : []))
  }
  return refusals.length > 0 ? { refusals } : { entries }
}

/**
 * Takes back, by opposite entries, what an action posted in every ledger.
 * @param on the field with the day of the opposite entries
 * @throws ApiError with what cannot be taken back, at its fields
 */
export async function reversePosting(acting: Acting, action: string, on: string | null): Promise<void> {
  const standing: Standing[] = []
  for (const name of names) {
    const posted = await standingPosting(ledgers[name], acting.id, action)
    if (posted) standing.push({ name, ...posted })
  }
  if (standing.length === 0) return
  const day = await dayOfUndo(acting, on, standing[0]!)
  const keys = together(standing.map(({ name, entries }) => undos[name].keys(entries)))
  const facts = await factsOfUndo(acting, standing)
  await postTo(
    acting,
    keys,
    async (balances) => undone(standing, balances, { ...facts, ...(await lockedFactsOf(acting, standing)) }),
    occasion(acting, day, standing[0]!.postingId),
    on ?? 'comment',
  )
}
