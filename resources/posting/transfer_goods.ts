import type { Measured } from '../calc/cost.ts'
import { exact, exactly, type Figure } from '../calc/exact.ts'
import type { Keys } from './balances.ts'
import { asPlanned, leaving, placeOf, placesIn, planStock } from './parts/goods.ts'
import { idOf, linesOf } from './parts/lines.ts'
import { farOff } from './parts/reasons.ts'
import { also, refusals, unless } from './parts/refusals.ts'
import { reservedAt } from './parts/reserved.ts'
import { definePlanner, type PlannedEntry, type Row } from './planner.ts'
import { arrival, transfer, type StockEntry } from './stock/index.ts'

/** Goods of a line on their way: the company has them, and no warehouse does. */
const onTheWay = (line: Row): Keys => ({ productId: String(line.productId), transferLineId: idOf(line) })

/** What comes in where it belongs, for the entries of a line that left elsewhere. */
const planned = (line: Row, keys: Keys, entries: readonly StockEntry[]): PlannedEntry[] =>
  entries.map((entry) => asPlanned(idOf(line), keys, entry))

/** Goods that leave their warehouse and are on their way from then on; what orders have reserved stays. */
export const sendGoods = definePlanner({
  name: 'sendGoods',
  date: 'documentDate',
  reads: ['documentDate', 'fromWarehouseId', 'lines.productId', 'lines.quantity', 'lines.actualWeight'],
  facts: [],
  keys: (document) => ({
    stock: linesOf(document).flatMap((line) => [placeOf(document.fromWarehouseId, line), onTheWay(line)]),
    reservations: placesIn(document.fromWarehouseId, document),
  }),
  plan(document, _facts, balances) {
    const into = new Map<Row, readonly StockEntry[]>()
    const reserved = placesIn(document.fromWarehouseId, document).map((place) => reservedAt(balances, place).toFixed())
    const goods = leaving(document.fromWarehouseId, document, reserved, (line, onHand) => {
      const plan = transfer(onHand, String(line.quantity), line.actualWeight as Figure)
      if (!plan.ok) return plan
      into.set(line, plan.into)
      return { ok: true, entries: plan.out, variance: '0', reweigh: false }
    })
    return also(planStock(goods, balances), () =>
      [...into].flatMap(([line, own]) => planned(line, onTheWay(line), own)),
    )
  },
})

/** By how many percent what arrives is off what left; null where one of both was not weighed. */
function differenceOf({ arrivedWeight }: Row, sentKg: string) {
  const kg = exactly(arrivedWeight as Figure)
  return kg === null || exact.sub(sentKg, 0).lte(0) ? null : exact.div(exact.sub(kg, sentKg), sentKg).times(100)
}

/** Goods that were on their way and come to their warehouse; the kg that both scales differ by are a variance. */
export const arriveGoods = definePlanner({
  name: 'arriveGoods',
  date: 'arrivedOn',
  reads: ['arrivedOn', 'toWarehouseId', 'lines.productId', 'lines.arrivedWeight', 'lines.reason'],
  facts: ['tolerances'],
  keys: (document) => ({
    stock: linesOf(document).flatMap((line) => [onTheWay(line), placeOf(document.toWarehouseId, line)]),
  }),
  plan(document, { tolerances }, { stock }) {
    const lines = linesOf(document).map((line) => ({
      line,
      sent: stock.per(['productId', 'transferLineId'], onTheWay(line)) as unknown as Measured,
    }))
    const refused = refusals(
      lines.map(({ line, sent }) => farOff(line, differenceOf(line, sent.actualKg), tolerances, 'farFromSent')),
    )
    return unless(refused, () => ({
      entries: lines.flatMap(({ line, sent }) => {
        const { out, into } = arrival(sent, line.arrivedWeight as Figure)
        return [...planned(line, onTheWay(line), out), ...planned(line, placeOf(document.toWarehouseId, line), into)]
      }),
    }))
  },
})
