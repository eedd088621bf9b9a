import { weighedKg } from './counted.ts'
import { exactly, given, rounded, type Figure } from './exact.ts'
import { partOf } from './part_of.ts'
import { byProduct, countedIn } from './settle/stock_count.ts'

type Row = Readonly<Record<string, unknown>>

export type AdjustmentKind = 'loss' | 'found' | 'weight'

/** One line of an adjustment of stock, and the line of the count that it is of. */
export interface CountedDifference {
  /** The place of its line among those of the count. */
  place: number
  values: Record<string, unknown>
}

/** kg that a coil leaves or comes with: it has no share that would say them. */
const coilKg = ({ weightMode }: Row, kg: string): Figure => (weightMode === 'coil' ? rounded(given(kg, 'kg'), 2) : null)

/** What a product differs by, as lines of adjustments. */
function ofProduct(first: Row, lines: readonly Row[], place: number): [AdjustmentKind, CountedDifference][] {
  const { productId, reason, unitCost } = first
  const [pieces, kg] = [exactly(first.difference as Figure), exactly(first.differenceKg as Figure)]
  const shared = { productId, note: reason ?? null }
  const all: [AdjustmentKind, CountedDifference][] = []
  const add = (kind: AdjustmentKind, values: object) => all.push([kind, { place, values: { ...shared, ...values } }])
  const expected = { pieces: String(first.expected), actualKg: String(first.expectedKg), baremKg: '0' }
  const weighed = weighedKg(expected, countedIn(lines) ?? [])
  if (pieces?.gt(0)) {
    const quantity = pieces.toFixed()
    const actualWeight = weighed ?? coilKg(first, partOf(expected, quantity).actualKg)
    add('found', { quantity, actualWeight, unitCost: unitCost ?? null })
  }
  if (pieces?.lt(0)) {
    const quantity = pieces.neg().toFixed()
    add('loss', { quantity, actualWeight: coilKg(first, partOf(expected, quantity).actualKg) })
  }
  if (kg && !kg.isZero()) add('weight', { weightDifference: kg.toFixed() })
  return all
}

/**
 * The lines of adjustments that post what a count differs by, by their kind: what is missing, what was found, then kg
 * alone, each in the order of the count.
 * @param lines of a count that is compared, as it is stored
 */
export function differences(lines: readonly Row[]): [AdjustmentKind, readonly CountedDifference[]][] {
  const all = byProduct(lines).flatMap((one) => ofProduct(one.first, one.lines, lines.indexOf(one.first)))
  return (['loss', 'found', 'weight'] as const).flatMap((kind) => {
    const own = all.flatMap(([of, difference]) => (of === kind ? [difference] : []))
    return own.length === 0 ? [] : [[kind, own] as [AdjustmentKind, readonly CountedDifference[]]]
  })
}
