import { exact, given } from '../calc/exact.ts'
import { theoreticalWeight, type FrozenWeight } from '../calc/line.ts'
import type { Keys } from './balances.ts'
import { entry } from './parts/entry.ts'
import type { PlannedEntry } from './planner.ts'

/** Pieces of a product in a place, with their kg by barem as they are kept. */
export interface Kept {
  keys: Keys
  pieces: string
  baremKg: string
}

/**
 * Brings the barem kg on hand to the barem that a product has now: neither pieces, nor kg on the scale, nor value.
 * @param change names this change among those of the product, since each posts once
 */
export const restateBarem = (kept: readonly Kept[], frozen: FrozenWeight, change: string): PlannedEntry[] =>
  kept.flatMap(({ keys, pieces, baremKg }) => {
    const now = theoreticalWeight({ ...frozen, quantity: pieces })
    const difference = exact.sub(now ?? baremKg, given(baremKg, 'baremKg'))
    if (difference.isZero()) return []
    const measures = { pieces: '0', actualKg: '0', baremKg: difference.toFixed(), value: '0' }
    return [entry('stock', 'barem_restate', keys, measures, { line: change })]
  })
