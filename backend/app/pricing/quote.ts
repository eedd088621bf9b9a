import { quoteFrom, type Quote, type QuoteInput } from '@barem/resources/calc/quote'
import { goodsOfLines } from '#app/goods/goods'
import { allOf } from '#app/tenancy/all_of'
import { keptWeights } from './order_facts.ts'
import { pricingFacts } from './pricing_facts.ts'

/**
 * What an order should cost by the rules of the company on its date, from what is written of it.
 * @param onlyOf the person whose stored lines alone are read; null for those of all
 */
export async function quote(input: QuoteInput, onlyOf: string | null = null): Promise<Quote> {
  const unknown = input.lines.flatMap(({ id, frozen }) => (id && !frozen ? [id] : []))
  const [products, facts, stored] = await allOf([
    goodsOfLines(input.lines),
    pricingFacts(input),
    keptWeights(unknown, onlyOf),
  ])
  return quoteFrom(input, products, facts, stored)
}
