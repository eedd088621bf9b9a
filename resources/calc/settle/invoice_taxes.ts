import { allocate } from '../allocate.ts'
import { aboveZero, exact, exactly, sum, type Figure } from '../exact.ts'
import { isBlank } from '../totals.ts'
import { discounted, vatByLine, vatByRate, type VatMode } from '../vat.ts'
import type { BilledOrder } from './billable_line.ts'
import { byOrder, ofOrder, partsOf, type Part, type Sources } from './invoice_parts.ts'
import { shareAt } from './parts.ts'
import type { Row } from './computation.ts'

/** What a line is taxed on: its amount after its part of the discount. */
const netOf = (amount: Figure, discount: Figure) => exact.sub(amount ?? '0', discount ?? '0').toFixed()

/** The tax on a part of a line that has a whole, so that all parts come to the tax of the order. */
function taxOfPart({ line, source: { alike, amount, discountShare, tax } }: Part): string {
  const now = netOf(line.amount as Figure, (line.discountShare ?? null) as Figure)
  const soFar = exact.add(netOf(alike.amount, alike.discount), now).toFixed()
  return shareAt(tax, soFar, netOf(amount, discountShare), alike.tax)
}

/** Goods by the scale have no whole: their tax is of what they come to. */
const hasWhole = ({ source: { priceType, tax } }: Part) => priceType !== 'actual_kg' && tax !== null

/** The tax on the fee of an order: its part of that of the order, or what the rate says where that has none. */
function taxOfFee(order: BilledOrder, now: string, sources: Sources, rate: Figure, mode: VatMode): string {
  const { shippingFee, shippingTax } = order
  if (!aboveZero(shippingFee) || shippingTax === null)
    return sum(vatByRate([{ amount: now, rate }], mode === 'included').map(({ tax }) => tax)).toFixed()
  const taken = ofOrder(order, sources).map(({ invoiced }) => invoiced)
  const soFar = sum([...taken.map(({ shipping }) => shipping), now]).toFixed()
  return shareAt(shippingTax, soFar, shippingFee!, sum(taken.map((one) => one.shippingTax)).toFixed())
}

export interface InvoiceTaxes {
  /** Of each line, on its goods and on its share of the delivery fee; null without VAT. */
  perLine: Figure[]
  perFee: Figure[]
  tax: Figure
}

/**
 * The tax on each line of an invoice; none where there is no VAT, and while the amount of a line is unknown.
 * @param rate percent on a fee that no order has
 */
export function invoiceTaxes(
  lines: readonly Row[],
  shares: readonly string[],
  sources: Sources,
  rate: Figure,
  mode: VatMode,
): InvoiceTaxes {
  const written = lines.filter((line) => !isBlank(line))
  const [perLine, perFee] = [lines.map((): Figure => null), lines.map((): Figure => null)]
  if (mode === 'off' || written.length === 0 || written.some(({ amount }) => exactly(amount as Figure) === null))
    return { perLine, perFee, tax: null }
  const parts = partsOf(lines, sources)
  const weighed = lines
    .map((line, place) => ({ line, place }))
    .filter(({ place }) => !parts.some((part) => part.place === place && hasWhole(part)))
  const nets = discounted(
    weighed.map(({ line }) => (line.amount ?? '0') as string),
    weighed.map(({ line }) => (line.discountShare ?? '0') as string),
  )
  const rated = weighed.map(({ line }, index) => ({ amount: nets[index]!, rate: (line.vatRate ?? null) as Figure }))
  vatByLine(rated, mode === 'included').forEach((tax, index) => (perLine[weighed[index]!.place] = tax))
  for (const part of parts) if (hasWhole(part)) perLine[part.place] = taxOfPart(part)
  for (const [order, mine] of byOrder(parts)) {
    const fees = mine.map(({ place }) => shares[place]!)
    const tax = taxOfFee(order, sum(fees).toFixed(), sources, rate, mode)
    allocate(tax, fees).forEach((share, index) => (perFee[mine[index]!.place] = share))
  }
  return { perLine, perFee, tax: sum([...perLine, ...perFee]).toFixed() }
}
