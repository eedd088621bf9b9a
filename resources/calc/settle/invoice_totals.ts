import { addDays } from '../days.ts'
import { exact, exactly, sum, type Figure } from '../exact.ts'
import { isBlank } from '../totals.ts'
import { withVat } from '../vat.ts'
import { invoiceCharges } from './invoice_charges.ts'
import { defineDocumentComputation, type Row } from './computation.ts'

/** The sum of a figure of lines; null while one of them has none. */
const sumOf = (lines: readonly Row[], name: string): Figure =>
  lines.length > 0 && lines.every((line) => exactly(line[name] as Figure) !== null)
    ? sum(lines.map((line) => line[name] as Figure)).toFixed()
    : null

/** The day by which an invoice is to be paid: as it was written, else by the days that its customer has. */
const dueOf = ({ dueDate, documentDate }: Row, creditDays: number): string =>
  dueDate === null ? addDays(String(documentDate), creditDays) : String(dueDate)

/** An invoice once its lines are settled: weights, totals with its shares of discount and fee, due date and debts. */
export const invoiceTotals = defineDocumentComputation({
  name: 'invoiceTotals',
  reads: [
    ...['lines', 'orderId', 'customerId', 'documentDate', 'dueDate', 'itemCount', 'theoreticalWeight'],
    ...['actualWeight', 'total', 'discount', 'shippingFee', 'vat', 'tax', 'grandTotal', 'oldDebt', 'newDebt'],
  ],
  facts: ['billableLines', 'receivable', 'vat'],
  compute(row, { billableLines, receivable, vat: { rate } }) {
    const all = row.lines as readonly Row[]
    const lines = all.filter((line) => !isBlank(line))
    const heavy = lines.filter(({ weightMode }) => weightMode !== 'none')
    const total = sumOf(lines, 'amount')
    const discount = sum(lines.map((line) => (line.discountShare ?? null) as Figure)).toFixed()
    const charges = invoiceCharges(row, billableLines, rate)
    const { shippingFee, tax, vat } = charges.values
    const grandTotal = total && withVat(exact.sub(total, discount).plus(shippingFee).toFixed(), tax, vat)
    const oldDebt = receivable.balance
    return {
      values: {
        itemCount: sumOf(lines, 'quantity'),
        theoreticalWeight: sumOf(heavy, 'theoreticalWeight'),
        actualWeight: sumOf(heavy, 'actualWeight'),
        ...charges.values,
        ...{ total, discount, grandTotal, oldDebt },
        newDebt: oldDebt !== null && grandTotal !== null ? exact.add(oldDebt, grandTotal).toFixed() : null,
        dueDate: dueOf(row, receivable.creditDays),
      },
      lines: { lines: charges.lines },
    }
  },
})
