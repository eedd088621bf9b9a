import type { PriceType } from './line.ts'
import type { Rounding } from './steps.ts'
import { notValid, type NotValid, type Validity } from './validity.ts'

export type PriceScope = 'product' | 'type' | 'group' | 'all'
export type PriceBase = 'moving_average' | 'last_import' | 'source_price'

/** A row of the price configuration. */
export interface PriceRule extends Validity, Rounding {
  id: string
  code: string
  scope: PriceScope
  /** Of the product, type or group; null for scope `all`. */
  scopeId: string | null
  /** Null for every one of them. */
  customerTypeId: string | null
  salesMethodId: string | null
  salesChannelId: string | null
  /**
   * The price type of the rule: of its fixed price, or of the cost that its markup is added to (of a kg by barem when
   * it is the piece).
   */
  priceType: PriceType
  method: 'markup_percent' | 'markup_vnd_per_kg' | 'fixed'
  /** Percent, dong per kg, or the price itself in dong. */
  value: string
  base: PriceBase
  /** Dong per kg on top of the base, instead of those of the request. */
  inboundFreightKg?: string | null
  minMarginPercent: string | null
  priority: number
  /** ISO time; the newer one wins among equals. */
  createdAt: string
}

export interface PriceSubject {
  /** yyyy-mm-dd. */
  date: string
  productId: string
  productTypeId: string | null
  productGroupId: string | null
  customerTypeId: string | null
  salesMethodId: string | null
  salesChannelId: string | null
  /** What the line asks a price for. */
  priceType: PriceType
}

export type Mismatch = NotValid | 'other_goods' | 'other_customer_type' | 'other_sales_method' | 'other_channel'

const subjectOf: Record<PriceScope, (subject: PriceSubject) => string | null> = {
  product: ({ productId }) => productId,
  type: ({ productTypeId }) => productTypeId,
  group: ({ productGroupId }) => productGroupId,
  all: () => null,
}

/** Why a rule is not for a line; null when it is. */
export function mismatch(rule: PriceRule, subject: PriceSubject): Mismatch | null {
  const invalid = notValid(rule, subject.date)
  if (invalid) return invalid
  if (rule.scope !== 'all' && (rule.scopeId === null || rule.scopeId !== subjectOf[rule.scope](subject)))
    return 'other_goods'
  if (rule.customerTypeId !== null && rule.customerTypeId !== subject.customerTypeId) return 'other_customer_type'
  if (rule.salesMethodId !== null && rule.salesMethodId !== subject.salesMethodId) return 'other_sales_method'
  return rule.salesChannelId !== null && rule.salesChannelId !== subject.salesChannelId ? 'other_channel' : null
}

const scopes: readonly PriceScope[] = ['all', 'group', 'type', 'product']

/**
 * What makes a rule more specific, the weightiest first: its goods, the customer type, how it is sold, the price type
 * that is asked for.
 */
const specificity = (rule: PriceRule, asked: PriceType) => [
  scopes.indexOf(rule.scope),
  Number(rule.customerTypeId !== null),
  Number(rule.salesMethodId !== null) + Number(rule.salesChannelId !== null),
  Number(rule.priceType === asked),
]

export type Outranked = 'less_specific' | 'lower_priority' | 'older' | 'later_code'

/** Why the first of two rules outranks the second; null when it does not. */
export function outranked(first: PriceRule, second: PriceRule, asked: PriceType): Outranked | null {
  const [ours, theirs] = [specificity(first, asked), specificity(second, asked)]
  const differs = ours.findIndex((value, place) => value !== theirs[place])
  if (differs >= 0) return ours[differs]! > theirs[differs]! ? 'less_specific' : null
  if (first.priority !== second.priority) return first.priority > second.priority ? 'lower_priority' : null
  if (first.createdAt !== second.createdAt) return first.createdAt > second.createdAt ? 'older' : null
  return first.code <= second.code ? 'later_code' : null
}
