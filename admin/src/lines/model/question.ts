import { aboveZero, exact, type Figure } from '@barem/resources/calc/exact'

/** A price that is far from the usual one, and the one that was probably meant: the same digits, moved. */
export interface PriceQuestion {
  price: string
  usual: string
  meant: string
}

/** How many times dearer or cheaper than usual a price is when it is asked about. */
const TIMES = 100

/**
 * Asks about a price that is a hundred times off the usual one, either way: a hundred times what was meant is a slip of
 * the hand, such as `15,5` for 15,500. Both are dong, by the same price type.
 */
export function priceQuestion(price: Figure, usual: Figure): PriceQuestion | null {
  const [written, known] = [aboveZero(price), aboveZero(usual)]
  if (!written || !known) return null
  const times = known.div(written)
  if (times.lt(TIMES) && times.gt(new exact(1).div(TIMES))) return null
  const meant = written.times(new exact(10).pow(times.log(10).round()))
  return { price: written.toFixed(), usual: known.toFixed(), meant: meant.toFixed() }
}
