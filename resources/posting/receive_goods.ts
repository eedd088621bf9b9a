import { aboveZero, exact, type Figure } from '../calc/exact.ts'
import { stockWeight } from '../calc/received.ts'
import { type VatMode, withoutVat } from '../calc/vat.ts'
import type { ContractLine, Facts, Tolerances } from '../calc/settle/index.ts'
import { duesOf, owesFreight, owesSuppliers } from '../calc/settle/receipt_totals.ts'
import { payableDebts } from '../ledgers/debts/payables.ts'
import type { Keys } from './balances.ts'
import { mostOf, OPEN_STATES, quantityOf } from './contract_lines.ts'
import { beyond } from './parts/beyond.ts'
import { creditsIn, debtParts, spread } from './parts/debts.ts'
import { entry } from './parts/entry.ts'
import { arriving, placesIn, planStock } from './parts/goods.ts'
import { idOf, linesOf, madeFrom, sourceKeys, type Made } from './parts/lines.ts'
import { doneFor } from './parts/progress.ts'
import { farFromBarem, tooEarly } from './parts/reasons.ts'
import { also, refusal, refusals, unless, type MayRefuse } from './parts/refusals.ts'
import { definePlanner, type LedgerBalances, type PlannedEntry, type Row } from './planner.ts'

/** Refuses a receipt that cannot be posted as it is. */
function ofDocument(document: Row, [first]: readonly Made<ContractLine>[], needsContract: boolean): MayRefuse {
  const { contractId, noContractReason } = document
  const isFree = contractId === null || linesOf(document).some(({ contractLineId }) => contractLineId === null)
  if (needsContract && isFree && noContractReason === null) return refusal(null, 'contractId', 'needsContract')
  if (!first) return null
  const { status, contractDate } = first.source.contract
  if (!OPEN_STATES.includes(status)) return refusal(null, 'contractId', 'closedContract')
  return tooEarly(document, contractDate, 'beforeContract')
}

/** The weight that a line is paid by and lacks, by its field; null where nothing is missing. */
const unweighed = ({ priceType, paidWeight }: Row, source: ContractLine | undefined): string | null =>
  priceType === 'actual_kg' && paidWeight === null
    ? source?.contract.weightTerm === 'supplier_scale'
      ? 'declaredWeight'
      : 'actualWeight'
    : null

/** Refuses a line that cannot be posted as it is. */
function ofLine(line: Row, source: ContractLine | undefined, tolerances: Tolerances): MayRefuse {
  const missing = unweighed(line, source)
  return [
    source?.isClosed && refusal(line, 'contractLineId', 'closedLine'),
    missing && refusal(line, missing, 'weighFirst'),
    !missing && line.amount === null && refusal(line, 'unitPrice', 'priceFirst'),
    farFromBarem(line, tolerances),
  ]
}

/** More than the contract allows, unless somebody who may says why. */
function tooMuch({ overReason }: Row, { line, source }: Made<ContractLine>, balances: LedgerBalances): MayRefuse {
  const most = mostOf(source)
  const received = doneFor(balances.fulfilment, { contractLineId: source.id })
  if (most === null || received.plus(quantityOf(source, line)).lte(most) || overReason !== null) return null
  const meta = { bought: source.quantity!, received: received.toFixed(), most }
  return refusal(line, 'quantity', `overContract_${source.quantityUnit}`, meta)
}

/** Entries of progress for the line of the contract that a received line is made from. */
function fulfilled({ line, source }: Made<ContractLine>): PlannedEntry {
  const measures = {
    quantity: quantityOf(source, line),
    pieces: String(line.quantity),
    actualKg: stockWeight(line) ?? '0',
    baremKg: (line.theoreticalWeight as Figure) ?? '0',
  }
  return entry('fulfilment', 'receipt', { contractLineId: source.id }, measures, { line: idOf(line) })
}

/**
 * Goods with their kg on the scale, else as declared, else by barem, at what is paid for them and for their way,
 * without tax.
 */
