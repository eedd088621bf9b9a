import { exactly, exact } from '@barem/resources/calc/exact'
import type { GoodsLine } from '../../goods/line.ts'
import { saleFigures } from '../entry.ts'
import type { DiscountReasons } from './quoted.ts'

type Hint = DiscountReasons['hints'][number]

/** How a policy is reached: pieces that are added to a line. */
export interface Reach {
  key: string
  /** The place of the line, from 1, and the name of its goods. */
  number: number
  name: string
  pieces: string
  /** What it counts afterwards. */
  quantity: string
}

/**
 * The line by which a policy is reached: of those that count for it the heaviest, whose pieces have a weight where kg
 * are missing. Null where none is.
 * @param asked the lines in the order in which the policy was weighed
 */
export function reachOf(hint: Hint, asked: readonly GoodsLine[], all: readonly GoodsLine[]): Reach | null {
  const heaviest = hint.lines
    .flatMap((place) => {
      const line = asked[place]
      const quantity = exactly(line?.quantity ?? null)
      const kg = line ? exactly(saleFigures(line).theoreticalWeight) : null
      return line && quantity?.gt(0) ? [{ line, quantity, kg }] : []
    })
    .sort((one, other) => (other.kg ?? exact(0)).comparedTo(one.kg ?? exact(0)))[0]
  if (!heaviest) return null
  const { line, quantity, kg } = heaviest
  const byKg = hint.volume === null ? exact(0) : kg?.gt(0) ? exact.div(hint.volume, kg.div(quantity)).ceil() : null
  if (byKg === null) return null
  const pieces = exact.max(byKg, exact(hint.quantity ?? '0').ceil())
  if (!pieces.gt(0)) return null
  return {
    key: line.key,
    number: all.indexOf(line) + 1,
    name: line.goods?.name ?? '',
    pieces: pieces.toFixed(),
    quantity: quantity.plus(pieces).toFixed(),
  }
}
