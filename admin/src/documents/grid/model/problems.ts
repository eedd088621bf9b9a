import { aboveZero, exactly } from '@barem/resources/calc/exact'
import { asNumber } from '../../../resources/inputs/number/doubt.ts'
import type { Line } from './line.ts'
import { isPart, isWhole } from './reading.ts'

/** What is wrong with a cell, as a key of words. */
export type Fault =
  | 'unknownGoods'
  | 'severalGoods'
  | 'unsought'
  | 'unread'
  | 'tooFine'
  | 'whole'
  | 'repeated'
  | 'negative'
  | 'positive'
  | 'weighed'

/** The problems of a line's cells, by field; correct cells are left out. */
export type Faults = Readonly<Record<string, Fault>>

/** Faults shown at once, before anybody tries to save. */
const AT_ONCE: ReadonlySet<Fault> = new Set([
  'unknownGoods',
  'severalGoods',
  'unread',
  'tooFine',
  'whole',
  'repeated',
  'negative',
  'weighed',
])

/** Parts of a piece that is sold whole, of goods that the line did not have before. */
const isBroken = (line: Line, quantity: string) => isWhole(line) && exactly(quantity)?.isInteger() === false

/** Goods paid by scale weight need a weight. */
const isWeightless = ({ priceType, weightSource }: Line, weight: string) =>
  priceType === 'actual_kg' && weightSource !== 'estimated' && exactly(weight)?.isZero() === true

/** A number that was not taken over has more decimals than its cell keeps, or than whole pieces have. */
function unreadFault(field: string, words: string): Fault {
  if (asNumber(words) === null) return 'unread'
  return field === 'quantity' && isPart(words) ? 'whole' : 'tooFine'
}

function faultOf(line: Line, field: string): Fault | null {
  const words = line.unread?.[field]
  if (words !== undefined) return unreadFault(field, words)
  if (field === 'productId')
    return line.productId
      ? null
      : line.seeking
        ? 'unsought'
        : !line.text
          ? null
          : line.several
            ? 'severalGoods'
            : 'unknownGoods'
  const value = (line as unknown as Record<string, string | null | undefined>)[field] ?? null
  if (value === null || value === '') return null
  if (field === 'quantity') return !aboveZero(value) ? 'positive' : isBroken(line, value) ? 'whole' : null
  if (field === 'actualWeight' && isWeightless(line, value)) return 'weighed'
  return exactly(value)?.lt(0) ? 'negative' : null
}

/** Fields that are checked; empty ones are asked for at the document's next step. */
const CHECKED = ['productId', 'quantity', 'priceType', 'unitPrice', 'actualWeight', 'length'] as const
const NONE: ReadonlySet<string> = new Set()

/**
 * The faults of each line by its key.
 * @param tried whether saving was tried: lines whose goods are still being searched then count as faults too
 * @param unanswered keys of lines whose goods could not be asked for
 */
export function faultsOf(
  lines: readonly Line[],
  tried: boolean,
  unanswered: ReadonlySet<string> = NONE,
): Map<string, Faults> {
  const times = new Map<string, number>()
  for (const { productId } of lines) if (productId) times.set(productId, (times.get(productId) ?? 0) + 1)
  const found = new Map<string, Faults>()
  for (const line of lines) {
    const faults: Record<string, Fault> = {}
    for (const field of CHECKED) {
      const fault = faultOf(line, field)
      if (fault && (tried || AT_ONCE.has(fault) || (fault === 'unsought' && unanswered.has(line.key))))
        faults[field] = fault
    }
    if (line.productId && times.get(line.productId)! > 1) faults.productId = 'repeated'
    if (Object.keys(faults).length > 0) found.set(line.key, faults)
  }
  return found
}
