import { allocate } from '../allocate.ts'
import { aboveZero, exact, exactly, sum, type Figure } from '../exact.ts'
import type { BillableLine, BilledOrder } from './billable_line.ts'
import { byOrder, ofOrder, partsOf, type Part, type Sources } from './invoice_parts.ts'
import { dueBy } from './parts.ts'
import type { Row } from './computation.ts'

/** Dong of the delivery fee of its order that are due by a line with the pieces that are invoiced now. */
const feeBy = ({ quantity, shippingShare, invoiced }: BillableLine, now: string) =>
  dueBy(shippingShare, { all: quantity, before: invoiced.quantity, now }) ?? '0'

const amountIn = ({ amount }: Row) => (aboveZero((amount ?? null) as Figure) ? String(amount) : '0')

/** A total over lines by their weights, or by their amounts where all weights are zero. */
const spread = (total: string, weights: readonly string[], lines: readonly Row[]) =>
  lines.length === 0 ? [] : allocate(total, weights.some((weight) => weight !== '0') ? weights : lines.map(amountIn))

/** The part of the delivery fee of an order that falls to lines, by its own line for each of them. */
function feesOfOrder(order: BilledOrder, parts: readonly Part[], sources: Sources): string[] {
  const now = new Map(parts.map(({ line, source }) => [source.id, String(line.quantity ?? '0')]))
  const all = ofOrder(order, sources)
  const due = sum(all.map((source) => feeBy(source, now.get(source.id) ?? '0')))
  const total = exact.max(0, due.minus(sum(all.map(({ invoiced }) => invoiced.shipping))))
  const own = parts.map(({ source }) =>
    exact.max(0, exact.sub(feeBy(source, now.get(source.id)!), source.invoiced.shipping)).toFixed(),
  )
  return sum(own).eq(total)
    ? own
    : spread(
        total.toFixed(),
        own,
        parts.map(({ line }) => line),
      )
}

export interface Fees {
  /** What falls to the lines, of the fees of their orders. */
  due: string
  /** What is charged, of which each line has its share. */
  fee: string
  shares: string[]
}

/**
 * The delivery fee of an invoice: as somebody wrote it, else what falls to its lines of the fees of their orders.
 * @param written whole dong; null where it follows the orders
 */
export function feesOf(lines: readonly Row[], written: Figure, sources: Sources): Fees {
  const parts = partsOf(lines, sources)
  const own = lines.map(() => '0')
  for (const [order, mine] of byOrder(parts)) {
    feesOfOrder(order, mine, sources).forEach((fee, index) => (own[mine[index]!.place] = fee))
  }
  const due = sum(own).toFixed()
  return written === null || exactly(written)!.eq(due)
    ? { due, fee: due, shares: own }
    : { due, fee: written, shares: spread(written, own, lines) }
}
