import { exact, sum } from '../calc/exact.ts'
import type { CutLine, Facts, OpenItem } from '../calc/settle/index.ts'
import { cutsOf, leftOf } from '../calc/settle/price_cut.ts'
import {
  adjustmentKind,
  MOST_ROUNDED,
  roundings,
  writeOffs,
  type AdjustmentKind,
  type AdjustmentKindName,
} from '../ledgers/debts/adjustment_kinds.ts'
import { payableDebts } from '../ledgers/debts/payables.ts'
import { receivableDebts } from '../ledgers/debts/receivables.ts'
import { beyond } from './parts/beyond.ts'
import { chosen, chosenFields, chosenIn } from './parts/chosen.ts'
import { debtParts, debtsIn, openIn, spread, type Part } from './parts/debts.ts'
import { entry, opposite } from './parts/entry.ts'
import { refusal, refusals, unless, type MayRefuse } from './parts/refusals.ts'
import { definePlanner, type PlannedEntry, type Posting, type Row } from './planner.ts'

const kindOf = ({ kind }: Row) => adjustmentKind(kind)!
const isOf = (kinds: readonly AdjustmentKindName[], { kind }: Row) => kinds.includes(kind as AdjustmentKindName)
const ownKeys = (document: Row) => debtParts(kindOf(document).debts).keysOf('debt-adjustments')(document)

/** Refuses to lower prices before the day of an invoice, and by more than is left of the invoices. */
function ofPrices({ documentDate, amount }: Row, { cutLines }: Facts): MayRefuse {
  const day = cutLines
    .map(({ invoice }) => invoice.documentDate)
    .sort()
    .at(-1)
  return [
    day !== undefined && String(documentDate) < day && refusal(null, 'documentDate', 'cutBeforeSale', { day }),
    cutsOf(String(amount), cutLines) === null && refusal(null, 'amount', 'overInvoices', { left: leftOf(cutLines) }),
  ]
}

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
  kindOf(document).cutsPrices === true && ofPrices(document, facts),
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

/** What is open with that of its own invoices first. */
const ownFirst = (open: readonly OpenItem[], { invoiceIds = [] }: Row): OpenItem[] => {
  const isOwn = ({ key, id }: OpenItem) => key === 'invoiceId' && (invoiceIds as readonly unknown[]).includes(id)
  return [...open.filter(isOwn), ...open.filter((item) => !isOwn(item))]
}

/** What the prices of its invoices are lowered by, line by line. */
const reduced = (document: Row, { cutLines }: Facts): PlannedEntry[] =>
  (cutsOf(String(document.amount), cutLines) ?? []).map(({ line: { id, orderLineId, productId }, ...measures }) =>
    entry('reducing', 'reduction', { productId, orderLineId, invoiceLineId: id }, measures),
  )

/** What a document has taken off, whoever chose it, so that it says so. */
const chosenOf = (document: Row, parts: readonly Part[]) =>
  chosenIn(document).length === 0 && {
    values: { allocations: parts.map(({ item, amount }) => ({ [item.key]: item.id, amount })) },
  }

function planOf(document: Row, facts: Facts): Posting {
  const kind = kindOf(document)
  const { owe, setOff } = debtParts(kind.debts)
  const [own, amount] = [ownKeys(document), String(document.amount)]
  if (kind.does === 'adds') {
    const dueDate = String(document.dueDate ?? document.documentDate)
    return { entries: [owe('adjustment', own, amount, dueDate)], values: { dueDate } }
  }
  const taken = takenOff(kind, document, ownFirst(openIn(kind.debts, facts), document))
  if ('refusals' in taken) return taken
  const entries = [
    ...(kind.cutsPrices ? reduced(document, facts) : []),
    owe('adjustment', own, opposite(amount)),
    ...setOff(own, taken.parts),
  ]
  return { ...chosenOf(document, taken.parts), entries }
}

/** Lines whose prices are lowered: no goods of them come back meanwhile. */
function cutKeys(lines: readonly CutLine[]) {
  const keys = lines.map(({ id, orderLineId, productId }) => ({ productId, orderLineId, invoiceLineId: id }))
  return { returning: keys, reducing: keys }
}

/** A change of a debt without money and without goods: what it adds is owed by itself, what it takes off pays debts. */
export const adjustDebt = definePlanner({
  name: 'adjustDebt',
  date: 'documentDate',
  reads: [
    ...['documentDate', 'dueDate', 'kind', 'customerId', 'supplierId', 'amount', 'writeOffReason', 'invoiceIds'],
    ...new Set([...chosenFields(receivableDebts), ...chosenFields(payableDebts)]),
  ],
  facts: ['walkIn', 'cutLines'],
  lockedFacts: ['openItems', 'openPayables', 'cutLines'],
  keys: (document, { cutLines }) => ({
    ...(kindOf(document).cutsPrices && cutKeys(cutLines)),
    [kindOf(document).debts.ledger]: [ownKeys(document)],
  }),
  plan: (document, facts, balances) =>
    unless(refusals(ofDocument(document, facts)), () => {
      const posting = planOf(document, facts)
      if ('refusals' in posting) return posting
      const whole = posting.entries.filter(({ kind }) => kind !== 'allocation')
      return beyond(whole, balances).length > 0 ? { refusals: [refusal(null, 'amount', 'debtTooMuch')] } : posting
    }),
})
