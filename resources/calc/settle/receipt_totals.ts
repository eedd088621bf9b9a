import { allocate } from '../allocate.ts'
import type { RowMistake } from '../checks.ts'
import { addDays } from '../days.ts'
import { aboveZero, exact, exactly, sum, type Figure } from '../exact.ts'
import { stockWeight } from '../received.ts'
import { isBlank } from '../totals.ts'
import { vatByLine, type VatMode, withoutVat, withVat } from '../vat.ts'
import type { ContractLine } from './contract_line.ts'
import { defineDocumentComputation, type Row } from './computation.ts'
import type { Facts } from './facts.ts'
import { weighedTotal } from './tickets.ts'
import { vatModeOf } from './vat.ts'

/** The sum of a figure of lines; null while one of them has none. */
const sumOf = (lines: readonly Row[], figure: (line: Row) => Figure): Figure =>
  lines.length > 0 && lines.every((line) => exactly(figure(line)) !== null) ? sum(lines.map(figure)).toFixed() : null

/** The sum of a figure of the lines that have it; null where none has. */
const sumOfThose = (lines: readonly Row[], figure: (line: Row) => Figure): Figure =>
  sumOf(
    lines.filter((line) => exactly(figure(line)) !== null),
    figure,
  )

/** Mistakes at lines that are made from lines of another contract than the document. */
const strangers = ({ contractId, lines }: Row, contractLines: ReadonlyMap<string, ContractLine>): RowMistake[] =>
  (lines as readonly Row[]).flatMap(({ contractLineId }, index) =>
    contractLineId === null || contractLines.get(String(contractLineId))?.contract.id === contractId
      ? []
      : [{ field: `lines.${index}.contractLineId`, rule: 'otherDocument' }],
  )

/** The tax on each line; none where the company has no VAT, and while an amount is unknown. */
function taxes(lines: readonly Row[], mode: VatMode): Figure[] {
  const parts = lines.map(({ amount, vatRate }) => ({ amount: amount as string, rate: (vatRate ?? null) as Figure }))
  if (mode === 'off' || parts.some(({ amount }) => exactly(amount) === null)) return lines.map(() => null)
  return vatByLine(parts, mode === 'included')
}

/** The part of each line in the freight, by its kg in stock or by its amount; none while one of them is unknown. */
function freightShares({ freight, freightBy }: Row, lines: readonly Row[]): Figure[] {
  const by = (line: Row) => (freightBy === 'amount' ? (line.amount as Figure) : stockWeight(line))
  const weights = lines.map(by)
  if (lines.length === 0 || weights.some((weight) => exactly(weight) === null)) return lines.map(() => null)
  return allocate(String(freight ?? '0'), weights as string[])
}

/** Whether a receipt of a day owes its suppliers. */
export const owesSuppliers = ({ documentDate }: Row, { since }: Facts['payableTerms']): boolean =>
  since !== null && String(documentDate) >= since

/** Whether somebody is owed the freight. */
export const owesFreight = ({ freight, freightSupplierId = null }: Row): boolean =>
  freightSupplierId !== null && aboveZero((freight ?? '0') as Figure) !== null

/** By when goods and freight are to be paid: as it was written, else by the days of contract and suppliers. */
export function duesOf(row: Row, terms: Facts['payableTerms']) {
  const { documentDate, dueDate = null, freightDueDate = null } = row
  if (!owesSuppliers(row, terms)) return { dueDate, freightDueDate }
  const after = (days: number) => addDays(String(documentDate), days)
  return {
    dueDate: dueDate ?? after(terms.goods),
    freightDueDate: freightDueDate ?? (owesFreight(row) ? after(terms.freight) : null),
  }
}

/** Goods that come once their lines are settled: how many, how heavy by each scale, what is paid, and their value. */
export const receiptTotals = defineDocumentComputation({
  name: 'receiptTotals',
  reads: [
    ...['lines', 'contractId', 'documentDate', 'freight', 'freightBy', 'itemCount', 'theoreticalWeight'],
    ...['declaredWeight', 'actualWeight', 'total', 'stockValue', 'vat', 'tax', 'payable', 'ticketIds'],
    ...['directCount', 'weighedTotal', 'dueDate', 'freightSupplierId', 'freightDueDate'],
  ],
  facts: ['contractLines', 'vat', 'tickets', 'payableTerms'],
  compute(row, { contractLines, vat: facts, tickets, payableTerms }) {
    const mistakes = strangers(row, contractLines)
    if (mistakes.length > 0) return { mistakes }
    const all = row.lines as readonly Row[]
    const lines = all.filter((line) => !isBlank(line))
    const vat = vatModeOf(row, facts)
    const total = sumOf(lines, (line) => line.amount as Figure)
    const freight = (row.freight as Figure) ?? '0'
    const [shares, ofLines] = [freightShares({ ...row, freight }, all), taxes(all, vat)]
    const tax = sumOfThose(all, (line) => ofLines[all.indexOf(line)]!)
    return {
      values: {
        vat,
        freight,
        ...duesOf({ ...row, freight }, payableTerms),
        itemCount: sumOf(lines, (line) => line.quantity as Figure),
        directCount: sumOfThose(
          lines.filter(({ contractLineId }) => contractLines.get(String(contractLineId))?.contract.isDirect),
          (line) => line.quantity as Figure,
        ),
        theoreticalWeight: sumOf(lines, (line) => line.theoreticalWeight as Figure),
        declaredWeight: sumOfThose(lines, (line) => line.declaredWeight as Figure),
        actualWeight: sumOf(lines, stockWeight),
        weighedTotal: weighedTotal(row, tickets),
        total,
        tax,
        payable: total && withVat(total, tax, vat),
        stockValue: total && exact.add(withoutVat(total, tax, vat), freight).toFixed(),
      },
      lines: { lines: shares.map((freightShare, place) => ({ freightShare, tax: ofLines[place] })) },
    }
  },
})
