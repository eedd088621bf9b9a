import { exact, sum } from '../calc/exact.ts'
import type { Facts, OpenItem } from '../calc/settle/index.ts'
import { receivableDebts } from '../ledgers/debts/receivables.ts'
import { debtParts, debtsIn, spread, type Part } from './parts/debts.ts'
import { opposite } from './parts/entry.ts'
import { refusal, refusals } from './parts/refusals.ts'
import type { PlannedEntry, Posting, Row } from './planner.ts'

const { owe, setOff, keysOf } = debtParts(receivableDebts)
export const creditKeys = keysOf('returns')

const isInvoice = ({ key }: OpenItem) => key === 'invoiceId'

/** What each invoice that goods come back of gets of their credit, as far as it is open. */
export function paidInvoices(document: Row, entries: readonly PlannedEntry[], facts: Facts): Part[] {
  const debts = debtsIn(facts.openItems).filter(isInvoice)
  const credits = Map.groupBy(entries, ({ keys }) => facts.soldLines.get(keys.invoiceLineId!)!.document.id)
  let left = exact.add(String(document.totalRefund), 0)
  return [...credits].flatMap(([id, own]) => {
    const credit = exact.min(left, exact.max(0, sum(own.map(({ measures }) => measures.total!))))
    const parts = spread(
      credit.toFixed(),
      debts.filter((item) => item.id === id),
    )
    left = left.minus(sum(parts.map(({ amount }) => amount)))
    return parts
  })
}

/** What is left of the credit pays for what was taken in exchange. */
function paidExchanges(document: Row, paid: readonly Part[], { exchanged, openItems }: Facts): Part[] {
  const left = exact.sub(String(document.totalRefund), sum(paid.map(({ amount }) => amount)))
  const others = debtsIn(openItems).filter(
    (item) => isInvoice(item) && exchanged.includes(item.id) && !paid.some((part) => part.item.id === item.id),
  )
  return left.gt(0) ? spread(left.toFixed(), others) : []
}

/** Whether something is left of the credit of a customer who is paid back at once, and no fund says from where. */
function isHeld({ customerId, totalRefund, refundFundId = null }: Row, paid: readonly Part[], { walkIn }: Facts) {
  if (walkIn === null || walkIn !== customerId || refundFundId !== null) return false
  return exact.sub(String(totalRefund), sum(paid.map(({ amount }) => amount))).gt(0)
}

/**
 * A posting of a return with its credit, which first lowers what its goods are owed by, then what was taken in
 * exchange.
 * @param first what it lowers first
 */
export function withCredit(
  posting: Posting,
  document: Row,
  facts: Facts,
  first: (entries: readonly PlannedEntry[]) => readonly Part[],
): Posting {
  if ('refusals' in posting) return posting
  const lowered = first(posting.entries)
  const paid = [...lowered, ...paidExchanges(document, lowered, facts)]
  if (isHeld(document, paid, facts)) return { refusals: refusals(refusal(null, 'refundFundId', 'walkInRefund')) }
  const own = creditKeys(document)
  const credit = owe('return', own, opposite(String(document.totalRefund)))
  return { ...posting, entries: [...posting.entries, credit, ...setOff(own, paid)] }
}
