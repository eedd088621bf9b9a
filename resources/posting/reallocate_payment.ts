import { exact, given, sum } from '../calc/exact.ts'
import type { Allocated, Facts, OpenItem } from '../calc/settle/index.ts'
import { itemOf, type Debts } from '../ledgers/debts/item.ts'
import { payableDebts } from '../ledgers/debts/payables.ts'
import { paymentKind } from '../ledgers/debts/payment_kinds.ts'
import { receivableDebts } from '../ledgers/debts/receivables.ts'
import type { LedgerName } from '../ledgers/index.ts'
import type { Keys } from './balances.ts'
import { chosen, chosenFields, chosenIn } from './parts/chosen.ts'
import { debtParts, debtsIn, openIn, type Part } from './parts/debts.ts'
import { refusal } from './parts/refusals.ts'
import { definePlanner, type PlannedEntry, type Row } from './planner.ts'

const PAYMENTS = 'debt-transactions'

type Item = Pick<OpenItem, 'key' | 'id'>

/** Whether both are about one item: a receipt has its goods and its freight, of one id. */
const isOf = (one: Item, other: Item) => one.key === other.key && one.id === other.id

/** What a payment got of a document. */
const gotBy = (allocated: readonly Allocated[], item: Item) =>
  sum(allocated.filter((one) => isOf(one, item)).map(({ amount }) => amount))

/** Documents that a payment may be set off against, each with what is open of it without the payment. */
function openWithout(debts: Debts<LedgerName>, facts: Facts): OpenItem[] {
  const { allocated } = facts
  const open = debtsIn(openIn(debts, facts))
  const paid = allocated
    .filter((item, place) => allocated.findIndex((one) => isOf(one, item)) === place)
    .filter((item) => !open.some((one) => isOf(one, item)))
    .map(({ key, id }): OpenItem => ({ key, id, side: 'debt', open: '0', due: '', day: '', orderId: null }))
  return [...open, ...paid].map((item) => ({ ...item, open: exact.add(item.open, gotBy(allocated, item)).toFixed() }))
}

/** The debts that are moved, and how. */
type Moving = Pick<ReturnType<typeof debtParts>, 'owe'> & { party: string }

/**
 * Moves amounts between a payment and documents. Each line of a payment does it once, and is taken back once, so that
 * nothing is posted twice: one entry of the payment for each line.
 */
function moved({ owe, party }: Moving, own: Keys, kind: 'allocation' | 'reversal', all: readonly Allocated[]) {
  const sign = kind === 'reversal' ? 1 : -1
  const signed = (amount: string, by: number) => given(amount, 'amount').times(by).toFixed()
  return [...Map.groupBy(all, ({ line }) => line)].flatMap(([line, parts]): PlannedEntry[] => [
    ...parts.map(({ key, id, amount }) => ({
      ...owe(kind, { [party]: own[party]!, [key]: id }, signed(amount, sign)),
      line,
    })),
    { ...owe(kind, own, signed(sum(parts.map(({ amount }) => amount)).toFixed(), -sign)), line },
  ])
}

const isSame = (one: Allocated, other: Allocated) => isOf(one, other) && exact.sub(one.amount, other.amount).isZero()

/** Takes back what is not wanted any more, and sets off what is wanted besides. */
function entriesOf(moving: Moving, own: Keys, before: readonly Allocated[], wanted: readonly Allocated[]) {
  const isWanted = (one: Allocated) => wanted.some((other) => isSame(one, other))
  // What no line has said is taken back as one, as it was posted.
  const keepsUnsaid = before.every((one) => one.line !== null || isWanted(one))
  const kept = before.filter((one) => isWanted(one) && (one.line !== null || keepsUnsaid))
  const anew = wanted.filter((one) => !kept.some((other) => isSame(one, other)))
  return [
    ...moved(
      moving,
      own,
      'reversal',
      before.filter((one) => !kept.includes(one)),
    ),
    ...moved(moving, own, 'allocation', anew),
  ]
}

/** Whether something would be owed that the payment has paid. */
function isOwedAfter({ allocated, openItems }: Facts, wanted: readonly Allocated[]): boolean {
  return allocated.some((item) => {
    const now = openItems.find((one) => isOf(one, item))
    const open = now ? given(now.open, 'open').times(now.side === 'debt' ? 1 : -1) : given('0', 'open')
    return open.plus(gotBy(allocated, item)).minus(gotBy(wanted, item)).gt(0)
  })
}

/** Parts with the lines that say so, which are in the same order. */
const withLines = (document: Row, parts: readonly Part[]): Allocated[] =>
  parts.map(({ item: { key, id }, amount }, place) => ({
    key,
    id,
    amount,
    line: String(chosenIn(document)[place]!.id),
  }))

/** Money that came in is set off against other documents than before; what is beyond them is held for the customer. */
export const reallocatePayment = definePlanner({
  name: 'reallocatePayment',
  date: 'reallocatedOn',
  reads: [
    ...['kind', 'customerId', 'supplierId', 'executionDate', 'reallocatedOn'],
    ...new Set([...chosenFields(receivableDebts), ...chosenFields(payableDebts)]),
  ],
  facts: ['walkIn'],
  lockedFacts: ['openItems', 'openPayables', 'allocated'],
  keys(document) {
    const { debts } = paymentKind(document.kind)
    return { [debts.ledger]: [debtParts(debts).keysOf(PAYMENTS)(document)] }
  },
  plan(document, facts, balances) {
    const { debts, does } = paymentKind(document.kind)
    if (does === 'back') return { refusals: [refusal(null, 'kind', 'refundsStay')] }
    const { owe, keysOf } = debtParts(debts)
    const [own, day] = [keysOf(PAYMENTS)(document), String(document.executionDate)]
    if (String(document.reallocatedOn) < day)
      return { refusals: [refusal(null, 'reallocatedOn', 'beforePayment', { day })] }
    // What others took of it, such as the invoice of the order that a deposit is for, stays where it is.
    const held = given(balances[debts.ledger].per([itemOf(debts.items, PAYMENTS).key], own).amount!, 'held').neg()
    const most = sum(facts.allocated.map(({ amount }) => amount)).plus(held)
    const paid = chosen(debts, document, openWithout(debts, facts), most.toFixed())
    if ('refusals' in paid) return paid
    const wanted = withLines(document, paid.parts)
    if (facts.walkIn !== null && facts.walkIn === document.customerId && isOwedAfter(facts, wanted))
      return { refusals: [refusal(null, 'customerId', 'walkInUndo')] }
    return { entries: entriesOf({ owe, party: debts.party }, own, facts.allocated, wanted) }
  },
})
