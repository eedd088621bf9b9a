import { exact } from '../calc/exact.ts'
import { tooFewRule } from './parts/goods.ts'
import { inTurn } from './parts/in_turn.ts'
import { linesOf } from './parts/lines.ts'
import { refusals, unless } from './parts/refusals.ts'
import {
  availableAt,
  heldEntry,
  heldKeys,
  onHandAt,
  openFor,
  reservedAt,
  reservedFor,
  type Held,
} from './parts/reserved.ts'
import { defineHolder, type HoldStep, type LedgerBalances, type PostingRefusal, type Row } from './planner.ts'

const NOTHING = new exact(0)

/** Lines of goods that leave a warehouse of the company, each with where it has them. */
const placesOf = (document: Row): { line: Row; keys: Held }[] =>
  linesOf(document).flatMap((line) =>
    document.exportingWarehouseId === null || line.productId === null || line.isService === true
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
  reads: ['exportingWarehouseId', 'lines.productId', 'lines.quantity', 'lines.isClosed', 'lines.isService'],
  ledger: 'reservations',
  by: 'orderLineId',
  facts: ['settings'],
  keys: (document) => heldKeys(placesOf(document).map(({ keys }) => keys)),
  plan(step, document, before, { settings }, balances) {
    const mustHold = settings.hardReservation && step === 'take' && before === null
    const held = inTurn(placesOf(document), balances, 'reservations', (place, then) => {
      const { line, keys } = place
      const [was, next] = [reservedFor(then, keys), heldBy(step, place, before, then)]
      const open = openFor(then, keys.orderLineId, line.quantity)
      const kind = next.gt(was) ? 'reserve' : 'release'
      return {
        refused: mustHold && line.isClosed !== true && next.lt(open) && short(place, open.toFixed(), then),
        entries: heldEntry(kind, String(line.id), keys, next.minus(was).toFixed()),
      }
    })
    return unless(refusals(held.map(({ refused }) => refused)), () => ({
      entries: held.flatMap(({ entries }) => entries),
    }))
  },
})
