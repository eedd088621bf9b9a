import { exact, sum } from '../calc/exact.ts'
import type { Facts } from '../calc/settle/index.ts'
import { refusal, refusals, unless, type MayRefuse } from './parts/refusals.ts'
import type { LedgerBalances, PlannedEntry, Undo } from './planner.ts'
import { undoPlainly } from './undo_plainly.ts'

/** Kinds of entries that a document begins with. */
const BEGINNINGS: ReadonlySet<string> = new Set(['invoice', 'receipt', 'deposit', 'refund', 'offset', 'opening'])

/** Keys of what is owed or held, with what is said where others have paid it or were paid with it. */
const RULES = { invoiceId: 'paidInvoice', transactionId: 'usedPayment', openingLineId: 'paidOpening' } as const
const ITEMS = Object.keys(RULES) as (keyof typeof RULES)[]

const plainly = undoPlainly('receivables')
const itemOf = ({ keys }: PlannedEntry) => ITEMS.find((key) => keys[key])!

/**
 * What is left of a document besides what was posted with it, if anything. An invoice of somebody who may not owe is
 * undone first, and what paid it is held for them meanwhile.
 */
function refusalOf(
  first: PlannedEntry,
  posted: readonly PlannedEntry[],
  { receivables }: LedgerBalances,
  walkIn: Facts['walkIn'],
): MayRefuse {
  const key = itemOf(first)
  if (first.kind === 'invoice' && first.keys.customerId === walkIn) return null
  const own = posted.filter(({ keys }) => keys[key] === first.keys[key])
  const open = receivables.per([key], first.keys).amount!
  const rest = exact.sub(open, sum(own.map(({ measures }) => measures.amount!)))
  return !rest.isZero() && refusal(null, 'comment', RULES[key], { amount: rest.abs().toFixed() })
}

/** An invoice of which a VAT invoice is issued: that is adjusted or replaced, and this one is not undone. */
const vatIssued = (posted: readonly PlannedEntry[], { vatInvoices }: Facts): MayRefuse =>
  vatInvoices.length > 0 &&
  posted.some(({ kind }) => kind === 'invoice') &&
  refusal(null, 'comment', 'vatIssued', { numbers: vatInvoices.join(', ') })

/** Documents that others have paid, or that have paid others, since they posted: that is taken back first. */
function usedSince(posted: readonly PlannedEntry[], balances: LedgerBalances, { walkIn }: Facts): MayRefuse {
  const first = posted.filter(({ kind }) => BEGINNINGS.has(kind)).map((one) => refusalOf(one, posted, balances, walkIn))
  // One is enough to say what has to be undone.
  return refusals(first).slice(0, 1)
}

/** What somebody who may not owe would owe once a payment is taken back: their invoice is undone before. */
function owedAfter(own: readonly PlannedEntry[], { receivables }: LedgerBalances, { walkIn }: Facts): MayRefuse {
  const isOwed = own
    .filter(({ keys }) => keys.customerId === walkIn && !keys.transactionId)
    .some(({ keys, measures, kind }) => {
      const open = receivables.per([itemOf({ keys } as PlannedEntry)], keys).amount!
      return !BEGINNINGS.has(kind) && exact.sub(open, measures.amount!).gt(0)
    })
  return isOwed && refusal(null, 'comment', 'walkInUndo')
}

const keyOf = ({ keys }: PlannedEntry) => [keys.customerId, ...ITEMS.map((item) => keys[item])].join(' ')

/** One entry for each document, since a document may have been about it more than once. */
const together = (posted: readonly PlannedEntry[]): PlannedEntry[] =>
  [...Map.groupBy(posted, keyOf).values()].map(([first, ...others]) => ({
    ...first!,
    measures: { amount: sum([first!, ...others].map(({ measures }) => measures.amount!)).toFixed() },
  }))

/** Takes back a debt or a payment of it, with what was set off against it, unless others were set off since. */
export const undoDebt: Undo = {
  facts: ['vatInvoices', 'walkIn'],
  keys: plainly.keys,
  plan(posted, balances, facts) {
    const own = together(posted)
    const refused = refusals(
      vatIssued(posted, facts),
      usedSince(posted, balances, facts),
      owedAfter(own, balances, facts),
    )
    return unless(refused, () => plainly.plan(own, balances, facts))
  },
}
