import { allocate } from '../allocate.ts'
import { isEstimated } from '../estimated.ts'
import { exactly, sum, type Figure } from '../exact.ts'
import { frozenIn, type PriceType } from '../line.ts'
import { quotedLineFields } from '../quote/fields.ts'
import { quoteFrom, type QuotedDiscount, type QuotedFigures, type QuotedLine, type QuoteInput } from '../quote/quote.ts'
import { countOf } from '../measures.ts'
import { isBlank, isTotalKnown, orderTotals, type TotalLine } from '../totals.ts'
import { defineDocumentComputation, mistake, type Outcome, type Row } from './computation.ts'
import { taxesOf, vatModeOf } from './vat.ts'

/** A settled order as input of a quote: its lines with their stored weights. */
const inputOf = (row: Row, lines: readonly Row[]): QuoteInput => ({
  orderDate: String(row.orderDate),
  customerId: (row.customerId as string | null) ?? null,
  salesMethodId: (row.salesMethodId as string | null) ?? null,
  salesChannelId: (row.salesChannelId as string | null) ?? null,
  deliveryTariffId: (row.deliveryTariffId as string | null) ?? null,
  distance: (row.distance as Figure) ?? null,
  shippingAddress: (row.shippingAddress as QuoteInput['shippingAddress']) ?? null,
  discountSource: row.discountSource as QuoteInput['discountSource'],
  discount: (row.discount as Figure) ?? null,
  sourcePrice: (row.sourcePrice as Figure) ?? null,
  calculationMethod: row.calculationMethod as PriceType,
  briefly: true,
  lines: lines.map((line) => ({
    ...(Object.fromEntries(quotedLineFields.map((name) => [name, line[name] ?? null])) as unknown as QuotedLine),
    ...(line.weightMode !== null && { frozen: frozenIn(line) }),
    // A quote of goods without a price type takes that of the product, so that its figures are others.
    ...(line.weightMode !== null && line.priceType !== null && { figures: line as unknown as QuotedFigures }),
  })),
})

/** A manual discount, spread over the lines in proportion to their amounts; at most the amount of the goods. */
function manualShares(discount: string, lines: readonly Row[]): Outcome<{ shares: readonly string[] }> {
  if (lines.length === 0) return { shares: [] }
  const amounts = lines.map(({ amount }) => (amount ?? null) as Figure)
  if (!amounts.includes(null) && exactly(discount)!.gt(sum(amounts))) return mistake('discount', 'aboveTotal')
  const shares = allocate(
    discount,
    amounts.map((amount) => amount ?? '0'),
  )
  return { shares }
}

/** Codes and versions of the policies that gave the discount: `CK0001 v3`. */
const policiesOf = ({ applied }: QuotedDiscount): string | null =>
  applied
    .map(({ code, version }) => `${code} v${version}`)
    .join(', ')
    .slice(0, 255) || null

/**
 * A sale once its lines are settled: suggested prices and delivery fees, its discount with the share of each line, and
 * its totals. A manual discount is kept.
 */
export const saleTotals = defineDocumentComputation({
  name: 'saleTotals',
  reads: [
    ...['orderDate', 'customerId', 'salesMethodId', 'salesChannelId', 'deliveryTariffId', 'distance', 'lines'],
    ...['shippingAddress', 'calculationMethod', 'sourcePrice', 'shippingFee', 'suggestedShippingFee'],
    ...['discountSource', 'discount', 'discountPolicy', 'weightEstimated', 'itemCount', 'theoreticalWeight'],
    ...['actualWeight', 'estimated', 'total', 'vat', 'tax', 'grandTotal', 'oldDebt'],
  ],
  facts: ['goods', 'pricing', 'receivable', 'vat'],
  compute(row, { goods, pricing, receivable, vat }) {
    const lines = row.lines as readonly Row[]
    const isManual = row.discountSource === 'manual'
    const quote = quoteFrom(inputOf(row, lines), goods, pricing)
    const discount = isManual ? String(row.discount ?? '0') : quote.discount.total
    const spread = isManual ? manualShares(discount, lines) : { shares: quote.discount.perLine }
    if ('mistakes' in spread) return spread
    const { shares } = spread
    const shippingFee = (row.shippingFee as Figure) ?? '0'
    const mode = vatModeOf(row, vat)
    const taxes = taxesOf(lines, shares, { amount: shippingFee, rate: vat.rate }, mode)
    const totals = orderTotals({
      lines: lines.map((line) => ({
        ...(line as unknown as TotalLine),
        pieces: countOf(line),
        blank: isBlank(line),
      })),
      discount: shares,
      shipping: shippingFee,
      vat: mode === 'off' ? null : { pricesInclude: mode === 'included', shippingRate: vat.rate },
    })
    const values = {
      oldDebt: receivable.balance,
      shippingFee,
      discount,
      discountPolicy: isManual ? null : policiesOf(quote.discount),
      suggestedShippingFee: quote.delivery?.ok ? quote.delivery.fee : null,
      itemCount: totals.itemCount,
      theoreticalWeight: totals.theoreticalWeight,
      actualWeight: totals.actualWeight,
      weightEstimated: lines.some(isEstimated),
      estimated: totals.estimated,
      total: totals.total,
      vat: mode,
      tax: taxes.tax,
      grandTotal: isTotalKnown(totals) ? totals.grandTotal : null,
    }
    const ofLines = quote.lines.map(({ suggested, deliveryFee }, place) => ({
      discountShare: shares[place],
      tax: taxes.perLine[place],
      suggestedPrice: suggested.ok ? suggested.price : null,
      floorPrice: suggested.ok ? suggested.cost.floor : null,
      suggestedDeliveryFee: deliveryFee,
    }))
    return { values, lines: { lines: ofLines } }
  },
})