const goodsOf = ({ vat }: Row, line: Row) => ({
  pieces: String(line.quantity),
  actualKg: stockWeight(line) ?? '0',
  baremKg: (line.theoreticalWeight as Figure) ?? '0',
  value: exact
    .add(
      withoutVat(String(line.amount), (line.tax ?? null) as Figure, (vat ?? 'off') as VatMode),
      String(line.freightShare ?? '0'),
    )
    .toFixed(),
})

const { owe, setOff, keysOf } = debtParts(payableDebts)
const [goodsKeys, freightKeys] = [keysOf('warehouse-receipts', 'goods'), keysOf('warehouse-receipts', 'freight')]

/** The debts that a receipt makes: of its goods, and of its freight where that has a supplier. */
const owedOf = (document: Row, { payableTerms }: Facts): Keys[] => {
  if (!owesSuppliers(document, payableTerms)) return []
  const goods = aboveZero((document.payable ?? null) as Figure) ? [goodsKeys(document)] : []
  return [...goods, ...(owesFreight(document) ? [freightKeys(document)] : [])]
}

/** What suppliers are owed of a receipt. Advances for its contract pay the goods. */
function owed(document: Row, facts: Facts): PlannedEntry[] {
  const { dueDate, freightDueDate } = duesOf(document, facts.payableTerms)
  const { contractId } = document
  return owedOf(document, facts).flatMap((own) => {
    if (!('receiptId' in own)) return [owe('freight', own, String(document.freight), String(freightDueDate))]
    const total = String(document.payable)
    const advances = creditsIn(facts.openPayables).filter(({ orderId }) => orderId !== null && orderId === contractId)
    return [owe('goods', own, total, String(dueDate)), ...setOff(own, spread(total, advances))]
  })
}

/** Refuses more than the ledger keeps of one supplier. */
const owesTooMuch = (entries: readonly PlannedEntry[], balances: LedgerBalances): MayRefuse =>
  beyond(
    entries.filter(({ kind }) => kind !== 'allocation'),
    balances,
  ).length > 0 && refusal(null, 'total', 'debtTooMuch')

/** Goods that come to a warehouse, what they do for the contract that bought them, and what is owed for them. */
export const receiveGoods = definePlanner({
  name: 'receiveGoods',
  date: 'documentDate',
  reads: [
    ...['documentDate', 'contractId', 'warehouseId', 'reason', 'overReason', 'vat', 'noContractReason'],
    ...['lines.productId', 'lines.contractLineId', 'lines.quantity', 'lines.actualWeight', 'lines.declaredWeight'],
    ...['lines.theoreticalWeight', 'lines.errorMargin', 'lines.reason', 'lines.priceType', 'lines.paidWeight'],
    ...['lines.amount', 'lines.freightShare', 'lines.tax'],
    ...['supplierId', 'payable', 'dueDate', 'freight', 'freightSupplierId', 'freightDueDate'],
  ],
  facts: ['contractLines', 'tolerances', 'needsContract', 'payableTerms'],
  lockedFacts: ['openPayables'],
  keys: (document, facts) => ({
    stock: placesIn(document.warehouseId, document),
    fulfilment: sourceKeys(document, 'contractLineId'),
    payables: owedOf(document, facts),
  }),
  plan(document, facts, balances) {
    const { contractLines, needsContract, tolerances } = facts
    const made = madeFrom(document, contractLines, 'contractLineId')
    const debts = owed(document, facts)
    const refused = refusals(
      owesTooMuch(debts, balances),
      ofDocument(document, made, needsContract),
      linesOf(document).map((line) => ofLine(line, contractLines.get(String(line.contractLineId)), tolerances)),
      made.map((one) => tooMuch(document, one, balances)),
    )
    const goods = arriving('receipt', document.warehouseId, document, (line) => goodsOf(document, line))
    return unless(refused, () => {
      const posting = also(planStock(goods, balances), () => [...made.map(fulfilled), ...debts])
      return { ...posting, values: duesOf(document, facts.payableTerms) }
    })
  },
})
