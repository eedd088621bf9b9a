import { exact, type Figure } from '../exact.ts'
import type { Facts } from './facts.ts'
import { dueBy, nextPart } from './parts.ts'
import { invoicedPieces, type ReceivedLine } from './received_line.ts'
import { goodsPart, type MatchedPart } from './supplier_invoice_parts.ts'

/** Goods that go back to their supplier, in pieces and whole dong. */
export interface GivenBack {
  /** What no invoice covers: none comes for it any more. */
  open: MatchedPart
  /** What invoices cover, at what they say: the supplier adjusts them. */
  invoiced: { quantity: string; amount: string; tax: string }
  /** What the supplier credits, without tax and the tax on it. */
  amount: string
  tax: string
  /** What they had cost, with their share of the freight. */
  cost: string
}

const text = (figure: Figure): string => String(figure ?? '0')

/** The freight of pieces that go back after others. */
function freightOf({ quantity, freightShare, credited }: ReceivedLine, now: string): string {
  const soFar = (before: string, next: string) => dueBy(freightShare, { all: quantity, before, now: next }) ?? '0'
  return exact.sub(soFar(credited.quantity, now), soFar('0', credited.quantity)).toFixed()
}

/** Pieces of a received line that go back: first those that no invoice covers. */
export function givenBack(source: ReceivedLine, quantity: string, terms: Facts['payableTerms']): GivenBack {
  const { matched, credited, invoiced } = source
  const uncovered = exact.max(0, exact.sub(source.quantity ?? '0', matched.quantity))
  const now = exact.min(quantity, uncovered).toFixed()
  const covered = exact.sub(quantity, now).toFixed()
  const open = goodsPart({ quantity: now, amount: '0', tax: '0' }, source, terms)
  const pieces = { all: invoicedPieces(source), before: credited.invoicedQuantity, now: covered }
  const [amount, tax] = exact.sub(covered, 0).isZero()
    ? ['0', '0']
    : [nextPart(invoiced.amount, pieces, credited.amount), nextPart(invoiced.tax, pieces, credited.tax)].map(text)
  const credit = exact.add(open.booked, amount!).toFixed()
  return {
    open,
    invoiced: { quantity: covered, amount: amount!, tax: tax! },
    amount: credit,
    tax: exact.add(open.bookedTax, tax!).toFixed(),
    cost: exact.add(credit, freightOf(source, quantity)).toFixed(),
  }
}
