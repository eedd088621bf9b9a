import { exact, rounded } from '@barem/resources/calc/exact'
import { freezeWeight, theoreticalWeight } from '@barem/resources/calc/line'
import type { Goods } from '@barem/resources/calc/settle'
import type { InputOf } from '#app/engine/behaviour_of'
import type { Values } from '#app/engine/behaviour'
import { dayAt, DAYS, inTurn, RECENT, type Trade } from './trade.ts'

type Body = InputOf<'warehouse-receipts'>
type Line = NonNullable<Body['lines']>[number]

/** Days after its contract on which goods come, and the part of them that comes by then. */
const loads = [
  [6, 0.5],
  [13, 1],
] as const

const drivers = [
  ['Phạm Văn Bền', '15C-000.12'],
  ['Trần Đình Mẫu', '29H-000.34'],
  ['Lê Công Thử', '60C-000.56'],
] as const

/** Loads of so many last days came before the mill had agreed on their price. */
const UNPRICED_DAYS = 60

/** One load in so many weighs far too little. */
const SHORT_EVERY = 7

const kgOf = (product: Goods, pieces: string) => theoreticalWeight({ ...freezeWeight(product), quantity: pieces })!

/** Pieces of a line that have come by then: those that it says, or that its tonnes make; 12 tonnes where it is open. */
function piecesBy({ quantity, quantityUnit }: Values, product: Goods, part: number): number {
  const tonnes = Number(quantity ?? 12)
  const all =
    quantityUnit === 'piece' && quantity !== null ? tonnes : Math.floor((tonnes * 995) / Number(kgOf(product, '1')))
  return Math.round(all * part)
}

/** A line of goods that come, as two scales weigh them: ours as a rule a little less than the mill's. */
function lineOf({ random }: Trade, source: Values, product: Goods, pieces: number, isShort: boolean): Line {
  const barem = kgOf(product, String(pieces))
  const scale = (off: number) => rounded(exact.mul(barem, exact.div(off, 1000).plus(1)), 0)
  const ours = isShort ? -36 : random.below(9) - 7
  return {
    productId: product.id,
    contractLineId: String(source.id),
    quantity: String(pieces),
    declaredWeight: scale(Math.max(ours, -2)),
    actualWeight: scale(ours),
    priceType: source.priceType as Line['priceType'],
    reason: isShort ? 'Cân hai lần vẫn thiếu, đã lập biên bản với lái xe' : null,
  }
}

/**
 * The receipts of an approved contract, as far as they came until yesterday; of some contracts only the first, or none.
 * @param place of the contract among all
 */
export function receiptBodies(trade: Trade, contract: Values, place: number, officer: string): Body[] {
  const begun = Array.from({ length: DAYS }, (_, day) => dayAt(day)).indexOf(String(contract.contractDate))
  const goods = new Map(trade.goods.map((product) => [product.id, product]))
  const isOver = begun < DAYS - RECENT - 14
  const come = loads.slice(0, isOver ? 2 : [2, 2, 1, 0][place % 4]).filter(([later]) => begun + later < DAYS)
  return come.map(([later, part], load): Body => {
    const day = dayAt(begun + later)
    const before = load === 0 ? 0 : loads[load - 1]![1]
    const [driverName, licencePlate] = inTurn(drivers, begun + load)
    const isShort = (place * loads.length + load) % SHORT_EVERY === 3
    return {
      contractId: String(contract.id),
      supplierId: String(contract.supplierId),
      documentDate: day,
      supplierSlip: `PX-${String(1000 + trade.random.below(9000))}`,
      warehouseId: String(contract.receivingWarehouseId),
      receivingOfficerId: officer,
      driverName,
      licencePlate,
      expectedExportDate: dayAt(begun + later - 1),
      expectedReceiveDate: day,
      receivedOn: day,
      freight: load === 0 ? '3500000' : '0',
      freightSupplierId: load === 0 ? trade.suppliers[0]!.id : null,
      lines: (contract.lines as Values[]).flatMap((line, index) => {
        const product = goods.get(String(line.productId))!
        const pieces = piecesBy(line, product, part) - piecesBy(line, product, before)
        if (pieces <= 0) return []
        const came = lineOf(trade, line, product, pieces, isShort && index === 0)
        return [begun + later >= DAYS - UNPRICED_DAYS ? { ...came, priceState: 'provisional' } : came]
      }),
    }
  })
}
