import { idOf, linesOf, placeOf, refusal } from './document.ts'
import type { Measured } from '../calc/cost.ts'
import { exact, exactly, type Figure } from '../calc/exact.ts'
import type { Tolerances } from '../calc/settle/index.ts'
import type { Keys } from './balances.ts'
import { definePlanner, type PlannedEntry, type Row } from './planner.ts'
import { reservedAt } from './reserved.ts'
import { arrival, transfer, type StockEntry } from './stock/index.ts'
import { asPlanned, lackOf, planStock } from './stock_lines.ts'

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
    reservations: linesOf(document).map((line) => placeOf(document.fromWarehouseId, line)),
  }),
  plan(document, _facts, balances) {
    const into = new Map<string, readonly StockEntry[]>()
    const stock = planStock(
      linesOf(document).map((line) => ({
        line: idOf(line),
        keys: placeOf(document.fromWarehouseId, line),
        plan: (onHand) => {
          const reserved = reservedAt(balances, placeOf(document.fromWarehouseId, line)).toFixed()
          const lack = lackOf(onHand, String(line.quantity), reserved)
          if (lack) return lack
          const plan = transfer(onHand, String(line.quantity), line.actualWeight as Figure)
          if (!plan.ok) return plan
          into.set(idOf(line), plan.into)
          return { ok: true, entries: plan.out, variance: '0', reweigh: false }
        },
      })),
      balances,
      'quantity',
    )
    if ('refusals' in stock) return stock
    const arriving = linesOf(document).flatMap((line) => planned(line, onTheWay(line), into.get(idOf(line))!))
    return { entries: [...stock.entries, ...arriving] }
  },
})

/** Whether what arrives is further off what left than goods may be off their barem. */
function isOff({ productId, arrivedWeight }: Row, sentKg: string, { own, highest }: Tolerances): boolean {
  const [kg, bound] = [exactly(arrivedWeight as Figure), exactly(own[String(productId)] ?? highest)]
  if (kg === null || bound === null || exact.sub(sentKg, 0).lte(0)) return false
  const percent = exact.div(exact.sub(kg, sentKg), sentKg).times(100)
  return !percent.isZero() && percent.abs().gte(bound)
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
    const refusals = lines
      .filter(({ line, sent }) => line.reason === null && isOff(line, sent.actualKg, tolerances))
      .map(({ line }) => refusal(line, 'reason', 'farFromSent'))
    if (refusals.length > 0) return { refusals }
    return {
      entries: lines.flatMap(({ line, sent }) => {
        const { out, into } = arrival(sent, line.arrivedWeight as Figure)
        return [...planned(line, onTheWay(line), out), ...planned(line, placeOf(document.toWarehouseId, line), into)]
      }),
    }
  },
})
