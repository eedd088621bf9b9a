import { lineFieldsOf, numberingOf, type AnyResource } from '@barem/resources/kit'
import { v7 as uuid } from 'uuid'
import { requireAll } from '#app/documents/complete'
import { isNumbered, nextNumber } from '#app/documents/numbering'
import type { Values, Writer } from '#app/engine/behaviour'
import type { Engine } from '#app/engine/engine'
import { differing } from '#app/engine/same_values'
import { recordHistory } from '#app/history/record_history'
import { updateReservations } from '#app/posting/update_reservations'
import { allOf } from '#app/tenancy/all_of'
import { withLabels } from '../validation/naming.ts'
import { completeLines } from './lines.ts'
import type { Row } from './lock_row.ts'
import { lockPlanned } from './planned_locks.ts'
import { dropUnpicked } from './picked_lines.ts'
import { mayTakeFromDone, requireDone, stateByProgress } from './progress.ts'
import { requireOwnPerson } from './own_person.ts'
import { requireFiles } from './require_files.ts'
import { settle } from './settle.ts'
import { StaleSave } from './stale_save.ts'
import { insertRow, takesCodes, updateStored } from './store.ts'
import { storedNow } from './stored_values.ts'
import { followUnseen } from './unseen.ts'
import { requireOwn } from './foreign_relations.ts'
import { requireUsable } from './unusable_relations.ts'

/** A row while it is written. */
export interface WriteContext {
  engine: Engine
  resource: AnyResource
  id: string
  /** As stored, locked; null for a new row. */
  before: Values | null
  /** As it will be. */
  after: Values
  writer: Writer
}

/** What follows from a write once it is decided, in the order in which it happens. */
export interface FollowUps {
  /** Writes in ledgers. */
  post?: () => Promise<void>
  /** The document gets its number, if it has none. */
  assignsNumber?: boolean
  /** Records what others are asked, from the row as it will be stored. */
  ask?: () => Promise<void>
}

/** What a kind of write does differently, at the steps of {@link write}. */
export interface Operation {
  /** Its name in the history, and the person's comment. */
  name: string
  note: string | null
  /** The values sent. */
  said: Values
  /** The version that the person saw, or null to write whatever it is. */
  version: number | null
  /** Figures that the person saw before saving; others than the server's are refused. */
  seen: Values | null
  /** Recalculates the document, though nothing else changes. */
  recalculates?: boolean
  /** Refuses the write as the stored row is, whatever it says. */
  admit?: (before: Values) => void | Promise<void>
  /** Merges what was sent into `after`; lines are completed by the pipeline. */
  merge: (context: WriteContext) => void
  /** Moves the state as the merged values ask. Returns whether figures may follow that have to be settled. */
  move: (context: WriteContext) => boolean
  /** Paths of values that the row lacks. */
  missing: (context: WriteContext) => readonly string[]
  /** Takes decisions, which may change the state once more. Returns what follows from them. */
  decide?: (context: WriteContext) => Promise<FollowUps>
  /** Whether it counts as a version though nothing differs, as a decision does. */
  always: boolean
}

async function takeNumber({ resource, before, after }: WriteContext, { assignsNumber = false }: FollowUps) {
  if (!assignsNumber || isNumbered(resource, before ?? {})) return
  const numbering = numberingOf(resource)!
  after[numbering.field] = await nextNumber(resource, numbering, after)
}

/** What the entries of a write in the history have in common. */
const happening = ({ resource, id, writer }: WriteContext, { name, note }: Operation) => ({
  resource,
  recordId: id,
  action: name,
  writer,
  note,
})

/**
 * Stores a new row and remembers it in one entry of its history. The check of its relations may still be under way: it
 * is sent together with the row, which is undone when it fails.
 */
async function storeNew(context: WriteContext, operation: Operation, usable: Promise<void>): Promise<Values> {
  const { engine, resource, id, after, writer } = context
  // A code is taken only once all checks have passed.
  if (takesCodes(resource, after)) await usable
  const stored = allOf([usable, insertRow(resource, id, after, writer)])
  const created = engine.behaviours.get(resource.name)?.created
  const extra = created ? ((await stored, await created(id, after, writer)) ?? {}) : {}
  // What a new row says is in the row, and in what changes of it later.
  await allOf([
    stored,
    recordHistory({ ...happening(context, operation), version: 1, before: {}, after: {} }, engine.lookup),
  ])
  return extra
}

