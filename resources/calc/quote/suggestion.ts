import { aboveZero, exactly, type Figure } from '../exact.ts'
import type { FrozenWeight, PriceType } from '../line.ts'
import { convertPrice } from '../price.ts'
import { suggestPrice, type BasePrice, type PriceCandidate } from '../price_configuration.ts'
import type { PriceBase, PriceSubject } from '../price_rule.ts'
import type { PriceStep } from '../steps.ts'
import type { Goods, NamedRule } from '../settle/facts.ts'

/** The values of a line that a price is asked for, besides the goods. */
export interface Asked extends Pick<
  PriceSubject,
  'date' | 'customerTypeId' | 'salesMethodId' | 'salesChannelId' | 'priceType'
> {
  /** Whether the price alone is wanted, without the reasons why others were not taken. */
  briefly: boolean
  goods: FrozenWeight
  /** Dong of the line for its price type; null while nobody typed one. */
  unitPrice: Figure
  /** Dong that list prices of another price type are rounded to; configurations say their own. */
  priceStep: PriceStep
  /** The cost of the goods as entered in the order; null for goods from the warehouse. */
  sourcePrice: BasePrice | null
}

/** One price configuration, its price in dong for the asked price type, and why it was or was not taken. */
export interface Reason extends Pick<PriceCandidate, 'price' | 'reason'> {
  code: string
  name: string
}

/** Figures that reveal the cost: only for those who may see it. */
export interface CostSide {
  /** The cost that the price started from; null for a price that needs none. */
  base: PriceBase | null
  /** The lowest price that earns the margin of the rule, dong; null without one. */
  floor: Figure
  /** Whether the price of the line is below it. */
  belowMargin: boolean
}

export type Suggestion =
  | {
      ok: true
      price: string
      /** Null for the list price of the product. */ rule: { code: string; name: string } | null
      reasons: Reason[]
      cost: CostSide
    }
  | { ok: false; reason: 'no_rule' | 'no_base' | 'no_weight' | 'unknown_product' | 'failed'; reasons: Reason[] }

const SAYS_NOTHING = new Set<Reason['reason']>(['other_goods'])

/** The cost used for each base until there is stock to average: the last purchase price. */
const basesOf = (product: Goods, sourcePrice: BasePrice | null): Record<PriceBase, BasePrice | null> => {
  const lastImport = { priceType: product.priceType, price: product.costPrice }
  return { moving_average: lastImport, last_import: lastImport, source_price: sourcePrice }
}

const usedBase = ({ method, base }: NamedRule): PriceBase | null =>
  method === 'fixed' ? null : base === 'source_price' ? 'source_price' : 'last_import'

const isBelow = (price: Figure, floor: Figure) =>
  Boolean(exactly(price) && exactly(floor) && exactly(price)!.lt(floor!))

/**
 * The price that a line should have, by the configurations of the company, else the list price of the product in the
 * asked price type.
 * Configurations of other goods are left out of the reasons.
 */
export function suggestionFor(rules: readonly NamedRule[], product: Goods, asked: Asked): Suggestion {
  const { goods, unitPrice, sourcePrice, priceStep, ...subject } = asked
  const found = suggestPrice(rules, {
    ...subject,
    productId: product.id,
    productTypeId: product.productTypeId,
    productGroupId: product.productGroupId,
    goods,
    bases: basesOf(product, sourcePrice),
    inboundFreightKg: null,
  })
  const ruleOf = (id: string) => rules.find((rule) => rule.id === id)!
  const reasons = found.candidates
    .filter(({ reason }) => !SAYS_NOTHING.has(reason))
    .map(({ id, code, price, reason }) => ({ code, name: ruleOf(id).name, price, reason }))
  if (found.ok) {
    const rule = ruleOf(found.rule)
    const { floor } = found.candidates.find(({ id }) => id === found.rule)!
    return {
      ok: true,
      price: found.price,
      rule: { code: rule.code, name: rule.name },
      reasons,
      cost: { base: usedBase(rule), floor, belowMargin: isBelow(unitPrice, floor) },
    }
  }
  const list =
    aboveZero(product.sellingPrice) &&
    convertPrice(product.sellingPrice, product.priceType, subject.priceType as PriceType, goods, {
      step: priceStep,
      direction: 'nearest',
    })
  return list
    ? { ok: true, price: list, rule: null, reasons, cost: { base: null, floor: null, belowMargin: false } }
    : { ok: false, reason: found.reason, reasons }
}
