import { exact, type Figure } from '../calc/exact.ts'
import { isCovered } from '../calc/settle/received_line.ts'
import type { Facts, ReceivedLine } from '../calc/settle/index.ts'
import { shortfallOf } from '../calc/settle/supplier_claim_line.ts'
import { creditOf } from '../calc/settle/supplier_claim_totals.ts'
import { payableDebts } from '../ledgers/debts/payables.ts'
import { beyond } from './parts/beyond.ts'
import { debtParts, spread } from './parts/debts.ts'
import { debtsOfReceipts } from './parts/debts_of_receipts.ts'
import { entry, opposite } from './parts/entry.ts'
import { planStock, stockKeys, type StockLine } from './parts/goods.ts'
import { latePrice, pricedBy } from './parts/late_price.ts'
import { idOf, linesOf, madeFrom, sourceKeys, type Made } from './parts/lines.ts'
import { NO_CREDIT } from './parts/no_credit.ts'
import { also, refusal, refusals, unless, type MayRefuse } from './parts/refusals.ts'
import { definePlanner, type PlannedEntry, type Row } from './planner.ts'

const { owe, setOff, keysOf } = debtParts(payableDebts)
const ownKeys = keysOf('supplier-claims')

const isAboveZero = (figure: unknown): boolean => exact.sub(String(figure ?? '0'), 0).gt(0)

/** Refuses a claim of goods of another receipt or supplier, of kg that came, or answered before they did. */
function ofLine(document: Row, line: Row, { receivedLines }: Facts): MayRefuse {
  const source = receivedLines.get(String(line.receiptLineId))
  if (!source) return refusal(line, 'productId', 'ofNoReceipt')
  const { receipt } = source
  const { code, documentDate } = receipt
  if (receipt.id !== document.receiptId) return refusal(line, 'receiptLineId', 'otherDocument')
  if (receipt.status !== 'done') return refusal(null, 'receiptId', 'undoneReceipt', { code })
  if (receipt.supplierId !== document.supplierId) return refusal(null, 'receiptId', 'receiptOfAnother')
  if (String(document.answeredOn) < documentDate)
    return refusal(null, 'answeredOn', 'matchBeforeReceipt', { day: documentDate, code })
  const shortfall = shortfallOf(source)
  if (shortfall === null) return refusal(line, 'productId', source.priceType === 'piece' ? 'paidByPiece' : 'notWeighed')
  return exact.sub(String(line.shortWeight), shortfall).gt(0)
    ? refusal(line, 'shortWeight', 'overShortfall', { shortfall })
    : (line.acceptedAmount ?? null) === null && refusal(line, 'shortWeight', 'claimWithoutPrice')
}

/** What is accepted of lines: as far as no invoice covers them, later invoices leave it out. */
const credited = (made: readonly Made<ReceivedLine>[]): PlannedEntry[] =>
  made
    .filter(({ line }) => isAboveZero(line.acceptedWeight))
    .map(({ line, source }) => {
      const kg = String(line.acceptedWeight)
      const open = isCovered(source)
        ? { kg: '0', amount: '0', tax: '0' }
        : { kg, amount: String(line.acceptedAmount), tax: String(line.acceptedTax ?? '0') }
      return entry(
        'crediting',
        'claim',
        { receiptLineId: source.id },
        { ...NO_CREDIT, shortKg: kg, ...open },
        { line: idOf(line) },
      )
    })

/** What goods cost less than they were received at. */
const latePrices = (made: readonly Made<ReceivedLine>[]): StockLine[] =>
  made.flatMap(({ line, source }) => {
    const { productId, warehouseId } = source
    const amount = opposite(String((line.acceptedAmount as Figure) ?? '0'))
    return latePrice({ productId, warehouseId }, idOf(line), amount, pricedBy(source))
  })

/** What is owed less: the debt of its receipt first, the rest is held. */
function owed(document: Row, facts: Facts): PlannedEntry[] {
  const [own, credit] = [ownKeys(document), creditOf(document, facts)]
  if (!isAboveZero(credit)) return []
  const lowers = debtsOfReceipts(facts, { receiptId: [String(document.receiptId)] })
  return [owe('short_weight', own, opposite(credit)), ...setOff(own, spread(credit, lowers))]
}

/**
 * What a supplier accepts of a claim. Dong without tax correct the cost of goods that are still here, and are variance
 * of those that have left; with tax they lower what is owed.
 */
export const acceptClaim = definePlanner({
  name: 'acceptClaim',
  date: 'answeredOn',
  reads: [
    ...['answeredOn', 'supplierId', 'receiptId', 'lines.receiptLineId', 'lines.shortWeight'],
    ...['lines.acceptedWeight', 'lines.acceptedAmount', 'lines.acceptedTax'],
  ],
  facts: ['receivedLines', 'payableTerms'],
  lockedFacts: ['receivedLines', 'openPayables'],
  keys: (document, { receivedLines }) => ({
    ...stockKeys(
      madeFrom(document, receivedLines, 'receiptLineId').map(({ source }) => ({
        ...{ productId: source.productId, warehouseId: source.warehouseId },
      })),
    ),
    crediting: sourceKeys(document, 'receiptLineId'),
    payables: [ownKeys(document)],
  }),
  plan(document, facts, balances) {
    const made = madeFrom(document, facts.receivedLines, 'receiptLineId')
    const refused = refusals(
      linesOf(document).map((line) => ofLine(document, line, facts)),
      !linesOf(document).some((line) => isAboveZero(line.acceptedWeight)) && refusal(null, 'lines', 'acceptsNothing'),
    )
    return unless(refused, () => {
      const debts = owed(document, facts)
      if (
        beyond(
          debts.filter(({ kind }) => kind !== 'allocation'),
          balances,
        ).length > 0
      )
        return { refusals: [refusal(null, 'lines', 'debtTooMuch')] }
      return also(planStock(latePrices(made), balances), () => [...credited(made), ...debts])
    })
  },
})
