import { given, sum } from '../calc/exact.ts'
import type { Facts } from '../calc/settle/index.ts'
import { allocations, debtEntry, spread, type Part } from './debt/allocate.ts'
import { chosen, chosenIn, debtsIn, keysOf } from './debt/chosen.ts'
import { refusal } from './document.ts'
import { definePlanner, type PlannedEntry, type Posting, type PostingRefusal, type Row } from './planner.ts'

const creditsIn = ({ openItems }: Facts) => openItems.filter(({ side }) => side === 'credit')

/** Where money that comes in goes: where a person said, else to one invoice first and then to those due first. */
function paidBy(document: Row, facts: Facts): { parts: Part[] } | { refusals: PostingRefusal[] } {
  const items = debtsIn(facts)
  if (chosenIn(document).length > 0) return chosen(document, items, String(document.amount))
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

const moved = ({ fundId }: Row, kind: 'receipt' | 'payment', amount: string): PlannedEntry => ({
  ledger: 'cash',
  line: null,
  kind,
  keys: { fundId: String(fundId) },
  measures: { amount },
  facts: {},
})

/** Money that goes back to a customer: no more than is held of theirs. */
function refunded(document: Row, facts: Facts): Posting {
  const [own, amount] = [keysOf(document), String(document.amount)]
  const credits = creditsIn(facts)
  const held = sum(credits.map(({ open }) => open))
  if (held.lt(amount)) return { refusals: [refusal(null, 'amount', 'overCredit', { held: held.toFixed() })] }
  const parts = spread(amount, credits)
  return {
    entries: [
      debtEntry('refund', own, amount),
      ...allocations(own, parts, -1),
      moved(document, 'payment', given(amount, 'amount').neg().toFixed()),
    ],
  }
}

/** What an offset takes: money that came before there were documents here first. Deposits wait for their invoices. */
const freeIn = (facts: Facts) => {
  const free = creditsIn(facts).filter(({ orderId }) => orderId === null)
  return [true, false].flatMap((isOpening) => free.filter(({ key }) => (key === 'openingLineId') === isOpening))
}

/** What a payment has paid, whoever chose it, so that the document says it. */
const saidOf = (document: Row, parts: readonly Part[]) =>
  chosenIn(document).length === 0 && {
    values: { allocations: parts.map(({ item, amount }) => ({ [item.key]: item.id, amount })) },
  }

/** Money that is held is set off against debts; nothing comes in or goes out. */
function offset(document: Row, facts: Facts): Posting {
  const [own, amount] = [keysOf(document), String(document.amount)]
  const credits = freeIn(facts)
  const held = sum(credits.map(({ open }) => open))
  if (held.lt(amount)) return { refusals: [refusal(null, 'amount', 'overHeld', { held: held.toFixed() })] }
  const from = spread(amount, credits)
  const day = from.map(({ item }) => item.day).find((one) => one > String(document.executionDate))
  if (day) return { refusals: [refusal(null, 'executionDate', 'beforeHeld', { day })] }
  const paid = paidBy(document, facts)
  if ('refusals' in paid) return paid
  // What it takes and what it gives are one entry of its own.
  const rest = sum(paid.parts.map((part) => part.amount)).minus(amount)
  return {
    ...saidOf(document, paid.parts),
    entries: [
      debtEntry('offset', own, '0'),
      debtEntry('allocation', own, rest.toFixed()),
      ...allocations(own, from, -1).slice(1),
      ...allocations(own, paid.parts, 1).slice(1),
    ],
  }
}

/** Money that comes in, and the documents that it pays; the rest is held for the customer. */
function received(document: Row, facts: Facts): Posting {
  const paid = paidBy(document, facts)
  if ('refusals' in paid) return paid
  const [own, amount] = [keysOf(document), String(document.amount)]
  return {
    ...saidOf(document, paid.parts),
    entries: [
      debtEntry(document.kind === 'deposit' ? 'deposit' : 'receipt', own, given(amount, 'amount').neg().toFixed()),
      ...allocations(own, paid.parts, 1),
      moved(document, 'receipt', amount),
    ],
  }
}

/** Money of a customer: into a fund or out of it, if it moves at all, and over the documents that it pays. */
export const postPayment = definePlanner({
  name: 'postPayment',
  date: 'executionDate',
  reads: [
    ...['executionDate', 'kind', 'customerId', 'invoiceId', 'fundId', 'amount'],
    ...['allocations.invoiceId', 'allocations.openingLineId', 'allocations.amount'],
  ],
  facts: ['paidOrder'],
  lockedFacts: ['openItems'],
  keys: (document) => ({
    receivables: [keysOf(document)],
    cash: document.kind === 'offset' ? [] : [{ fundId: String(document.fundId) }],
  }),
  plan(document, facts, { receivables, cash }) {
    const plans = { refund: refunded, offset }
    const posting = (plans[document.kind as keyof typeof plans] ?? received)(document, facts)
    if ('refusals' in posting) return posting
    const then = { receivables: receivables.copy(), cash: cash.copy() }
    // The first entry is the whole amount: allocations only move it between documents.
    const whole = posting.entries.filter(({ kind }) => kind !== 'allocation')
    const isBeyond = whole.some((entry) => {
      const balances = then[entry.ledger as keyof typeof then]
      balances.add(entry)
      return balances.isBeyond(entry.keys)
    })
    return isBeyond ? { refusals: [refusal(null, 'amount', 'debtTooMuch')] } : posting
  },
})
