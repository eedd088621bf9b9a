import { useRested } from '../resources/model/rested.ts'
import { useShared } from './context.ts'
import { valueIn } from './model/line.ts'
import { priceQuestion, type PriceQuestion } from './model/question.ts'
import type { RowProps } from './rowProps.ts'

/** Milliseconds: people who type a price pass through much smaller ones. */
const PAUSE_MS = 600

/** What there is to ask about the price of a line, once nobody is typing it any more. */
export function usePriceQuestion({ line, known, offer }: RowProps): PriceQuestion | null {
  const { spec } = useShared()
  const price = spec.goods ? valueIn(line, spec.goods.price.name) : null
  const rested = useRested(price, PAUSE_MS)
  if (price === null || rested !== price) return null
  return priceQuestion(price, spec.entry.goods!.usualPrice(line, known, offer))
}
