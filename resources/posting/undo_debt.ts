import { exact, sum } from '../calc/exact.ts'
import type { Facts } from '../calc/settle/index.ts'
import { itemIn, mayBeOwed, type Debts } from '../ledgers/debts/item.ts'
import type { LedgerName } from '../ledgers/index.ts'
import { refusal, refusals, unless, type MayRefuse } from './parts/refusals.ts'
import type { LedgerBalances, PlannedEntry, Undo } from './planner.ts'
import { undoPlainly } from './undo_plainly.ts'

/** What items with a VAT invoice that is issued begin with: that one is adjusted or replaced, they are not undone. */
const KINDS_WITH_VAT = ['invoice', 'return', 'adjustment']

const vatIssued = (posted: readonly PlannedEntry[], { vatInvoices }: Facts): MayRefuse =>
  vatInvoices.length > 0 &&
  posted.some(({ kind }) => KINDS_WITH_VAT.includes(kind)) &&
  refusal(null, 'comment', 'vatIssued', { numbers: vatInvoices.join(', ') })

/**
 * How a ledger of debts takes back a debt or a payment of it, with what was set off against it, unless others were set
 * off since.
 */
export function undoDebt({ ledger, party, items, kinds }: Debts<LedgerName>): Undo {
  const plainly = undoPlainly(ledger)
  const itemOf = ({ keys }: PlannedEntry) => itemIn(items, keys)!
  const isWhole = ({ kind }: PlannedEntry) => kinds.includes(kind)
  const openOf = (entry: PlannedEntry, balances: LedgerBalances) =>
    balances[ledger].per([itemOf(entry).key], entry.keys).amount!

  /**
   * What is left of an item besides what was posted with it, if anything. A debt of somebody who may not owe is undone
   * first, and what paid it is held for them meanwhile.
   */
  function leftOf(
    first: PlannedEntry,
    posted: readonly PlannedEntry[],
    balances: LedgerBalances,
    walkIn: Facts['walkIn'],
  ): MayRefuse {
    const { key, side, usedRule } = itemOf(first)
    if (side === 'debt' && first.keys[party] === walkIn) return null
    const own = posted.filter(({ keys }) => keys[key] === first.keys[key])
    const rest = exact.sub(openOf(first, balances), sum(own.map(({ measures }) => measures.amount!)))
    return !rest.isZero() && refusal(null, 'comment', usedRule, { amount: rest.abs().toFixed() })
  }

  /** Items that others have paid, or that have paid others, since they posted: that is taken back first. */
  function usedSince(posted: readonly PlannedEntry[], balances: LedgerBalances, { walkIn }: Facts): MayRefuse {
    const left = posted.filter(isWhole).map((first) => leftOf(first, posted, balances, walkIn))
    // One is enough to say what has to be undone.
    return refusals(left).slice(0, 1)
  }

  /** What somebody who may not owe would owe once a payment is taken back: their debt is undone before. */
  function owedAfter(own: readonly PlannedEntry[], balances: LedgerBalances, { walkIn }: Facts): MayRefuse {
    const isOwed = own
      .filter((entry) => entry.keys[party] === walkIn && mayBeOwed(itemOf(entry)) && !isWhole(entry))
      .some((entry) => exact.sub(openOf(entry, balances), entry.measures.amount!).gt(0))
    return isOwed && refusal(null, 'comment', 'walkInUndo')
  }

  const keyOf = ({ keys }: PlannedEntry) => [keys[party], ...items.map(({ key }) => keys[key])].join(' ')

  /** One entry for each item, since a document may have been about it more than once. */
  const together = (posted: readonly PlannedEntry[]): PlannedEntry[] =>
    [...Map.groupBy(posted, keyOf).values()].map(([first, ...others]) => ({
      ...first!,
      measures: { amount: sum([first!, ...others].map(({ measures }) => measures.amount!)).toFixed() },
    }))

  return {
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
}
