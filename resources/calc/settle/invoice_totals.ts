import { allocate } from '../allocate.ts'
import { addDays } from '../days.ts'
import { aboveZero, exact, exactly, sum, type Figure } from '../exact.ts'
import { isBlank } from '../totals.ts'
import { type VatMode, withVat } from '../vat.ts'
import type { BillableLine } from './billable_line.ts'
import type { Facts } from './facts.ts'
import { nextPart } from './invoice_line.ts'
import type { DocumentSettlement, Row } from './settlement.ts'
import { taxesOf } from './vat.ts'

type Sources = Facts['billableLines']

/** The sum of a figure of lines; null while one of them has none. */
const sumOf = (lines: readonly Row[], name: string): Figure =>
  lines.length > 0 && lines.every((line) => exactly(line[name] as Figure) !== null)
    ? sum(lines.map((line) => line[name] as Figure)).toFixed()
    : null

const sourceOf = (sources: Sources, { orderLineId }: Row) => sources.get(String(orderLineId))

/** What of the delivery fee of an order falls to a line; nothing where more was invoiced already. */
function feeOf(source: BillableLine | undefined, { quantity }: Row): Figure {
  if (!source || quantity === null) return null
  const pieces = { all: source.quantity, before: source.invoiced.quantity, now: String(quantity) }
  return nextPart(source.shippingShare, pieces, source.invoiced.shipping, 0)
}

/** The delivery fee as it was written, else the part of that of the order that falls to the lines. */
function shippingOf({ shippingFee }: Row, lines: readonly Row[], sources: Sources): string {
  if (shippingFee !== null) return String(shippingFee)
  const due = sum(lines.map((line) => feeOf(sourceOf(sources, line), line)))
  return due.isNegative() ? '0' : due.toFixed()
}

/** The day by which an invoice is to be paid: as it was written, else by the days that its customer has. */
const dueOf = ({ dueDate, documentDate }: Row, creditDays: number): string =>
  dueDate === null ? addDays(String(documentDate), creditDays) : String(dueDate)

const shareOf = ({ discountShare }: Row): string => (discountShare ?? '0') as string

/** Whether prices have VAT: as the order was written that the lines are made from. */
const vatOf = (lines: readonly Row[], sources: Sources): VatMode =>
  lines.map((line) => sourceOf(sources, line)?.order.vat).find((mode) => mode !== undefined) ?? 'off'

/** An invoice once its lines are settled: weights, totals with its shares of discount and fee, due date and debts. */
export const invoiceTotals: DocumentSettlement = {
  facts: ['billableLines', 'receivable', 'vat'],
  settle(row, { billableLines, receivable, vat: { rate } }) {
    const all = row.lines as readonly Row[]
    const lines = all.filter((line) => !isBlank(line))
    const heavy = lines.filter(({ weightMode }) => weightMode !== 'none')
    const total = sumOf(lines, 'amount')
    const discount = sum(lines.map((line) => (line.discountShare ?? null) as Figure)).toFixed()
    const shippingFee = shippingOf(row, lines, billableLines)
    const vat = vatOf(all, billableLines)
    const { perLine, tax } = taxesOf(all, all.map(shareOf), { amount: shippingFee, rate }, vat)
    const grandTotal = total && withVat(exact.sub(total, discount).plus(shippingFee).toFixed(), tax, vat)
    const amounts = all.map(({ amount }) => (aboveZero((amount ?? null) as Figure) ? String(amount) : '0'))
    const shares = all.length > 0 ? allocate(shippingFee, amounts) : []
    const oldDebt = receivable.balance
    return {
      values: {
        itemCount: sumOf(lines, 'quantity'),
        theoreticalWeight: sumOf(heavy, 'theoreticalWeight'),
        actualWeight: sumOf(heavy, 'actualWeight'),
        ...{ total, discount, shippingFee, vat, tax, grandTotal, oldDebt },
        newDebt: oldDebt !== null && grandTotal !== null ? exact.add(oldDebt, grandTotal).toFixed() : null,
        dueDate: dueOf(row, receivable.creditDays),
      },
      lines: { lines: shares.map((shippingShare, place) => ({ shippingShare, tax: perLine[place] })) },
    }
  },
}
