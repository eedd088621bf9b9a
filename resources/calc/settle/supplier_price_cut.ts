import { exact, sum, type Figure } from '../exact.ts'
import { cutsOf, type Priced } from './price_cut.ts'
import { isCovered, type ReceivedLine } from './received_line.ts'

/** A part of a received line: what invoices of the supplier cover of it, or what none covers yet. */
export interface ReceivedPart extends Priced {
  received: ReceivedLine
  isInvoiced: boolean
}

/** What the price of a received line is lowered by, in whole dong without tax, and the tax on it. */
export interface SupplierCut {
  received: ReceivedLine
  /** All of it, and what of it no invoice covers yet: later invoices leave it out. */
  all: Priced
  open: Priced
}

const NOTHING: Priced = { amount: '0', tax: '0' }
const less = (whole: Figure, taken: string): string => exact.max(0, exact.sub(whole ?? 0, taken)).toFixed()

/** What is left of received lines, what came back and what was credited taken off. */
export const receivedParts = (lines: readonly ReceivedLine[]): ReceivedPart[] =>
  lines.flatMap((received) => {
    const { net, tax, matched, invoiced, credited } = received
    const open = isCovered(received)
      ? NOTHING
      : { amount: less(net, matched.booked), tax: less(tax, matched.bookedTax) }
    const covered = { amount: less(invoiced.amount, credited.amount), tax: less(invoiced.tax, credited.tax) }
    return [
      { received, isInvoiced: false, ...open },
      { received, isInvoiced: true, ...covered },
    ]
  })

const total = (cuts: readonly Priced[]): Priced => ({
  amount: sum(cuts.map(({ amount }) => amount)).toFixed(),
  tax: sum(cuts.map(({ tax }) => tax)).toFixed(),
})

/**
 * Splits what a supplier lowers prices by over received lines, by what is left of each.
 * @param amount whole dong with tax
 * @returns null where it is more than is left of them
 */
export function supplierCuts(amount: Figure, lines: readonly ReceivedLine[]): SupplierCut[] | null {
  const cuts = cutsOf(amount, receivedParts(lines))
  if (cuts === null) return null
  return [...Map.groupBy(cuts, ({ line }) => line.received)].map(([received, own]) => ({
    received,
    all: total(own),
    open: total(own.filter(({ line }) => !line.isInvoiced)),
  }))
}

/** What of cuts invoices of the supplier cover already, with tax: the supplier adjusts them. */
export const invoicedBefore = (cuts: readonly SupplierCut[]): string =>
  sum(
    cuts.map(({ all, open }) => exact.add(all.amount, all.tax).minus(open.amount).minus(open.tax).toFixed()),
  ).toFixed()
