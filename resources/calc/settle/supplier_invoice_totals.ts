import type { RowMistake } from '../checks.ts'
import { exactly, sum, type Figure } from '../exact.ts'
import { isBlank } from '../totals.ts'
import { vatByLine, withVat, type VatMode } from '../vat.ts'
import { defineDocumentComputation, type Row } from './computation.ts'
import type { ReceivedLine } from './received_line.ts'
import { isFreight, isOfDeliveries, owingOf } from './supplier_invoice_parts.ts'
import { vatModeOf } from './vat.ts'

/** Whether an invoice names a receipt as one that its goods come from. */
export const namesReceipt = ({ receiptId, moreReceiptIds }: Row, id: string): boolean =>
  receiptId === id || ((moreReceiptIds as readonly string[] | undefined) ?? []).includes(id)

/** Mistakes at lines of receipts that the invoice does not name, and at freight of nothing, or of both ways. */
function strangers(row: Row, receivedLines: ReadonlyMap<string, ReceivedLine>): RowMistake[] {
  const isOfReceipts = ((row.freightReceiptIds as readonly string[] | undefined) ?? []).length > 0
  const hasFreight = isOfReceipts || isOfDeliveries(row)
  return [
    ...(isOfReceipts && isOfDeliveries(row) ? [{ field: 'freightIssueIds', rule: 'freightOfBoth' }] : []),
    ...(row.lines as readonly Row[]).flatMap(({ receiptLineId }, index): RowMistake[] => {
      const source = receivedLines.get(String(receiptLineId))
      return !source || namesReceipt(row, source.receipt.id)
        ? []
        : [{ field: `lines.${index}.receiptLineId`, rule: 'otherDocument' }]
    }),
    ...(row.costs as readonly Row[]).flatMap((line, index): RowMistake[] =>
      hasFreight || !isFreight(line) || (line.amount ?? null) === null
        ? []
        : [{ field: `costs.${index}.expenseId`, rule: 'freightOfNothing' }],
    ),
  ]
}

/** The tax of each line: as the invoice states it, else by its rate. */
function taxes(lines: readonly Row[], mode: VatMode): Figure[] {
  if (mode === 'off') return lines.map(() => null)
  const worked = vatByLine(
    lines.map(({ amount, vatRate }) => ({ amount: String(amount ?? '0'), rate: (vatRate ?? null) as Figure })),
    false,
  )
  return lines.map((line, place) => {
    const stated = (line.statedTax ?? null) as Figure
    return stated ?? (exactly((line.amount ?? null) as Figure) === null ? null : worked[place]!)
  })
}

/** The sum of a figure of lines; null while one of them has none. */
const sumOf = (lines: readonly Row[], name: string): Figure =>
  lines.length > 0 && lines.every((line) => exactly((line[name] ?? null) as Figure) !== null)
    ? sum(lines.map((line) => line[name] as Figure)).toFixed()
    : null

/** The invoice of a supplier once its lines are settled: its tax, its total, and what it adds to what is owed. */
export const supplierInvoiceTotals = defineDocumentComputation({
  name: 'supplierInvoiceTotals',
  reads: [
    ...['lines', 'costs', 'documentDate', 'supplierId', 'receiptId', 'moreReceiptIds'],
    ...['freightReceiptIds', 'freightIssueIds', 'vat', 'total', 'tax', 'payable', 'received', 'owing'],
  ],
  facts: ['vat', 'payableTerms', 'receivedLines', 'carriedReceipts'],
  compute(row, facts) {
    const mistakes = strangers(row, facts.receivedLines)
    if (mistakes.length > 0) return { mistakes }
    const [goods, costs] = [row.lines as readonly Row[], row.costs as readonly Row[]]
    const vat: VatMode = vatModeOf(row, facts.vat) === 'off' ? 'off' : 'excluded'
    const all = taxes([...goods, ...costs], vat)
    const taxed = (lines: readonly Row[], from: number) =>
      lines.map((line, place) => ({ ...line, tax: all[from + place] }))
    const [goodsTaxed, costsTaxed] = [taxed(goods, 0), taxed(costs, goods.length)]
    const known = [...goodsTaxed.filter((line) => !isBlank(line)), ...costsTaxed]
    const total = sumOf(known, 'amount')
    const tax = vat === 'off' ? null : sum(known.map((line) => (line.tax ?? null) as Figure)).toFixed()
    const taxedRow = { ...row, lines: goodsTaxed, costs: costsTaxed }
    return {
      values: {
        vat,
        total,
        tax,
        payable: total && withVat(total, tax, vat),
        received: sum(goods.map((line) => (line.received ?? null) as Figure)).toFixed(),
        owing: total && owingOf(taxedRow, facts),
      },
      lines: {
        lines: goodsTaxed.map((line) => ({ tax: line.tax })),
        costs: costsTaxed.map((line) => ({ tax: line.tax })),
      },
    }
  },
})
