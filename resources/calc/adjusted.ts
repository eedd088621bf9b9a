import { averageOf, type Measured, type Stock } from './cost.ts'
import { aboveZero, dong, exact, given, type Figure } from './exact.ts'
import type { PriceType } from './line.ts'
import { isLast, partOf } from './part_of.ts'

/** Goods that are missing or were found. */
export interface Adjusted {
  pieces: string
  /** kg on the scale; null where nobody weighed them. */
  actualKg: Figure
  /** kg of these pieces by the barem of their product. */
  baremKg: string
  /** Dong a piece of goods that were found, where none on hand say what they cost; null where nobody does. */
  unitCost: Figure
}

/** What is on hand of their product: across the company, and in their warehouse. */
export interface Around {
  company: Stock
  here: Measured
}

/** Goods that are missing, with their share of the kg here, or as they were weighed. */
export const lostGoods = ({ here }: Around, { pieces, actualKg }: Adjusted): Measured => {
  const share = partOf(here, pieces)
  return { ...share, actualKg: actualKg ?? share.actualKg }
}

/** Whole dong that leave with goods that are missing; null where fewer are here. */
export function lostValue(around: Around, lost: Adjusted, basis: PriceType): Figure {
  const { company, here } = around
  if (given(lost.pieces, 'pieces').gt(here.pieces)) return null
  if (isLast(company, lost.pieces)) return company.value
  return exact.min(averageOf(company, lostGoods(around, lost), basis) ?? '0', company.value).toFixed()
}

/** kg on the scale of goods that were found: as those in the same place weigh, else by their barem. */
const weightOf = ({ here }: Around, { pieces, actualKg, baremKg }: Adjusted): string =>
  actualKg ?? (aboveZero(here.pieces) ? partOf(here, pieces).actualKg : baremKg)

/**
 * Goods that were found, at the moving average; where the stock is worth nothing, at the cost that is written. Null
 * where nothing says what they cost.
 */
export function foundGoods(around: Around, found: Adjusted, basis: PriceType): Stock | null {
  const { pieces, baremKg, unitCost } = found
  const goods = { pieces, actualKg: weightOf(around, found), baremKg }
  const average = aboveZero(around.company.value) && averageOf(around.company, goods, basis)
  const value = average ?? (unitCost === null ? null : dong(given(unitCost, 'unitCost').times(pieces)))
  return value === null ? null : { ...goods, value }
}
