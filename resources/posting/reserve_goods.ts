import { linesOf } from './document.ts'
import { exact } from '../calc/exact.ts'
import { tooFewRule } from './stock_lines.ts'
import {
  defineHolder,
  type HoldStep,
  type LedgerBalances,
  type PlannedEntry,
  type PostingRefusal,
  type Row,
} from './planner.ts'
import { availableAt, heldEntry, heldKeys, onHandAt, openFor, reservedAt, reservedFor, type Held } from './reserved.ts'

const NOTHING = new exact(0)

/** Lines of goods that leave a warehouse of the company, each with where it has them. */
const placesOf = (document: Row): { line: Row; keys: Held }[] =>
  linesOf(document).flatMap((line) =>
    document.exportingWarehouseId === null || line.productId === null
      ? []
      : [
          {
            line,
            keys: {
              productId: String(line.productId),
              warehouseId: String(document.exportingWarehouseId),
              orderLineId: String(line.id),
            },
          },
        ],
  )

const wasClosed = (before: Row | null, { id }: Row): boolean =>
  before !== null && linesOf(before).find((line) => line.id === id)?.isClosed === true

/** Pieces that a line has reserved from now on. A line that is opened again takes what there is. */
function heldBy(
  step: HoldStep,
  { line, keys }: { line: Row; keys: Held },
  before: Row | null,
  balances: LedgerBalances,
) {
  if (step === 'release' || line.isClosed === true) return NOTHING
  const [now, open] = [reservedFor(balances, keys), openFor(balances, keys.orderLineId, line.quantity)]
  const isTaking = step === 'take' || wasClosed(before, line)
  return exact.min(open, isTaking ? now.plus(availableAt(balances, keys)) : now)
}

/** A line of which less is there than was sold. */
function short({ line, keys }: { line: Row; keys: Held }, asked: string, balances: LedgerBalances): PostingRefusal {
  const reserved = reservedAt(balances, keys).minus(reservedFor(balances, keys)).toFixed()
  return {
    code: 'PRO_ERR_007',
    line: String(line.id),
    field: 'quantity',
    rule: tooFewRule(reserved),
    keys: { productId: keys.productId, warehouseId: keys.warehouseId },
    meta: { onHand: onHandAt(balances, keys).toFixed(), reserved, asked },
  }
}

/** Goods that an order has in its warehouse for itself alone while it is in force, as far as there are any. */
export const reserveGoods = defineHolder({
  name: 'reserveGoods',
  reads: ['exportingWarehouseId', 'lines.productId', 'lines.quantity', 'lines.isClosed'],
  ledger: 'reservations',
  by: 'orderLineId',
  facts: ['settings'],
  keys: (document) => heldKeys(placesOf(document).map(({ keys }) => keys)),
  plan(step, document, before, { settings }, balances) {
    const then = { ...balances, reservations: balances.reservations.copy() }
    const entries: PlannedEntry[] = []
    const refusals: PostingRefusal[] = []
    for (const place of placesOf(document)) {
      const { line, keys } = place
      const [was, next] = [reservedFor(then, keys), heldBy(step, place, before, then)]
      const open = openFor(then, keys.orderLineId, line.quantity)
      const isEntering = step === 'take' && before === null
      if (settings.hardReservation && isEntering && line.isClosed !== true && next.lt(open))
        refusals.push(short(place, open.toFixed(), then))
      const kind = next.gt(was) ? 'reserve' : 'release'
      for (const entry of heldEntry(kind, String(line.id), keys, next.minus(was).toFixed())) {
        then.reservations.add(entry)
        entries.push(entry)
      }
    }
    return refusals.length > 0 ? { refusals } : { entries }
  },
})
