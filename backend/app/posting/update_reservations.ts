import { dayInVietnam, type AnyResource, type AnyStates } from '@barem/resources/kit'
import { holders, type HoldStep, type LedgerKeys } from '@barem/resources/posting'
import type { Values } from '#app/engine/behaviour'
import { readFacts } from '#app/engine/facts'
import type { Acting } from './acting.ts'
import { linesOf, occasion, postTo } from './post.ts'

/** Whether a document holds something in a state. */
const isHolding = ({ holds }: AnyStates, state: unknown): boolean => holds?.in.some((one) => one === state) ?? false

/** What happens to what a document holds as it changes; null when nothing does. */
function stepOf(states: AnyStates, action: string, before: Values, after: Values): HoldStep | null {
  const [was, is] = [before, after].map((row) => isHolding(states, row[states.field]))
  if (!is) return was ? 'release' : null
  return was ? (states.actions[action]?.holds ?? 'keep') : 'take'
}

/** The keys of what a document takes as it comes into force; null for one that holds nothing. */
export function keysToHold({ states }: AnyResource, document: Values): LedgerKeys | null {
  return states?.holds && isHolding(states, document[states.field]) ? holders.of(states.holds.by).keys(document) : null
}

/**
 * Brings what a document holds in its ledger to what its state and its lines ask for, in the transaction at hand, which
 * has locked the document. Entries are of today: goods are held from now on, whatever the day of the document.
 * @param mayDiffer whether lines may have changed while it was in force
 * @throws ApiError with what cannot be held, at its fields
 */
export async function updateReservations(acting: Acting, before: Values, mayDiffer: boolean): Promise<void> {
  const { engine, resource, after, writer, action } = acting
  const { states } = resource
  const step = states?.holds ? stepOf(states, action, before, after) : null
  if (!states?.holds || step === null || (step === 'keep' && !mayDiffer)) return
  const holder = holders.of(states.holds.by)
  const document = step === 'release' ? before : after
  const was = isHolding(states, before[states.field]) ? before : null
  const facts = await readFacts(engine.facts, holder.facts, document, linesOf(resource, document))(holder.facts)
  const about = occasion(acting, dayInVietnam(writer.at ?? new Date()), null)
  await postTo(
    acting,
    holder.keys(document),
    (balances) => holder.plan(step, document, was, facts, balances),
    about,
    states.field,
  )
}
