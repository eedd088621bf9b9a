import { ledgers } from '@barem/resources/ledgers'
import { dayInVietnam, type AnyResource, type Ledger } from '@barem/resources/kit'
import { planners, undos, type Keys, type PlannerName, type Posting } from '@barem/resources/posting'
import type { Values, Writer } from '#app/engine/behaviour'
import type { Engine } from '#app/engine/engine'
import { append, type Occasion } from './append.ts'
import { lockBalances, type LockedBalances } from './balance_rows.ts'
import { postingError } from './refusals.ts'
import { standingPosting } from './posted.ts'

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

const occasion = ({ resource, id, writer, action }: Acting, date: string, reversesId: string | null): Occasion => ({
  document: resource.name,
  documentId: id,
  action,
  date,
  reversesId,
  writer,
})

/** Locks balances, plans on them, and appends what is planned. */
async function postTo(
  ledger: Ledger,
  acting: Acting,
  keys: readonly Keys[],
  plan: (balances: LockedBalances['balances']) => Posting,
  about: Occasion,
): Promise<void> {
  const locked = await lockBalances(ledger, keys)
  const posting = plan(locked.balances)
  if ('refusals' in posting)
    throw await postingError(acting.engine, ledger, acting.resource, acting.after, posting.refusals)
  await append(ledger, locked, posting.entries, about)
}

/**
 * Writes in a ledger what an action posts, in the transaction at hand, which has locked the document.
 * @throws ApiError with what cannot be posted, at its fields
 */
export async function post(acting: Acting, name: PlannerName): Promise<void> {
  const planner = planners[name]
  const { after } = acting
  const about = occasion(acting, String(after[planner.date]), null)
  const plan = (balances: LockedBalances['balances']) => planner.plan(after, balances)
  await postTo(ledgers[planner.ledger], acting, planner.keys(after), plan, about)
}

/**
 * Takes back, by opposite entries of today, what an action posted in every ledger.
 * @throws ApiError with what cannot be taken back, at its fields
 */
export async function reversePosting(acting: Acting, action: string): Promise<void> {
  const today = dayInVietnam(acting.writer.at ?? new Date())
  for (const [name, ledger] of Object.entries(ledgers) as [keyof typeof ledgers, Ledger][]) {
    const posted = await standingPosting(ledger, acting.id, action)
    if (!posted) continue
    const about = occasion(acting, today, posted.postingId)
    const keys = posted.entries.map((entry) => entry.keys)
    await postTo(ledger, acting, keys, (balances) => undos[name](posted.entries, balances), about)
  }
}
