import { averageCosts } from '../../calc/cost.ts'
import { dong, given } from '../../calc/exact.ts'
import { issue, type Valuation } from './leave.ts'
import { after, NOTHING, partOf, type OnHand } from './on_hand.ts'
import { planned, type StockEntry, type StockPlan } from './plan.ts'

/** What people counted at a warehouse. */
export interface Counted {
  pieces: string
  /** kg on the scale; null where only pieces were counted. */
  actualKg: string | null
  /** kg by barem of one piece, for pieces that were found. */
  baremPerPiece: string
}

/** Pieces that were found, with the weights and value of the average; without any on hand they are worth nothing. */
function found({ company, here }: OnHand, counted: Counted): StockEntry {
  const pieces = given(counted.pieces, 'pieces').minus(given(here.pieces, 'pieces'))
  const average = averageCosts(company).piece
  const baremKg = given(counted.baremPerPiece, 'baremPerPiece').times(pieces).toDecimalPlaces(3).toFixed()
  const known = given(here.pieces, 'pieces').gt(0)
  const part = known ? partOf(here, pieces.toFixed()) : { actualKg: baremKg, baremKg }
  const value = average === null ? '0' : dong(given(average, 'average').times(pieces))
  return { kind: 'adjust', pieces: pieces.toFixed(), actualKg: part.actualKg, baremKg, value, costs: null }
}

/** The kg that the scale shows more or less than the ledger, without value. */
function weightDifference({ here }: OnHand, weighed: string | null): StockEntry[] {
  if (weighed === null || given(here.pieces, 'pieces').isZero()) return []
  const actualKg = given(weighed, 'actualKg').minus(given(here.actualKg, 'actualKg'))
  return actualKg.isZero() ? [] : [{ kind: 'weight_variance', ...NOTHING, actualKg: actualKg.toFixed(), costs: null }]
}

/**
 * Brings the ledger to what was counted at a warehouse: missing pieces leave at the moving average, found ones come in
 * at it, and the scale's kg hold.
 */
export function count(onHand: OnHand, counted: Counted, valuation: Valuation): StockPlan {
  const difference = given(counted.pieces, 'pieces').minus(given(onHand.here.pieces, 'pieces'))
  let entries: readonly StockEntry[] = []
  if (difference.gt(0)) entries = [found(onHand, counted)]
  else if (difference.lt(0)) {
    const missing = issue(onHand, partOf(onHand.here, difference.neg().toFixed()), valuation, 'adjust')
    if (!missing.ok) return missing
    entries = missing.entries.map((entry) => ({ ...entry, costs: null }))
  }
  return planned([...entries, ...weightDifference(after(onHand, entries), counted.actualKg)])
}
