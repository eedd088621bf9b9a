import { aboveZero, dong, exactly, sum, type Figure } from './exact.ts'
import { errorMargin, type ErrorMargin, type LineFigures } from './line.ts'
import { countOf } from './measures.ts'
import { discounted, vatByRate, type VatRate, type VatSettings } from './vat.ts'

export interface TotalLine extends Pick<LineFigures, 'theoreticalWeight' | 'actualWeight' | 'estimated' | 'amount'> {
  /** Where the actual weight comes from; absent where lines are always weighed. */
  weightSource?: LineFigures['weightSource'] | null
  pieces: Figure
  /** Percent; read only where the company has VAT on. */
  vatRate?: Figure
  /** Whether nothing is written on it yet, so that it counts for nothing. */
  blank?: boolean
}

/** Whether nothing is written on a line: neither goods nor words for them, nor how many. */
export function isBlank(line: object): boolean {
  const written = line as { productId?: unknown; text?: unknown }
  return !written.productId && !written.text && countOf(line) === null
}

/** The same of a stored line, which may be of something else than goods. */
export const isBlankGoods = (line: object): boolean => 'productId' in line && isBlank(line)

/** The lines that make a total unknown, counted from 1: something is written on them, and their amount is missing. */
export const openLines = (lines: readonly { amount?: unknown; blank?: boolean }[]): number[] =>
  lines.flatMap(({ amount, blank }, place) => (blank || (amount ?? null) !== null ? [] : [place + 1]))

export interface TotalsInput {
  lines: readonly TotalLine[]
  /**
   * Whole dong off the order, split over the lines by their amounts; or the part of each line, when a policy or an
   * approval decided it.
   */
  discount?: string | readonly string[]
  /** Whole dong. */
  shipping?: Figure
  /** Null where the company has VAT off. */
  vat?: VatSettings | null
  /** What the customer owed before this document; null when it was not read. */
  oldDebt?: Figure
  /** Dong paid with the document. */
  paidNow?: Figure
}

export interface Totals {
  /** Without blank lines. */
  lineCount: number
  /** Lines whose amount is not known yet and counts as nothing here, counted from 1 with the blank ones. */
  open: number[]
  /** Pieces. */
  itemCount: string
  /** kg. */
  theoreticalWeight: string
  actualWeight: string
  /** Of the lines that were weighed and have a theoretical weight. */
  errorMargin: ErrorMargin | null
  /** Whole dong of the lines, those by actual weight at their theoretical one; equal to `total` before weighing. */
  estimated: string
  /** Whole dong of the lines: the sum of what is printed on them. */
  total: string
  discount: string
  shipping: string
  /** Null where VAT is off. */
  vat: { rates: VatRate[]; tax: string } | null
  /** total − discount + shipping, + tax where prices come without it; a part of it while lines are open. */
  grandTotal: string
  /** The grand total without tax: what counts as revenue. */
  net: string
  oldDebt: Figure
  paidNow: string
  /** oldDebt + grandTotal − paidNow; null without an old debt. */
  newDebt: Figure
}

/** Whether the grand total, and what depends on it, is known: a partial sum would be taken for the whole one. */
export const isTotalKnown = ({ lineCount, open }: Pick<Totals, 'lineCount' | 'open'>): boolean =>
  lineCount > 0 && open.length === 0

/**
 * The foot of an order, invoice, return or purchase: sums of rounded lines, nothing rounded but the tax of each rate.
 */
export function orderTotals({
  lines,
  discount = '0',
  shipping = null,
  vat = null,
  oldDebt = null,
  paidNow = null,
}: TotalsInput): Totals {
  const amounts = lines.map(({ amount }) => dong(sum([amount])))
  const total = sum(amounts)
  const off = exactly(dong(sum(typeof discount === 'string' ? [discount] : discount)))!
  const fee = exactly(dong(sum([shipping])))!
  const before = total.minus(off).plus(fee)

  const taxed = vat && [
    ...discounted(amounts, typeof discount === 'string' ? off.toFixed() : discount).map((amount, line) => ({
      amount,
      rate: lines[line]!.vatRate ?? null,
    })),
    { amount: fee.toFixed(), rate: vat.shippingRate },
  ]
  const rates = taxed && vatByRate(taxed, vat.pricesInclude)
  const tax = sum(rates?.map((rate) => rate.tax) ?? [])
  const grand = vat && !vat.pricesInclude ? before.plus(tax) : before
  const owed = exactly(oldDebt)
  const weighed = lines.filter(
    ({ theoreticalWeight, actualWeight, weightSource }) =>
      aboveZero(theoreticalWeight) && actualWeight !== null && weightSource !== 'estimated',
  )

  return {
    lineCount: lines.filter(({ blank }) => !blank).length,
    open: openLines(lines),
    itemCount: sum(lines.map(({ pieces }) => pieces)).toFixed(),
    theoreticalWeight: sum(lines.map((line) => line.theoreticalWeight)).toFixed(),
    actualWeight: sum(lines.map((line) => line.actualWeight)).toFixed(),
    errorMargin: errorMargin(
      sum(weighed.map((line) => line.theoreticalWeight)).toFixed(),
      sum(weighed.map((line) => line.actualWeight)).toFixed(),
    ),
    estimated: sum(lines.map(({ estimated }) => estimated)).toFixed(),
    total: total.toFixed(),
    discount: off.toFixed(),
    shipping: fee.toFixed(),
    vat: rates && { rates, tax: tax.toFixed() },
    grandTotal: grand.toFixed(),
    net: grand.minus(tax).toFixed(),
    oldDebt: owed && owed.toFixed(),
    paidNow: sum([paidNow]).toFixed(),
    newDebt:
      owed &&
      owed
        .plus(grand)
        .minus(sum([paidNow]))
        .toFixed(),
  }
}