/** Stores what changed of a row and remembers it in one entry of its history. */
async function storeChanged(context: WriteContext, row: Row, operation: Operation): Promise<void> {
  const { engine, resource, id, after, writer } = context
  const before = context.before!
  const changed = differing(before, after)
  if (Object.keys(changed).length === 0 && !operation.always) return
  await updateStored(resource, row, changed, writer)
  await engine.behaviours.get(resource.name)?.updated?.(id, after, before, writer)
  const was = Object.fromEntries(Object.keys(changed).map((field) => [field, before[field]]))
  const about = happening(context, operation)
  await recordHistory({ ...about, version: row.version + 1, before: was, after: changed }, engine.lookup)
}

/**
 * All of a write that stores nothing: merges, checks and settles.
 * @returns the check of its relations, which may still be under way
 */
async function prepare(context: WriteContext, operation: Operation): Promise<{ usable: Promise<void> }> {
  const { engine, resource, id, before, after, writer } = context
  const { recalculates = false } = operation
  operation.merge(context)
  // Completed lines are copies: settling changes them in place, and compares them with those stored.
  if (!before || recalculates || Object.keys(operation.said).length > 0) completeLines(resource, after, before)
  followUnseen(resource, after, before, writer)
  if (before && mayTakeFromDone(resource, operation.said)) await requireDone(engine, resource, after, before)
  const isMaterial = operation.move(context) || recalculates
  await withLabels(resource, async () => requireAll(operation.missing(context)))
  const settled = async () => {
    await requireFiles(resource, after, before, writer)
    if (isMaterial) await settle(engine, resource, after, { id: before && id, before, writer, seen: operation.seen })
    // Only now, so that mistakes are at the lines as they were sent.
    dropUnpicked(resource, after)
  }
  // Both are started before either is awaited: the check reads the row before settling changes it, and its statement is
  // sent together with the first one of settling.
  const choices = async () => {
    await allOf([
      requireUsable(engine, resource, after, before),
      requireOwn(engine, resource, after, before),
      requireOwnPerson(engine, resource, after, before, writer),
    ])
  }
  const [usable, settling] = [choices(), settled()]
  // It is awaited later; unhandled until then, its failure would end the process.
  usable.catch(() => {})
  await settling.catch(() => allOf([usable, settling]))
  return { usable }
}

/**
 * What a write would store, without locks and without a trace; for figures that a person sees before saving.
 * @throws ApiError with the mistakes that the write would be refused for
 */
export async function preview(
  engine: Engine,
  resource: AnyResource,
  target: string | null,
  operation: Operation,
  writer: Writer,
): Promise<Values> {
  const before = target === null ? null : await storedNow(resource, target)
  if (before) await operation.admit?.(before)
  const context: WriteContext = { engine, resource, id: target ?? uuid(), before, after: { ...before }, writer }
  const { usable } = await prepare(context, operation)
  await usable
  return context.after
}

/**
 * The one way in which rows are written, for adding, changing, imports and every action of a document, in the
 * transaction at hand: plan locks, lock, reload, merge, check, settle, state, decide, post, number, store, remember.
 * @param target the id of the row, null to add one
 * @returns its id, and what the domain adds to the answer
 * @throws StaleSave when the row was changed since `operation.version`; ApiError COM_ERR_002 when it was deleted, and
 * mistakes at their fields
 */
export async function write(
  engine: Engine,
  resource: AnyResource,
  target: string | null,
  operation: Operation,
  writer: Writer,
): Promise<{ id: string; extra: Values }> {
  const locked = await lockPlanned(engine, resource, target, operation.said)
  const before = locked?.before ?? null
  if (before) await operation.admit?.(before)
  if (locked && operation.version !== null && locked.row.version !== operation.version) throw new StaleSave()
  const context: WriteContext = { engine, resource, id: target ?? uuid(), before, after: { ...before }, writer }
  const { usable } = await prepare(context, operation)
  if (locked) await usable
  const followUps = (await withLabels(resource, async () => operation.decide?.(context))) ?? {}
  if (before && resource.states?.progress)
    context.after[resource.states.field] = await stateByProgress(engine, resource, context.after)
  await followUps.post?.()
  const saysLines = lineFieldsOf(resource).some((name) => name in operation.said)
  if (before) await updateReservations({ ...context, action: operation.name }, before, saysLines)
  await takeNumber(context, followUps)
  await followUps.ask?.()
  if (!locked) return { id: context.id, extra: await storeNew(context, operation, usable) }
  await storeChanged(context, locked.row, operation)
  return { id: context.id, extra: {} }
}
