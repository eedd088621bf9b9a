import { exact, given, sum, type Figure } from '../calc/exact.ts'
import type { Facts, OpenItem } from '../calc/settle/index.ts'
import { allocations, debtEntry, spread, type Part } from './debt/allocate.ts'
import type { PlannedEntry, Planner, Posting, PostingRefusal, Row } from './planner.ts'

const refusal = (line: Row | null, field: string, rule: string, meta: PostingRefusal['meta'] = {}): PostingRefusal => ({
  code: 'COM_ERR_001',
  line: line && String(line.id),
  field,
  rule,
  keys: {},
  meta,
})

const keysOf = ({ id, customerId }: Row) => ({ customerId: String(customerId), transactionId: String(id) })

const chosenIn = ({ allocations: lines }: Row) => lines as readonly Row[]
const debtsIn = ({ openItems }: Facts) => openItems.filter(({ side }) => side === 'debt')
const creditsIn = ({ openItems }: Facts) => openItems.filter(({ side }) => side === 'credit')

/** What a person said is paid of each invoice, or why it cannot be. */
function chosen(document: Row, items: readonly OpenItem[]): { parts: Part[] } | { refusals: PostingRefusal[] } {
  const lines = chosenIn(document)
  const refusals: PostingRefusal[] = []
  const parts = lines.flatMap((line): Part[] => {
    const item = items.find(({ id }) => id === line.invoiceId)
    const amount = String(line.amount)
    if (!item) refusals.push(refusal(line, 'invoiceId', 'nothingOpen'))
    else if (exact.sub(amount, item.open).gt(0)) refusals.push(refusal(line, 'amount', 'overOpen', { open: item.open }))
    return item ? [{ item, amount }] : []
  })
  const all = sum(lines.map(({ amount }) => amount as Figure))
  if (all.gt(String(document.amount))) refusals.push(refusal(null, 'amount', 'overAllocated', { all: all.toFixed() }))
  return refusals.length > 0 ? { refusals } : { parts }
}

/** Where money that comes in goes: where a person said, else to one invoice first and then to those due first. */
function paidBy(document: Row, facts: Facts): { parts: Part[] } | { refusals: PostingRefusal[] } {
  const items = debtsIn(facts)
  if (chosenIn(document).length > 0) return chosen(document, items)
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

/** Money that comes in, and the documents that it pays; the rest is held for the customer. */
function received(document: Row, facts: Facts): Posting {
  const paid = paidBy(document, facts)
  if ('refusals' in paid) return paid
  const [own, amount] = [keysOf(document), String(document.amount)]
  return {
    entries: [
      debtEntry(document.kind === 'deposit' ? 'deposit' : 'receipt', own, given(amount, 'amount').neg().toFixed()),
      ...allocations(own, paid.parts, 1),
      moved(document, 'receipt', amount),
    ],
  }
}

/** Money of a customer: into a fund or out of it, and over the documents that it pays. */
export const postPayment: Planner = {
  date: 'executionDate',
  facts: ['paidOrder'],
  lockedFacts: ['openItems'],
  keys: (document) => ({
    receivables: [keysOf(document)],
    cash: [{ fundId: String(document.fundId) }],
  }),
  plan(document, facts, { receivables, cash }) {
    const posting = document.kind === 'refund' ? refunded(document, facts) : received(document, facts)
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
}
