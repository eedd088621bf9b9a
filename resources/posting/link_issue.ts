import { sum } from '../calc/exact.ts'
import type { OrderLine } from '../calc/settle/index.ts'
import { entry } from './parts/entry.ts'
import type { LedgerBalances, LedgerKeys, PlannedEntry, Posting } from './planner.ts'
import { heldBySource, takeReserved } from './take_reserved.ts'

/** A line of an issue whose goods left before they had an order, with what left and the line of the order. */
export interface IssuedLine {
  id: string
  productId: string
  quantity: string
  actualKg: string
  baremKg: string
  source: OrderLine
}

/** The lines of one line of an order. */
const byOrderLine = (lines: readonly IssuedLine[]) => [...Map.groupBy(lines, ({ source }) => source.id).values()]

/** The balances that are locked while an issue gets its order. */
export const linkKeys = (lines: readonly IssuedLine[]): LedgerKeys => ({
  fulfilment: lines.map(({ source }) => ({ orderLineId: source.id })),
  reservations: lines.flatMap((line) => heldBySource(line.source, { ...line }) ?? []),
})

const fulfilled = ({ id, quantity, actualKg, baremKg, source }: IssuedLine): PlannedEntry =>
  entry(
    'fulfilment',
    'issue',
    { orderLineId: source.id },
    { quantity, pieces: quantity, actualKg, baremKg },
    { line: id },
  )

/**
 * What goods that left before they had an order do for it: they are issued of it, and nothing stays reserved for them.
 * @param warehouseId where they left
 */
export function linkIssue(warehouseId: string, lines: readonly IssuedLine[], balances: LedgerBalances): Posting {
  const wholes = byOrderLine(lines).map(([first, ...others]) => ({
    line: { ...first!, quantity: sum([first!, ...others].map(({ quantity }) => quantity)).toFixed() },
    source: first!.source,
  }))
  const taken = takeReserved(warehouseId, wholes, balances)
  return { entries: [...lines.map(fulfilled), ...taken.flatMap(({ entries }) => entries)] }
}
