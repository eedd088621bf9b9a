import { sum } from '../calc/exact.ts'
import type { Facts, OpenItem } from '../calc/settle/index.ts'
import { isTakenOver } from '../ledgers/debts/item.ts'
import { receivableDebts } from '../ledgers/debts/receivables.ts'
import { beyond } from './parts/beyond.ts'
import { cash } from './parts/cash.ts'
import { chosen, chosenFields, chosenIn } from './parts/chosen.ts'
import { creditsIn, debtParts, debtsIn, spread, type Part } from './parts/debts.ts'
import { opposite } from './parts/entry.ts'
import { refusal } from './parts/refusals.ts'
import { definePlanner, type Posting, type PostingRefusal, type Row } from './planner.ts'

const { owe, setOff, keysOf } = debtParts(receivableDebts)
const paymentKeys = keysOf('debt-transactions')

type Parts = { parts: Part[] } | { refusals: PostingRefusal[] }

/** Where money that comes in goes: where a person said, else to one invoice first and then to those due first. */
function paidBy(document: Row, facts: Facts): Parts {
  const items = debtsIn(facts)
  if (chosenIn(document).length > 0) return chosen(receivableDebts, document, items, String(document.amount))
  // A deposit waits for the invoice of its order.
  if (document.kind === 'deposit') {
    const isOther = facts.paidOrder !== null && facts.paidOrder.customerId !== document.customerId
    return isOther ? { refusals: [refusal(null, 'orderId', 'otherCustomer')] } : { parts: [] }
  }
  const first = items.filter(({ id }) => id === document.invoiceId)
  if (document.invoiceId !== null && first.length === 0)
    return { refusals: [refusal(null, 'invoiceId', 'nothingOpen')] }
  return { parts: spread(String(document.amount), [...new Set([...first, ...items])]) }
}

/**
 * The credits that an amount comes from.
 * @param rule what is refused where less is held than that
 */
function takenOf(amount: string, credits: readonly OpenItem[], rule: string): Parts {
  const held = sum(credits.map(({ open }) => open))
  return held.lt(amount)
    ? { refusals: [refusal(null, 'amount', rule, { held: held.toFixed() })] }
    : { parts: spread(amount, credits) }
}

/** The credits that money which goes back comes from: that of its return alone, where it names one. */
const paidBackOf = ({ returnId = null }: Row, facts: Facts) =>
  creditsIn(facts).filter(({ key, id }) => returnId === null || (key === 'returnId' && id === returnId))

/** Money that goes back to a customer: no more than is held of theirs. */
function refunded(document: Row, facts: Facts): Posting {
  const [own, amount] = [paymentKeys(document), String(document.amount)]
  const taken = takenOf(amount, paidBackOf(document, facts), document.returnId ? 'overReturn' : 'overCredit')
  if ('refusals' in taken) return taken
  return {
    entries: [owe('refund', own, amount), ...setOff(own, taken.parts), cash('payment', document.fundId, amount)],
  }
}

const before = receivableDebts.items.filter(isTakenOver).map(({ key }) => key)

/** What an offset takes: money that came before there were documents here first. Deposits wait for their invoices. */
const freeIn = (facts: Facts) => {
  const free = creditsIn(facts).filter(({ orderId }) => orderId === null)
  return [true, false].flatMap((isOpening) => free.filter(({ key }) => before.includes(key) === isOpening))
}

/** What a payment has paid, whoever chose it, so that the document says it. */
const saidOf = (document: Row, parts: readonly Part[]) =>
  chosenIn(document).length === 0 && {
    values: { allocations: parts.map(({ item, amount }) => ({ [item.key]: item.id, amount })) },
  }

/** Money that is held is set off against debts; nothing comes in or goes out. */
function offset(document: Row, facts: Facts): Posting {
  const [own, amount] = [paymentKeys(document), String(document.amount)]
  const taken = takenOf(amount, freeIn(facts), 'overHeld')
  if ('refusals' in taken) return taken
  const day = taken.parts.map(({ item }) => item.day).find((one) => one > String(document.executionDate))
  if (day) return { refusals: [refusal(null, 'executionDate', 'beforeHeld', { day })] }
  const paid = paidBy(document, facts)
  if ('refusals' in paid) return paid
  return {
    ...saidOf(document, paid.parts),
    entries: [owe('offset', own, '0'), ...setOff(own, [...taken.parts, ...paid.parts])],
  }
}

/** Money that comes in, and the documents that it pays; the rest is held for the customer. */
function received(document: Row, facts: Facts): Posting {
  const paid = paidBy(document, facts)
  if ('refusals' in paid) return paid
  const [own, amount] = [paymentKeys(document), String(document.amount)]
  return {
    ...saidOf(document, paid.parts),
    entries: [
      owe(document.kind === 'deposit' ? 'deposit' : 'receipt', own, opposite(amount)),
      ...setOff(own, paid.parts),
      cash('receipt', document.fundId, amount),
    ],
  }
}

/** Money of a customer: into a fund or out of it, if it moves at all, and over the documents that it pays. */
export const postPayment = definePlanner({
  name: 'postPayment',
  date: 'executionDate',
  reads: [
    ...['executionDate', 'kind', 'customerId', 'invoiceId', 'returnId', 'fundId', 'amount'],
    ...chosenFields(receivableDebts),
  ],
  facts: ['paidOrder'],
  lockedFacts: ['openItems'],
  keys: (document) => ({
    receivables: [paymentKeys(document)],
    cash: document.kind === 'offset' ? [] : [{ fundId: String(document.fundId) }],
  }),
  plan(document, facts, balances) {
    const plans = { refund: refunded, offset }
    const posting = (plans[document.kind as keyof typeof plans] ?? received)(document, facts)
    if ('refusals' in posting) return posting
    // Allocations only move the whole amount between documents.
    const whole = posting.entries.filter(({ kind }) => kind !== 'allocation')
    return beyond(whole, balances).length > 0 ? { refusals: [refusal(null, 'amount', 'debtTooMuch')] } : posting
  },
})
