import { allocate } from '@barem/resources/calc/allocate'
import type { FrozenWeight, PriceType, WeightSource } from '@barem/resources/calc/line'
import { Decimal } from 'decimal.js'
import type { Values } from '#app/engine/behaviour'
import type { Goods } from '#app/goods/goods'
import { ApiError } from '#app/http/api_error'
import { pricingFacts, type PricingFacts } from './pricing_facts.ts'
import { quoteFrom, type QuoteInput, type QuotedDiscount } from './quote.ts'

type Figure = string | null

/** A settled order as input of a quote: its lines with their stored weights. */
const inputOf = (row: Values, lines: readonly Values[]): QuoteInput => ({
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
  lines: lines.map((line) => ({
    productId: (line.productId as string | null) ?? null,
    quantity: line.quantity as Figure,
    length: line.length as Figure,
    actualWeight: line.actualWeight as Figure,
    weightSource: line.weightSource as WeightSource | null,
    priceType: (line.priceType as PriceType | null) ?? null,
    unitPrice: line.unitPrice as Figure,
    ...(line.weightMode !== null && {
      frozen: {
        weightMode: line.weightMode,
        barem: line.barem,
        baremBasis: line.baremBasis,
        length: line.length,
      } as FrozenWeight,
    }),
  })),
})

/**
 * A manual discount, spread over the lines in proportion to their amounts. @throws ApiError COM_ERR_001 for more than
 * the amount of the goods, once that is known
 */
function manualShares(discount: string, lines: readonly Values[]): string[] {
  if (lines.length === 0) return []
  const amounts = lines.map(({ amount }) => String(amount ?? '0'))
  const isKnown = lines.every(({ amount }) => amount !== null)
  if (isKnown && new Decimal(discount).gt(Decimal.sum(...amounts)))
    throw new ApiError('COM_ERR_001', { errors: [{ field: 'discount', rule: 'aboveTotal' }] })
  return allocate(discount, amounts)
}

/** Codes and versions of the policies that gave the discount: `CK0001 v3`. */
const policiesOf = ({ applied }: QuotedDiscount): string | null =>
  applied
    .map(({ code, version }) => `${code} v${version}`)
    .join(', ')
    .slice(0, 255) || null

/** Reads what the prices of an order depend on besides its goods. */
export const orderFacts = async (row: Values): Promise<PricingFacts> =>
  pricingFacts({
    orderDate: String(row.orderDate),
    customerId: (row.customerId as string | null) ?? null,
    deliveryTariffId: (row.deliveryTariffId as string | null) ?? null,
  })

/**
 * Fills in an order whose lines are settled by the rules of the company: suggested prices and delivery fees, and its
 * discount with the share of each line. A manual discount is kept.
 * @param facts as {@link orderFacts} read them
 * @throws ApiError COM_ERR_001 at a discount above the amount of the goods
 */
export function priceOrder(
  row: Values,
  lines: readonly Values[],
  goods: ReadonlyMap<string, Goods>,
  facts: PricingFacts,
): void {
  const manual = row.discountSource === 'manual'
  if (manual) row.discount ??= '0'
  const { lines: quoted, discount, delivery } = quoteFrom(inputOf(row, lines), goods, facts)
  row.discount = manual ? row.discount : discount.total
  row.discountPolicy = manual ? null : policiesOf(discount)
  row.suggestedShippingFee = delivery?.ok ? delivery.fee : null
  const shares = manual ? manualShares(String(row.discount), lines) : discount.perLine
  lines.forEach((line, place) => {
    const { suggested, deliveryFee } = quoted[place]!
    Object.assign(line, {
      discountShare: shares[place],
      suggestedPrice: suggested.ok ? suggested.price : null,
      floorPrice: suggested.ok ? suggested.cost.floor : null,
      suggestedDeliveryFee: deliveryFee,
    })
  })
}
