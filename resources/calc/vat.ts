import { allocate } from './allocate.ts'
import { aboveZero, dong, exact, exactly, sum, type Figure } from './exact.ts'

export interface VatSettings {
  /** Whether prices and fees have the tax in them already. */
  pricesInclude: boolean
  /** Percent on the delivery fee; null when it is not taxed. */
  shippingRate: Figure
}

export interface Taxed {
  /** Whole dong, discount taken off. */
  amount: string
  /** Percent; null for goods that are not subject to VAT or not declared. */
  rate: Figure
}

export interface VatRate {
  rate: string
  /** Whole dong without tax. */
  base: string
  tax: string
}

/**
 * The tax of each rate, once rounded half up on the total of the rate, the lowest rate first; untaxed goods are left
 * out.
 */
export function vatByRate(parts: readonly Taxed[], pricesInclude: boolean): VatRate[] {
  const rates = [...new Set(parts.flatMap(({ rate }) => exactly(rate)?.toFixed() ?? []))].sort((one, other) =>
    exact.sub(one, other).comparedTo(0),
  )
  return rates.map((rate) => {
    const total = sum(parts.filter((part) => exactly(part.rate)?.eq(rate)).map(({ amount }) => amount))
    const tax = exactly(dong(total.times(rate).div(pricesInclude ? exact.add(rate, 100) : 100)))!
    return { rate, base: (pricesInclude ? total.minus(tax) : total).toFixed(), tax: tax.toFixed() }
  })
}

/**
 * What is left of each amount after its part of a discount: a total that is split by the amounts, or parts that were
 * frozen before.
 */
export function discounted(amounts: readonly string[], discount: string | readonly string[]): string[] {
  const parts =
    typeof discount === 'string'
      ? amounts.length > 0
        ? allocate(
            discount,
            amounts.map((amount) => (aboveZero(amount) ? amount : '0')),
          )
        : []
      : discount
  return amounts.map((amount, line) => exact.sub(amount, parts[line] ?? '0').toFixed())
}
