import type { PriceType } from '@barem/resources/calc/line'

/** The suggested price of a line, or why there is none. */
export type Suggested =
  { ok: true; price: string; rule: { code: string; name: string } | null } | { ok: false; reason: string }

/** A suggestion with its price type. */
export type Offered = Suggested & { type: PriceType }
