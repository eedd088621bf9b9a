import { exact, given, sum } from '../calc/exact.ts'
import type { Allocated, Facts, OpenItem } from '../calc/settle/index.ts'
import { itemOf } from '../ledgers/debts/item.ts'
import { receivableDebts } from '../ledgers/debts/receivables.ts'
import type { Keys } from './balances.ts'
import { chosen, chosenFields, chosenIn } from './parts/chosen.ts'
import { debtParts, debtsIn, type Part } from './parts/debts.ts'
import { refusal } from './parts/refusals.ts'
import { definePlanner, type PlannedEntry, type Row } from './planner.ts'

const PAYMENTS = 'debt-transactions'
const { party, items } = receivableDebts
const { owe, keysOf } = debtParts(receivableDebts)
const paymentKeys = keysOf(PAYMENTS)

/** What a payment got of a document. */
const gotBy = (allocated: readonly Allocated[], item: Pick<OpenItem, 'id'>) =>
  sum(allocated.filter(({ id }) => id === item.id).map(({ amount }) => amount))

/** Documents that a payment may be set off against, each with what is open of it without the payment. */
function openWithout({ allocated, ...facts }: Facts): OpenItem[] {
  const open = debtsIn(facts as Facts)
  const paid = allocated
    .filter(({ id }, place) => allocated.findIndex((one) => one.id === id) === place)
    .filter(({ id }) => !open.some((item) => item.id === id))
    .map(({ key, id }): OpenItem => ({ key, id, side: 'debt', open: '0', due: '', day: '', orderId: null }))
  return [...open, ...paid].map((item) => ({ ...item, open: exact.add(item.open, gotBy(allocated, item)).toFixed() }))
}

/**
 * Moves amounts between a payment and documents. Each line of a payment does it once, and is taken back once, so that
 * nothing is posted twice: one entry of the payment for each line.
 */
function moved(own: Keys, kind: 'allocation' | 'reversal', all: readonly Allocated[]) {
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

const isSame = (one: Allocated, other: Allocated) => one.id === other.id && exact.sub(one.amount, other.amount).isZero()

/** Takes back what is not wanted any more, and sets off what is wanted besides. */
function entriesOf(own: Keys, before: readonly Allocated[], wanted: readonly Allocated[]) {
  const isWanted = (one: Allocated) => wanted.some((other) => isSame(one, other))
  // What no line has said is taken back as one, as it was posted.
  const keepsUnsaid = before.every((one) => one.line !== null || isWanted(one))
  const kept = before.filter((one) => isWanted(one) && (one.line !== null || keepsUnsaid))
  const anew = wanted.filter((one) => !kept.some((other) => isSame(one, other)))
  return [
    ...moved(
      own,
      'reversal',
      before.filter((one) => !kept.includes(one)),
    ),
    ...moved(own, 'allocation', anew),
  ]
}

/** Whether something would be owed that the payment has paid. */
function isOwedAfter({ allocated, openItems }: Facts, wanted: readonly Allocated[]): boolean {
  return allocated.some((item) => {
    const now = openItems.find(({ id }) => id === item.id)
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
  reads: [...['kind', 'customerId', 'executionDate', 'reallocatedOn'], ...chosenFields(receivableDebts)],
  facts: ['walkIn'],
  lockedFacts: ['openItems', 'allocated'],
  keys: (document) => ({ receivables: [paymentKeys(document)] }),
  plan(document, facts, { receivables }) {
    if (document.kind === 'refund') return { refusals: [refusal(null, 'kind', 'refundsStay')] }
    const [own, day] = [paymentKeys(document), String(document.executionDate)]
    if (String(document.reallocatedOn) < day)
      return { refusals: [refusal(null, 'reallocatedOn', 'beforePayment', { day })] }
    // What others took of it, such as the invoice of the order that a deposit is for, stays where it is.
    const held = given(receivables.per([itemOf(items, PAYMENTS).key], own).amount!, 'held').neg()
    const most = sum(facts.allocated.map(({ amount }) => amount)).plus(held)
    const paid = chosen(receivableDebts, document, openWithout(facts), most.toFixed())
    if ('refusals' in paid) return paid
    const wanted = withLines(document, paid.parts)
    if (facts.walkIn === document.customerId && isOwedAfter(facts, wanted))
      return { refusals: [refusal(null, 'customerId', 'walkInUndo')] }
    return { entries: entriesOf(own, facts.allocated, wanted) }
  },
})
