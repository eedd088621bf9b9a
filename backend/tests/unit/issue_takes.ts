import type { OrderLine } from '@barem/resources/calc/settle'
import { exact } from './arbitraries.ts'

export const PRODUCTS = ['a', 'b'] as const
const BAREM = 18.486

export const kg = (pieces: number, thousandths: number) =>
  exact.mul(pieces, BAREM).times(thousandths).div(1000).toFixed(2)

export interface Step {
  what: 'receive' | 'approve' | 'issue' | 'undo' | 'undoReceipt' | 'release' | 'revise' | 'close' | 'reserve'
  product: string
  place: string
  pieces: number
  scale: number | null
  pick: number
  forOrder: boolean
}

/** An order of one line as a person would keep it, in whole pieces. */
export interface Order {
  line: OrderLine & { isClosed: boolean; order: { status: string } }
  product: string
  sold: number
  issued: number
  reserved: number
  /** What it took and has still, each with when it took it. */
  takes: { at: number; pieces: number }[]
}

/** Brings what orders took to what they have reserved: what they took last goes first. */
export function keepTakes(orders: readonly Order[], now: () => number): void {
  for (const { takes, reserved } of orders) {
    let rest = reserved
    for (const take of takes) {
      take.pieces = Math.min(take.pieces, rest)
      rest -= take.pieces
    }
    if (rest > 0) takes.push({ at: now(), pieces: rest })
  }
}

/** What orders have reserved, as the planner is told of it. */
export const latestFirst = (orders: readonly Order[]) =>
  orders
    .flatMap(({ takes, line, product }) =>
      takes.map(({ at, pieces }) => ({
        at,
        keys: { productId: product, warehouseId: 'here', orderLineId: line.id, pieces: String(pieces) },
      })),
    )
    .sort((one, other) => other.at - one.at)
    .map(({ keys }) => keys)

/** Takes from those that reserved last what is no longer there. */
export function giveWay(orders: readonly Order[], product: string, onHand: number): void {
  const own = orders.filter((one) => one.product === product)
  for (const { orderLineId, pieces } of latestFirst(own)) {
    const missing = own.reduce((sum, { reserved }) => sum + reserved, 0) - onHand
    const order = own.find(({ line }) => line.id === orderLineId)!
    order.reserved -= Math.max(0, Math.min(missing, Number(pieces)))
  }
}
