import { ledgers, type LedgerName } from '@barem/resources/ledgers'
import { dayInVietnam, lineFieldsOf, type AnyResource } from '@barem/resources/kit'
import {
  planners,
  type LedgerBalances,
  type LedgerKeys,
  type PlannedEntry,
  type PlannerName,
  type Posting,
  type PostingRefusal,
} from '@barem/resources/posting'
import { v7 as uuid } from 'uuid'
import type { Values } from '#app/engine/behaviour'
import type { Engine } from '#app/engine/engine'
import { readFacts } from '#app/engine/facts'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'
import type { Acting } from './acting.ts'
import { append, type Occasion } from './append.ts'
import { lockBalances, type LockedBalances } from './balance_rows.ts'
import { refusalsOfDays } from './every_day.ts'
import { rememberGiven } from './gave_way.ts'
import { namedFields } from './named_fields.ts'
import { requireOpenDay } from './open_days.ts'
import { postingError } from './refusals.ts'

/** Every ledger, in the order in which all postings lock them. */
export const names = Object.keys(ledgers) as LedgerName[]

export const occasion = (
  { resource, id, writer, action }: Acting,
  date: string,
  reversesId: string | null,
): Occasion => ({
  postingId: uuid(),
  document: resource.name,
  documentId: id,
  action,
  date,
  reversesId,
  writer,
})

/** Locks the balances of these keys, ledger by ledger in the order that all postings keep. */
export async function lockLedgers(keys: LedgerKeys): Promise<Record<LedgerName, LockedBalances>> {
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
export async function postTo(
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
    short.push(...(await refusalsOfDays(ledgers[name], balances[name], entries, { ...about, field })))
  if (short.length > 0) throw await refuse(short)
  for (const [name, entries] of byLedger) await append(ledgers[name], locked[name], entries, about)
  await rememberGiven(acting, posting.entries)
  return posting.values ?? {}
}

/** All lines of a document, whatever field holds them. */
export const linesOf = (resource: AnyResource, document: Values): Values[] =>
  lineFieldsOf(resource).flatMap((field) => document[field] as Values[])

/**
 * Writes in ledgers what an action posts, in the transaction at hand, which has locked the document.
 * @throws ApiError with what cannot be posted, at its fields
 */
export async function post(acting: Acting, name: PlannerName): Promise<void> {
  const planner = planners.of(name)
  const { engine, resource, after } = acting
  const wanted = [...planner.facts, 'period'] as const
  const facts = await readFacts(engine.facts, wanted, after, linesOf(resource, after))(wanted)
  // A day that nobody has to give is today.
  after[planner.date] ??= dayInVietnam(acting.writer.at ?? new Date())
  const day = String(after[planner.date])
  requireOpenDay(planner.date, day, facts.period)
  const about = occasion(acting, day, null)
  const document = namedFields(planner, { ...after, id: acting.id })
  const { lockedFacts = [] } = planner
  const plan = async (balances: LedgerBalances) => {
    const now = { ...after, id: acting.id }
    const later = await readFacts(engine.facts, lockedFacts, now, linesOf(resource, after))(lockedFacts)
    return planner.plan(document, { ...facts, ...later }, balances)
  }
  Object.assign(after, await postTo(acting, planner.keys(document, facts), plan, about, planner.date))
}

/**
 * Refuses what {@link post} would refuse, and writes nothing: a document that waits for approval can be posted as it
 * is asked for.
 * @throws ApiError with what cannot be posted, at its fields
 */
export async function requirePostable(acting: Acting, name: PlannerName): Promise<void> {
  const { client } = tenantTransaction()
  await client.rawQuery('savepoint postable')
  await post({ ...acting, after: structuredClone(acting.after) }, name)
  await client.rawQuery('rollback to savepoint postable')
}

/** The keys of several postings together. */
export const together = (all: readonly LedgerKeys[]): LedgerKeys =>
  Object.fromEntries(names.map((name) => [name, all.flatMap((keys) => keys[name] ?? [])]))

/** What a planner locks for a document as it will be posted. */
export async function keysToPost({ facts }: Engine, resource: AnyResource, name: PlannerName, document: Values) {
  const planner = planners.of(name)
  const read = readFacts(facts, planner.facts, document, linesOf(resource, document))
  return planner.keys(namedFields(planner, document), await read(planner.facts))
}
