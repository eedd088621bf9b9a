import { allocate } from './allocate.ts'
import { vatModes } from './choices.ts'
import { aboveZero, dong, exact, exactly, sum, type Figure } from './exact.ts'

export { vatModes }

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

export type VatMode = (typeof vatModes)[number]

/**
 * The tax on each line. The tax of a rate is rounded once, on the total of its lines, and split over them by their
 * amounts: the lines add up to the tax of the rate.
 */
export function vatByLine(parts: readonly Taxed[], pricesInclude: boolean): string[] {
  const taxes = parts.map(() => '0')
  for (const { rate, tax } of vatByRate(parts, pricesInclude)) {
    const places = parts.flatMap((part, place) => (exactly(part.rate)?.eq(rate) ? [place] : []))
    allocate(
      tax,
      // Goods that came to less than their part of a discount take nothing of it.
      places.map((place) => aboveZero(parts[place]!.amount)?.toFixed() ?? '0'),
    ).forEach((share, index) => (taxes[places[index]!] = share))
  }
  return taxes
}

/**
 * The base and the tax of each rate, the lowest first, of lines as they are written or stored; none of those whose tax
 * is unknown.
 */
export function ratesOf(lines: readonly Readonly<Record<string, unknown>>[], mode: VatMode): VatRate[] {
  const taxed = lines.flatMap(({ amount, vatRate, tax }) => {
    const rate = exactly((vatRate ?? null) as Figure)?.toFixed()
    return rate === undefined || (tax ?? null) === null ? [] : [{ rate, amount: amount as Figure, tax: tax as Figure }]
  })
  const rates = [...new Set(taxed.map(({ rate }) => rate))].sort((one, other) => exact.sub(one, other).comparedTo(0))
  return rates.map((rate) => {
    const all = taxed.filter((line) => line.rate === rate)
    const [amount, tax] = [sum(all.map((line) => line.amount)), sum(all.map((line) => line.tax))]
    return { rate, base: (mode === 'included' ? amount.minus(tax) : amount).toFixed(), tax: tax.toFixed() }
  })
}

/** Whole dong of an amount without its tax. */
export const withoutVat = (amount: string, tax: Figure, mode: VatMode): string =>
  mode === 'included' ? exact.sub(amount, tax ?? '0').toFixed() : amount

/** The same with it. */
export const withVat = (amount: string, tax: Figure, mode: VatMode): string =>
  mode === 'excluded' ? exact.add(amount, tax ?? '0').toFixed() : amount

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
