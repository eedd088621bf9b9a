import type { HttpContext } from '@adonisjs/core/http'
import { availableAsked, availableOf, servicesAmong } from './available.ts'
import { askedOf, entriesOf, onHand, seesCostOf } from './on_hand.ts'
import { reservedOf } from './reserved.ts'

/** What is in the warehouses, and how it came there. */
export default class StockController {
  /** Products in warehouses with what is on hand of them; their value for those who may see costs. */
  async inventory(ctx: HttpContext) {
    const { rows, total } = await onHand(askedOf(ctx), seesCostOf(ctx))
    ctx.response.header('X-Total-Count', String(total))
    return rows
  }

  /** What of products may still be taken, by warehouse. Services are left out: nothing is taken of them. */
  async available(ctx: HttpContext) {
    const { productIds, orderLineIds } = availableAsked(ctx)
    const found = await availableOf(productIds, orderLineIds)
    const services = await servicesAmong(productIds)
    const goods = productIds.filter((id) => !services.has(id.toLowerCase()))
    return goods.map((id) => ({
      id,
      places: found.flatMap(({ productId, ...place }) => (productId === id.toLowerCase() ? [place] : [])),
    }))
  }

  /** What orders have reserved. */
  async reserved(ctx: HttpContext) {
    const { rows, total } = await reservedOf(askedOf(ctx))
    ctx.response.header('X-Total-Count', String(total))
    return rows
  }

  /** Entries of the ledger of stock, the newest first. */
  async entries(ctx: HttpContext) {
    const { rows, total } = await entriesOf(askedOf(ctx), seesCostOf(ctx))
    ctx.response.header('X-Total-Count', String(total))
    return rows
  }
}
