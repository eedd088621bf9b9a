import { exact, sum } from '../calc/exact.ts'
import type { Facts, OpenItem } from '../calc/settle/index.ts'
import {
  adjustmentKind,
  MOST_ROUNDED,
  roundings,
  supplierPriceCuts,
  writeOffs,
  type AdjustmentKind,
  type AdjustmentKindName,
} from '../ledgers/debts/adjustment_kinds.ts'
import { payableDebts } from '../ledgers/debts/payables.ts'
import { receivableDebts } from '../ledgers/debts/receivables.ts'
import { cutPurchases } from './cut_purchases.ts'
import { cutSales } from './cut_sales.ts'
import { beyond } from './parts/beyond.ts'
import { chosen, chosenFields, chosenIn } from './parts/chosen.ts'
import { debtParts, debtsIn, openIn, spread, type Part } from './parts/debts.ts'
import { opposite } from './parts/entry.ts'
import type { PriceCutting } from './parts/price_cutting.ts'
import { also, refusal, refusals, unless, type MayRefuse } from './parts/refusals.ts'
import { definePlanner, type LedgerBalances, type Posting, type Row } from './planner.ts'

const kindOf = ({ kind }: Row) => adjustmentKind(kind)!
const isOf = (kinds: readonly AdjustmentKindName[], { kind }: Row) => kinds.includes(kind as AdjustmentKindName)

/** How a document lowers prices; null where it does not. */
const cuttingOf = (document: Row): PriceCutting | null =>
  kindOf(document).cutsPrices ? (isOf(supplierPriceCuts, document) ? cutPurchases : cutSales) : null

const ownKeys = (document: Row) => debtParts(kindOf(document).debts).keysOf('debt-adjustments')(document)

/** Refuses what no adjustment of its kind may do. */
const ofDocument = (document: Row, facts: Facts): MayRefuse => [
  isOf(roundings, document) &&
    exact.sub(String(document.amount), MOST_ROUNDED).gt(0) &&
    refusal(null, 'amount', 'roundedTooMuch', { most: MOST_ROUNDED }),
  isOf(writeOffs, document) &&
    (document.writeOffReason ?? null) === null &&
    refusal(null, 'writeOffReason', 'writeOffNeedsReason'),
  kindOf(document).does === 'adds' &&
    (document.customerId ?? null) !== null &&
    document.customerId === facts.walkIn &&
    refusal(null, 'customerId', 'walkInOwes'),
  cuttingOf(document)?.refused(document, facts),
]

/**
 * What is taken off: of the debts that a person chose, else of those due first. All of it has to be owed, unless it is
 * granted.
 */
function takenOff({ debts, does }: AdjustmentKind, document: Row, open: readonly OpenItem[]) {
  const [amount, items] = [String(document.amount), debtsIn(open)]
  const owed = sum(items.map((item) => item.open))
  if (does === 'lowers' && owed.lt(amount))
    return { refusals: [refusal(null, 'amount', 'overDebt', { owed: owed.toFixed() })] }
  if (chosenIn(document).length === 0) return { parts: spread(amount, items) }
  const named = chosen(debts, document, items, amount)
  if ('refusals' in named) return named
  const whole = sum(named.parts.map((part) => part.amount))
  return does === 'grants' || whole.eq(amount)
    ? named
    : { refusals: [refusal(null, 'amount', 'notAllChosen', { all: whole.toFixed() })] }
}

/** What is open with that of its own invoices, or receipts, first. */
function ownFirst(document: Row, open: readonly OpenItem[]): readonly OpenItem[] {
  const cutting = cuttingOf(document)
  if (!cutting) return open
  const ids = document[cutting.of] as readonly unknown[]
  const isOwn = ({ key, id }: OpenItem) => key === cutting.item && ids.includes(id)
  return [...open.filter(isOwn), ...open.filter((item) => !isOwn(item))]
}

/** What a document has taken off, whoever chose it, so that it says so. */
const chosenOf = (document: Row, parts: readonly Part[]) =>
  chosenIn(document).length === 0 && {
    values: { allocations: parts.map(({ item, amount }) => ({ [item.key]: item.id, amount })) },
  }

function planOf(document: Row, facts: Facts, balances: LedgerBalances): Posting {
  const kind = kindOf(document)
  const { owe, setOff } = debtParts(kind.debts)
  const [own, amount] = [ownKeys(document), String(document.amount)]
  if (kind.does === 'adds') {
    const dueDate = String(document.dueDate ?? document.documentDate)
    return { entries: [owe('adjustment', own, amount, dueDate)], values: { dueDate } }
  }
  const taken = takenOff(kind, document, ownFirst(document, openIn(kind.debts, facts)))
  if ('refusals' in taken) return taken
  const lowered = cuttingOf(document)?.plan(document, facts, balances) ?? { entries: [] }
  return {
    ...chosenOf(document, taken.parts),
    ...also(lowered, () => [owe('adjustment', own, opposite(amount)), ...setOff(own, taken.parts)]),
  }
}

/** A change of a debt without money and without goods: what it adds is owed by itself, what it takes off pays debts. */
export const adjustDebt = definePlanner({
  name: 'adjustDebt',
  date: 'documentDate',
  reads: [
    ...['documentDate', 'dueDate', 'kind', 'customerId', 'supplierId', 'amount', 'writeOffReason', 'invoiceIds'],
    'receiptIds',
    ...new Set([...chosenFields(receivableDebts), ...chosenFields(payableDebts)]),
  ],
  facts: ['walkIn', 'cutLines', 'receiptLines'],
  lockedFacts: ['openItems', 'openPayables', 'cutLines', 'receiptLines'],
  keys: (document, facts) => ({
    ...cuttingOf(document)?.keys(facts),
    [kindOf(document).debts.ledger]: [ownKeys(document)],
  }),
  plan: (document, facts, balances) =>
    unless(refusals(ofDocument(document, facts)), () => {
      const posting = planOf(document, facts, balances)
      if ('refusals' in posting) return posting
      const whole = posting.entries.filter(({ kind }) => kind !== 'allocation')
      return beyond(whole, balances).length > 0 ? { refusals: [refusal(null, 'amount', 'debtTooMuch')] } : posting
    }),
})
