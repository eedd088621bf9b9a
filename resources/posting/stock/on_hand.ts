import type { Measured, Stock } from '../../calc/cost.ts'
import { exact, given } from '../../calc/exact.ts'
import type { StockEntry } from './plan.ts'

export { isLast, partOf } from '../../calc/part_of.ts'

/** What is on hand of one product: across the company, and at the warehouse that goods come to or leave. */
export interface OnHand {
  company: Stock
  here: Measured
}

export const measures = ['pieces', 'actualKg', 'baremKg'] as const satisfies readonly (keyof Measured)[]

const figures = [...measures, 'value'] as const

/** Nothing on hand. */
export const NOTHING: Stock = { pieces: '0', actualKg: '0', baremKg: '0', value: '0' }

/** Adds figures of two amounts of goods, name by name; `other` may have more names. */
function plus<K extends keyof Stock>(names: readonly K[], one: Pick<Stock, K>, other: Pick<Stock, K>): Pick<Stock, K> {
  return Object.fromEntries(
    names.map((name) => [name, given(one[name], name).plus(given(other[name], name)).toFixed()]),
  ) as unknown as Pick<Stock, K>
}

/** The sum of goods with their value. */
export const added = (one: Stock, other: Stock): Stock => plus(figures, one, other)

/** The same goods leaving instead of coming, or the other way round. */
export const negated = (goods: Stock): Stock =>
  Object.fromEntries(figures.map((name) => [name, new exact(0).minus(given(goods[name], name)).toFixed()])) as never

/** What is on hand after entries at this warehouse. */
export const after = (onHand: OnHand, entries: readonly StockEntry[]): OnHand =>
  entries.reduce(
    ({ company, here }, entry) => ({ company: added(company, entry), here: plus(measures, here, entry) }),
    onHand,
  )
