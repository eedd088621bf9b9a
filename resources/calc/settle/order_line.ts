import type { Figure } from '../exact.ts'
import type { FrozenWeight } from '../line.ts'

/** A line of an order as what is made from it needs to know it. */
export interface OrderLine {
  id: string
  productId: string | null
  /** Pieces that are sold. */
  quantity: Figure
  length: Figure
  /** The barem that was agreed; null where the order has none yet. */
  frozen: FrozenWeight | null
  /** Pieces and kg by barem on posted issues: of the parts that have the weights of the line. */
  issuedAlike: { quantity: string; baremKg: string }
  /** Whether nothing more of it is issued. */
  isClosed: boolean
  order: {
    id: string
    code: string
    status: string
    orderDate: string | null
    customerId: string | null
    /** Where its goods are reserved, and leave from as a rule. */
    warehouseId: string | null
    /** Whether goods go from the supplier to the customer, past every warehouse. */
    isDirect: boolean
    /** The supplier whose goods those are; null of others. */
    supplierId: string | null
  }
}
