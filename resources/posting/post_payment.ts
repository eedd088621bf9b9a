import { sum } from '../calc/exact.ts'
import type { Facts, OpenItem } from '../calc/settle/index.ts'
import { isTakenOver } from '../ledgers/debts/item.ts'
import { payableDebts } from '../ledgers/debts/payables.ts'
import { paymentKind, type PaymentKind } from '../ledgers/debts/payment_kinds.ts'
import { receivableDebts } from '../ledgers/debts/receivables.ts'
import { beyond } from './parts/beyond.ts'
import { beforeOpening, cash } from './parts/cash.ts'
import { chosen, chosenFields, chosenIn } from './parts/chosen.ts'
import { creditsIn, debtParts, debtsIn, openIn, spread, type Part } from './parts/debts.ts'
import { opposite } from './parts/entry.ts'
import { refusal, refusals } from './parts/refusals.ts'
import { definePlanner, type Posting, type PostingRefusal, type Row } from './planner.ts'

type Parts = { parts: Part[] } | { refusals: PostingRefusal[] }

/** A payment of one kind: the document, what is open of its party, and what its kind does. */
interface Paying extends PaymentKind {
  document: Row
  facts: Facts
  open: readonly OpenItem[]
}

const keysFor = ({ debts, document }: Pick<Paying, 'debts' | 'document'>) =>
  debtParts(debts).keysOf('debt-transactions')(document)

/** The fields by which a payment says which debt it pays first. */
const FIRST = ['invoiceId', 'receiptId'] as const

/** What money waits for, and whether that belongs to another party. */
function isForAnother({ debts: { party }, document, facts: { paidOrder } }: Paying): boolean {
  return paidOrder !== null && paidOrder.partyId !== document[party]
}

