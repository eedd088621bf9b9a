import { exact, sum } from '../calc/exact.ts'
import type { LedgerBalances, PlannedEntry, PostingRefusal, Undo } from './planner.ts'
import { undoPlainly } from './undo_plainly.ts'

/** Kinds of entries that a document begins with. */
const BEGINNINGS: ReadonlySet<string> = new Set(['invoice', 'receipt', 'deposit', 'refund'])

const plainly = undoPlainly('receivables')
const itemOf = ({ keys }: PlannedEntry) => (keys.invoiceId ? 'invoiceId' : 'transactionId')

/** A document that others have paid, or that has paid others, since it posted: that is taken back first. */
function refusalsOf(posted: readonly PlannedEntry[], { receivables }: LedgerBalances): PostingRefusal[] {
  const first = posted.find(({ kind }) => BEGINNINGS.has(kind))
  if (!first) return []
  const key = itemOf(first)
  const own = posted.filter(({ keys }) => keys[key] === first.keys[key])
  const open = receivables.per([key], first.keys).amount!
  const rest = exact.sub(open, sum(own.map(({ measures }) => measures.amount!)))
  if (rest.isZero()) return []
  const meta = { amount: rest.abs().toFixed() }
  const rule = key === 'invoiceId' ? 'paidInvoice' : 'usedPayment'
  return [{ code: 'COM_ERR_001', line: null, field: 'comment', rule, keys: {}, meta }]
}

const keyOf = ({ keys }: PlannedEntry) => [keys.customerId, keys.invoiceId, keys.transactionId].join(' ')

/** One entry for each document, since a document may have been about it more than once. */
const together = (posted: readonly PlannedEntry[]): PlannedEntry[] =>
  [...Map.groupBy(posted, keyOf).values()].map(([first, ...others]) => ({
    ...first!,
    measures: { amount: sum([first!, ...others].map(({ measures }) => measures.amount!)).toFixed() },
  }))

/** Takes back a debt or a payment of it, with what was set off against it, unless others were set off since. */
export const undoDebt: Undo = {
  facts: [],
  keys: plainly.keys,
  plan(posted, balances, facts) {
    const refusals = refusalsOf(posted, balances)
    return refusals.length > 0 ? { refusals } : plainly.plan(together(posted), balances, facts)
  },
}
