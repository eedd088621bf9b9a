import { ledgers, type LedgerName } from '@barem/resources/ledgers'
import { dayInVietnam, lineFieldsOf, type AnyResource } from '@barem/resources/kit'
import {
  planners,
  undos,
  type LedgerBalances,
  type LedgerKeys,
  type PlannedEntry,
  type PlannerName,
  type Posting,
  type PostingRefusal,
} from '@barem/resources/posting'
import { v7 as uuid } from 'uuid'
import type { Values, Writer } from '#app/engine/behaviour'
import type { Engine } from '#app/engine/engine'
import { readFacts } from '#app/engine/facts'
import { ApiError } from '#app/http/api_error'
import { append, type Occasion } from './append.ts'
import { lockBalances, type LockedBalances } from './balance_rows.ts'
import { refusalsOfDays } from './every_day.ts'
import { requireOpenDay } from './open_days.ts'
import { postingError } from './refusals.ts'
import { standingPosting, type Posted } from './posted.ts'

/** A document whose action posts, and who takes it. */
export interface Acting {
  engine: Engine
  resource: AnyResource
  id: string
  /** The document as it will be stored. */
  after: Values
  writer: Writer
  /** Name of the action. */
  action: string
}

const names = Object.keys(ledgers) as LedgerName[]

const occasion = ({ resource, id, writer, action }: Acting, date: string, reversesId: string | null): Occasion => ({
  postingId: uuid(),
  document: resource.name,
  documentId: id,
  action,
  date,
  reversesId,
  writer,
})

/** Locks the balances of these keys, ledger by ledger in the order that all postings keep. */
async function lockLedgers(keys: LedgerKeys): Promise<Record<LedgerName, LockedBalances>> {
  const locked = {} as Record<LedgerName, LockedBalances>
  for (const name of names) locked[name] = await lockBalances(ledgers[name], keys[name] ?? [])
  return locked
}

/** Locks the balances of entries that are not locked yet: those that a planner found once others were locked. */
async function lockMore(locked: Record<LedgerName, LockedBalances>, entries: readonly PlannedEntry[]): Promise<void> {
  for (const name of names) {
    const own = entries.filter(({ ledger }) => ledger === name).map(({ keys }) => keys)
    await lockBalances(ledgers[name], own, locked[name])
  }
}

/**
 * Locks balances, plans on them, and appends what is planned.
 * @param field the one with the day, where refusals of days are shown
 * @returns values of the document that follow
 */
async function postTo(
  acting: Acting,
  keys: LedgerKeys,
  plan: (balances: LedgerBalances) => Posting | Promise<Posting>,
  about: Occasion,
  field: string,
): Promise<Values> {
  const locked = await lockLedgers(keys)
  const balances = Object.fromEntries(names.map((name) => [name, locked[name].balances])) as LedgerBalances
  const posting = await plan(balances)
  const refuse = (refusals: readonly PostingRefusal[]) =>
    postingError(acting.engine, acting.resource, acting.after, refusals)
  if ('refusals' in posting) throw await refuse(posting.refusals)
  await lockMore(locked, posting.entries)
  const byLedger = Map.groupBy(posting.entries, ({ ledger }) => ledger)
  const short: PostingRefusal[] = []
  for (const [name, entries] of byLedger)
    short.push(...(await refusalsOfDays(ledgers[name], balances[name], entries, { field, day: about.date })))
  if (short.length > 0) throw await refuse(short)
  for (const [name, entries] of byLedger) await append(ledgers[name], locked[name], entries, about)
  return posting.values ?? {}
}

/** All lines of a document, whatever field holds them. */
const linesOf = (resource: AnyResource, document: Values): Values[] =>
  lineFieldsOf(resource).flatMap((field) => document[field] as Values[])

/**
 * Writes in ledgers what an action posts, in the transaction at hand, which has locked the document.
 * @throws ApiError with what cannot be posted, at its fields
 */
export async function post(acting: Acting, name: PlannerName): Promise<void> {
  const planner = planners[name]
  const { engine, resource, after } = acting
  const wanted = [...planner.facts, 'period'] as const
  const facts = await readFacts(engine.facts, wanted, after, linesOf(resource, after))(wanted)
  const day = String(after[planner.date])
  requireOpenDay(planner.date, day, facts.period)
  const about = occasion(acting, day, null)
  const document = { ...after, id: acting.id }
  const { lockedFacts = [] } = planner
  const plan = async (balances: LedgerBalances) => {
    const later = await readFacts(engine.facts, lockedFacts, document, [])(lockedFacts)
    return planner.plan(document, { ...facts, ...later }, balances)
  }
  Object.assign(after, await postTo(acting, planner.keys(document), plan, about, planner.date))
}

/** The keys of several postings together. */
const together = (all: readonly LedgerKeys[]): LedgerKeys =>
  Object.fromEntries(names.map((name) => [name, all.flatMap((keys) => keys[name] ?? [])]))

/**
 * Locks the balances of several postings in one order, for a transaction that then posts them one after another.
 * @param postings names of planners, each with the document as it will be posted
 */
export async function lockForPostings(postings: readonly [PlannerName, Values][]): Promise<void> {
  await lockLedgers(together(postings.map(([name, document]) => planners[name].keys(document))))
}

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
  const plan = (balances: LedgerBalances): Posting => {
    const plans = standing.map(({ name, entries }) => undos[name].plan(entries, balances))
    const refusals = plans.flatMap((one) => ('refusals' in one ? one.refusals : []))
    return refusals.length > 0
      ? { refusals }
      : { entries: plans.flatMap((one) => ('entries' in one ? one.entries : [])) }
  }
  await postTo(acting, keys, plan, occasion(acting, day, standing[0]!.postingId), on ?? 'comment')
}
