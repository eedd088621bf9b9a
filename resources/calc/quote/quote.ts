import { evaluateDiscounts, type DiscountResult } from '../discount.ts'
import { exact, exactly, sum, type Figure } from '../exact.ts'
import {
  freezeWeight,
  lineFigures,
  type FrozenWeight,
  type LineFigures,
  type LineInput,
  type PriceType,
} from '../line.ts'
import { countOf } from '../measures.ts'
import type { Goods, NamedPolicy, PricingFacts } from '../settle/facts.ts'
import { deliveryFee, type DeliveryFee } from '../shipping.ts'
import { provinceOf, type System } from './province_of.ts'
import { suggestionFor, type Suggestion } from './suggestion.ts'

export type QuotedFigures = Pick<LineFigures, 'theoreticalWeight' | 'actualWeight' | 'amount'>

/** A line as far as it is written. */
export interface QuotedLine extends Omit<LineInput, keyof FrozenWeight | 'priceType' | 'weightDecimals'> {
  /** Id of a line that is stored already; its stored weights are used. */
  id?: string | null
  productId: string | null
  /** Metres of a cut piece. */
  length: Figure
  /** That of the product when null. */
  priceType: PriceType | null
  /** Weights that the line keeps; those of its stored line, or of the product today, when absent. */
  frozen?: FrozenWeight
  /** What follows from its weights and its price, where that was worked out before. */
  figures?: QuotedFigures
}

/** An order as far as it is written. */
export interface QuoteInput {
  /** yyyy-mm-dd. */
  orderDate: string
  customerId: string | null
  salesMethodId: string | null
  salesChannelId: string | null
  deliveryTariffId: string | null
  /** km. */
  distance: Figure
  shippingAddress: { system: System; province: string } | null
  discountSource: 'policy' | 'manual'
  /** Dong of a manual discount. */
  discount: Figure
  /** Dong for the calculation method, of goods that go straight from the supplier. */
  sourcePrice: Figure
  calculationMethod: PriceType | null
  /** Whether prices are wanted without the reasons why others were not taken. */
  briefly?: boolean
  lines: readonly QuotedLine[]
}

type Named<T> = T & { name: string }

/** The discount of policies, each with its name. */
export interface QuotedDiscount extends Omit<DiscountResult, 'applied' | 'losers' | 'hints'> {
  applied: Named<DiscountResult['applied'][number]>[]
  losers: Named<DiscountResult['losers'][number]>[]
  hints: Named<DiscountResult['hints'][number]>[]
}

export interface Quote {
  lines: { suggested: Suggestion; /** Whole dong. */ deliveryFee: Figure }[]
  discount: QuotedDiscount
  delivery: DeliveryFee | null
}

/** The weights that a stored line of an order has copied from its product. */
export interface KeptWeight extends FrozenWeight {
  productId: string
}

interface Worked {
  line: QuotedLine
  product: Goods | undefined
  goods: FrozenWeight | null
  figures: QuotedFigures | null
}

function work(line: QuotedLine, product: Goods | undefined, stored: KeptWeight | undefined): Worked {
  if (!product) return { line, product, goods: null, figures: null }
  const kept =
    stored?.productId === product.id
      ? { ...stored, length: (product.allowCut ? line.length : null) ?? stored.length }
      : null
  const goods = line.frozen ?? kept ?? freezeWeight(product, line.length)
  return {
    line,
    product,
    goods,
    figures: line.figures ?? lineFigures({ ...line, ...goods, priceType: line.priceType ?? product.priceType }),
  }
}

/** The suggestion for a line; one that cannot be priced does not affect the others. */
function suggested({ line, product, goods }: Worked, input: QuoteInput, facts: PricingFacts): Suggestion {
  if (!product || !goods) return { ok: false, reason: 'unknown_product', reasons: [] }
  const { orderDate: date, salesMethodId, salesChannelId, sourcePrice, calculationMethod } = input
  const { rules, customerTypeId, priceStep } = facts
  try {
    return suggestionFor(rules, product, {
      date,
      customerTypeId,
      salesMethodId,
      salesChannelId,
      briefly: input.briefly ?? false,
      goods,
      unitPrice: line.unitPrice,
      priceStep,
      priceType: line.priceType ?? product.priceType,
      sourcePrice:
        sourcePrice === null ? null : { priceType: calculationMethod ?? product.priceType, price: sourcePrice },
    })
  } catch (error) {
    facts.failed(error, product.id)
    return { ok: false, reason: 'failed', reasons: [] }
  }
}

function named(result: DiscountResult, policies: readonly NamedPolicy[]): QuotedDiscount {
  const withName = <T extends { id: string }>(one: T): Named<T> => ({
    ...one,
    name: policies.find(({ id }) => id === one.id)!.name,
  })
  return {
    ...result,
    applied: result.applied.map(withName),
    losers: result.losers.map(withName),
    hints: result.hints.map(withName),
  }
}

/** What the delivery of an order should cost; null while it names no tariff. */
function delivered(
  { tariff }: PricingFacts,
  input: QuoteInput,
  worked: readonly Worked[],
  discount: Figure,
): DeliveryFee | null {
  if (!tariff) return null
  const amount = sum(worked.map(({ figures }) => figures?.amount ?? null)).minus(exactly(discount) ?? 0)
  const { distance, shippingAddress } = input
  return deliveryFee(tariff, {
    weights: worked.map(({ figures }) => figures?.actualWeight ?? null),
    amount: exact.max(0, amount).toFixed(),
    distanceKm: distance,
    province: shippingAddress && provinceOf(shippingAddress.system, shippingAddress.province),
  })
}

/**
 * What an order should cost by the rules of the company on its date: a price for each line, the discount of the
 * policies and the delivery fee, each with its reasons.
 * Accepts incomplete orders: results that are not known yet are marked as such.
 * @param stored weights of stored lines that are not in the input, by their ids
 */
export function quoteFrom(
  input: QuoteInput,
  products: ReadonlyMap<string, Goods>,
  facts: PricingFacts,
  stored: ReadonlyMap<string, KeptWeight> = new Map(),
): Quote {
  const { customerTypeId, policies } = facts
  const worked = input.lines.map((line) =>
    work(
      line,
      line.productId === null ? undefined : products.get(line.productId),
      line.id ? stored.get(line.id) : undefined,
    ),
  )

  const discount = evaluateDiscounts(policies, {
    date: input.orderDate,
    customerTypeId,
    lines: worked.map(({ line, product, figures }) => ({
      pieces: product ? countOf(line) : null,
      theoreticalWeight: figures?.theoreticalWeight ?? null,
      amount: figures?.amount ?? null,
      productGroupId: product?.productGroupId ?? null,
      productTypeId: product?.productTypeId ?? null,
    })),
  })
  const delivery = delivered(facts, input, worked, input.discountSource === 'manual' ? input.discount : discount.total)
  return {
    lines: worked.map((one, place) => ({
      suggested: suggested(one, input, facts),
      deliveryFee: delivery?.ok ? delivery.shares[place]! : null,
    })),
    discount: named(discount, policies),
    delivery,
  }
}