/** Where money goes: where a person said, else to one document first and then to those due first. */
function paidBy(paying: Paying): Parts {
  const { debts, document, does, open } = paying
  const items = debtsIn(open)
  if (chosenIn(document).length > 0) return chosen(debts, document, items, String(document.amount))
  // A deposit waits for the invoice of its order, an advance for the receipts of its contract.
  if (does === 'waits') {
    const [field, rule] = debts.ledger === 'payables' ? ['contractId', 'otherSupplier'] : ['orderId', 'otherCustomer']
    return isForAnother(paying) ? { refusals: [refusal(null, field!, rule!)] } : { parts: [] }
  }
  const field = FIRST.find((name) => (document[name] ?? null) !== null)
  const first = items.filter(({ key, id }) => key === field && id === document[field])
  if (field && first.length === 0) return { refusals: [refusal(null, field, 'nothingOpen')] }
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

/** A rule as it is said of customers, or of suppliers. */
const ruleFor = ({ debts }: Paying, rule: string) => (debts.ledger === 'payables' ? `${rule}_supplier` : rule)

/** The credits that money which goes back comes from: that of its return alone, where it names one. */
const paidBackOf = ({ document: { returnId = null }, open }: Paying) =>
  creditsIn(open).filter(({ key, id }) => returnId === null || (key === 'returnId' && id === returnId))

/** The entry of the money of a payment in its fund, if it moves any. */
const moneyOf = ({ money, document: { fundId, amount } }: Paying) =>
  money === null ? [] : [cash(money === 'in' ? 'receipt' : 'payment', fundId, String(amount))]

/** Money that goes back to whom it came from: no more than is held of theirs. */
function goesBack(paying: Paying): Posting {
  const { debts, document, entry } = paying
  const [own, amount] = [keysFor(paying), String(document.amount)]
  const taken = takenOf(amount, paidBackOf(paying), document.returnId ? 'overReturn' : ruleFor(paying, 'overCredit'))
  if ('refusals' in taken) return taken
  const { owe, setOff } = debtParts(debts)
  return { entries: [owe(entry, own, amount), ...setOff(own, taken.parts), ...moneyOf(paying)] }
}

/** What an offset takes: money from before there were documents here first. Deposits wait for what they are for. */
function freeIn({ debts, open }: Paying) {
  const before = debts.items.filter(isTakenOver).map(({ key }) => key)
  const free = creditsIn(open).filter(({ orderId }) => orderId === null)
  return [true, false].flatMap((isOpening) => free.filter(({ key }) => before.includes(key) === isOpening))
}

/** What a payment has paid, whoever chose it, so that the document says it. */
const saidOf = (document: Row, parts: readonly Part[]) =>
  chosenIn(document).length === 0 && {
    values: { allocations: parts.map(({ item, amount }) => ({ [item.key]: item.id, amount })) },
  }

/** Money that is held is set off against debts; nothing comes in or goes out. */
function offset(paying: Paying): Posting {
  const { debts, document, entry } = paying
  const [own, amount] = [keysFor(paying), String(document.amount)]
  const taken = takenOf(amount, freeIn(paying), ruleFor(paying, 'overHeld'))
  if ('refusals' in taken) return taken
  const day = taken.parts.map(({ item }) => item.day).find((one) => one > String(document.executionDate))
  if (day) return { refusals: [refusal(null, 'executionDate', 'beforeHeld', { day })] }
  const paid = paidBy(paying)
  if ('refusals' in paid) return paid
  const { owe, setOff } = debtParts(debts)
  return {
    ...saidOf(document, paid.parts),
    entries: [owe(entry, own, '0'), ...setOff(own, [...taken.parts, ...paid.parts])],
  }
}

/** Suppliers are paid what they are owed: more is an advance, which says so. Customers may hand over more. */
function overOwed({ debts, document, does, open }: Paying): PostingRefusal | null {
  if (debts.ledger !== 'payables' || does !== 'pays') return null
  const owed = sum(debtsIn(open).map((item) => item.open))
  return owed.lt(String(document.amount)) ? refusal(null, 'amount', 'overOwed', { owed: owed.toFixed() }) : null
}

/** A bank pays to an account. */
const withoutAccount = ({ debts, money, facts: { fund, payee } }: Paying): PostingRefusal | null =>
  debts.ledger === 'payables' && money === 'out' && fund?.kind === 'bank' && payee !== null && !payee.hasAccount
    ? refusal(null, 'fundId', 'noAccount', { names: payee.name })
    : null

/** Money that pays, and the documents that it pays; the rest is held for the party. */
function pays(paying: Paying): Posting {
  const paid = paidBy(paying)
  if ('refusals' in paid) return paid
  const refused = refusals(withoutAccount(paying), overOwed(paying))
  if (refused.length > 0) return { refusals: refused }
  const { debts, document, entry } = paying
  const own = keysFor(paying)
  const { owe, setOff } = debtParts(debts)
  return {
    ...saidOf(document, paid.parts),
    entries: [owe(entry, own, opposite(String(document.amount))), ...setOff(own, paid.parts), ...moneyOf(paying)],
  }
}

const plans = { pays, waits: pays, back: goesBack, offset } as const

/** Money of a customer or a supplier: into a fund or out of it, if it moves at all, and over what it pays. */
export const postPayment = definePlanner({
  name: 'postPayment',
  date: 'executionDate',
  reads: [
    ...['executionDate', 'kind', 'customerId', 'supplierId', 'invoiceId', 'receiptId', 'returnId', 'fundId', 'amount'],
    ...new Set([...chosenFields(receivableDebts), ...chosenFields(payableDebts)]),
  ],
  facts: ['paidOrder', 'fund', 'payee'],
  lockedFacts: ['openItems', 'openPayables', 'fundOpenings'],
  keys(document) {
    const { debts, money } = paymentKind(document.kind)
    return {
      [debts.ledger]: [keysFor({ debts, document })],
      cash: money === null ? [] : [{ fundId: String(document.fundId) }],
    }
  },
  plan(document, facts, balances) {
    const kind = paymentKind(document.kind)
    const early = kind.money !== null && beforeOpening(document.executionDate, 'executionDate', document.fundId, facts)
    if (early) return { refusals: refusals(early) }
    const posting = plans[kind.does]({ ...kind, document, facts, open: openIn(kind.debts, facts) })
    if ('refusals' in posting) return posting
    // Allocations only move the whole amount between documents.
    const whole = posting.entries.filter((one) => one.kind !== 'allocation')
    return beyond(whole, balances).length > 0 ? { refusals: [refusal(null, 'amount', 'debtTooMuch')] } : posting
  },
})
