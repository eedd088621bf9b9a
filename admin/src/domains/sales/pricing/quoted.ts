import type { DiscountResult } from '@barem/resources/calc/discount'

type Named<T> = T & { name?: string }

/** A price configuration and what became of it. */
export type RuleReason = { code: string; name: string; price: string | null; reason: string }

/** The server's reasons for the price of one line; `floor` and `belowMargin` only for people who may see costs. */
export type PriceReasons = {
  ok: boolean
  price?: string
  rule?: { code: string; name: string } | null
  reason?: string
  reasons?: readonly RuleReason[]
  floor?: string | null
  belowMargin?: boolean
}

/** The server's reasons for the discount, each policy with its name. */
export type DiscountReasons = Pick<DiscountResult, 'total'> & {
  applied: readonly Named<DiscountResult['applied'][number]>[]
  losers: readonly Named<DiscountResult['losers'][number]>[]
  hints: readonly Named<DiscountResult['hints'][number]>[]
}

/** A line of the order as the explanation calls it. */
export type ExplainedLine = { key: string; name: string; suggested: PriceReasons }
