import { idOf, isOffBarem, linesOf, placeOf, refusal } from './document.ts'
import { exact, given, type Figure } from '../calc/exact.ts'
import { stockWeight } from '../calc/received.ts'
import { type VatMode, withoutVat } from '../calc/vat.ts'
import type { ContractLine, Facts, Tolerances } from '../calc/settle/index.ts'
import { mostOf, OPEN_STATES, quantityOf } from './contract_lines.ts'
import { definePlanner, type LedgerBalances, type PlannedEntry, type PostingRefusal, type Row } from './planner.ts'
import { arrive } from './stock/index.ts'
import { planStock } from './stock_lines.ts'

/** What has to be said of the document before it posts. */
function ofDocument(
  { documentDate, contractId, reason, noContractReason, lines }: Row,
  sources: readonly ContractLine[],
  needsContract: boolean,
): PostingRefusal[] {
  const [contract] = sources.map((source) => source.contract)
  const isFree = contractId === null || (lines as readonly Row[]).some(({ contractLineId }) => contractLineId === null)
  if (needsContract && isFree && noContractReason === null) return [refusal(null, 'contractId', 'needsContract')]
  if (!contract) return []
  if (!OPEN_STATES.includes(contract.status)) return [refusal(null, 'contractId', 'closedContract')]
  const isEarly = contract.contractDate !== null && String(documentDate) < contract.contractDate
  return isEarly && reason === null ? [refusal(null, 'reason', 'beforeContract', { day: contract.contractDate! })] : []
}

/** The weight that a line is paid by and lacks, by its field; null where nothing is missing. */
const unweighed = ({ priceType, paidWeight }: Row, source: ContractLine | undefined): string | null =>
  priceType === 'actual_kg' && paidWeight === null
    ? source?.contract.weightTerm === 'supplier_scale'
      ? 'declaredWeight'
      : 'actualWeight'
    : null

/** What has to be said of a line before it posts. */
function ofLine(line: Row, source: ContractLine | undefined, tolerances: Tolerances): PostingRefusal[] {
  const missing = unweighed(line, source)
  return [
    ...(source?.isClosed ? [refusal(line, 'contractLineId', 'closedLine')] : []),
    ...(missing ? [refusal(line, missing, 'weighFirst')] : []),
    ...(!missing && line.amount === null ? [refusal(line, 'unitPrice', 'priceFirst')] : []),
    ...(isOffBarem(line, tolerances) && line.reason === null ? [refusal(line, 'reason', 'farFromBarem')] : []),
  ]
}

/** More than the contract allows, unless somebody who may says why. */
function tooMuch(
  { overReason }: Row,
  line: Row,
  source: ContractLine,
  { fulfilment }: LedgerBalances,
): PostingRefusal[] {
  const most = mostOf(source)
  const { quantity: received } = fulfilment.per(['contractLineId'], { contractLineId: source.id })
  const all = given(received!, 'received').plus(given(quantityOf(source, line), 'quantity'))
  if (most === null || all.lte(most) || overReason !== null) return []
  const meta = { bought: source.quantity!, received: given(received!, 'received').toFixed(), most }
  return [refusal(line, 'quantity', `overContract_${source.quantityUnit}`, meta)]
}

/** What a line does for the line of the contract that it is made from. */
const fulfilled = (line: Row, source: ContractLine): PlannedEntry => ({
  ledger: 'fulfilment',
  line: idOf(line),
  kind: 'receipt',
  keys: { contractLineId: source.id },
  measures: {
    quantity: quantityOf(source, line),
    pieces: String(line.quantity),
    actualKg: stockWeight(line) ?? '0',
    baremKg: (line.theoreticalWeight as Figure) ?? '0',
  },
  facts: {},
})

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

const sourceOf = ({ contractLines }: Facts, { contractLineId }: Row) => contractLines.get(String(contractLineId))

/** Goods that come to a warehouse, and what they do for the contract that bought them. */
export const receiveGoods = definePlanner({
  name: 'receiveGoods',
  date: 'documentDate',
  reads: [
    ...['documentDate', 'contractId', 'warehouseId', 'reason', 'overReason', 'vat', 'noContractReason'],
    ...['lines.productId', 'lines.contractLineId', 'lines.quantity', 'lines.actualWeight', 'lines.declaredWeight'],
    ...['lines.theoreticalWeight', 'lines.errorMargin', 'lines.reason', 'lines.priceType', 'lines.paidWeight'],
    ...['lines.amount', 'lines.freightShare', 'lines.tax'],
  ],
  facts: ['contractLines', 'tolerances', 'needsContract'],
  keys: (document) => ({
    stock: linesOf(document).map((line) => placeOf(document.warehouseId, line)),
    fulfilment: linesOf(document).flatMap(({ contractLineId }) =>
      contractLineId === null ? [] : [{ contractLineId: String(contractLineId) }],
    ),
  }),
  plan(document, facts, balances) {
    const lines = linesOf(document).map((line) => ({ line, source: sourceOf(facts, line) }))
    const made = lines.flatMap(({ line, source }) => (source ? [{ line, source }] : []))
    const refusals = [
      ...ofDocument(
        document,
        made.map(({ source }) => source),
        facts.needsContract,
      ),
      ...lines.flatMap(({ line, source }) => ofLine(line, source, facts.tolerances)),
      ...made.flatMap(({ line, source }) => tooMuch(document, line, source, balances)),
    ]
    if (refusals.length > 0) return { refusals }
    const stock = planStock(
      lines.map(({ line }) => ({
        line: idOf(line),
        keys: placeOf(document.warehouseId, line),
        plan: () => arrive('receipt', goodsOf(document, line)),
      })),
      balances,
      'quantity',
    )
    if ('refusals' in stock) return stock
    return { entries: [...stock.entries, ...made.map(({ line, source }) => fulfilled(line, source))] }
  },
})
