import type { Figure } from '../exact.ts'
import type { FrozenWeight, PriceType } from '../line.ts'
import type { VatMode } from '../vat.ts'

/** A line of an order as an invoice needs to know it: what it froze, what was issued of it and what is invoiced. */
export interface BillableLine extends FrozenWeight {
  id: string
  productId: string | null
  productName: string | null
  unit: string | null
  englishUnit: string | null
  /** Pieces that are sold. */
  quantity: Figure
  priceType: PriceType | null
  unitPrice: Figure
  /** Percent of VAT. */
  vatRate: Figure
  /** Its share of the discount of the order, and of its delivery fee; whole dong. */
  discountShare: Figure
  shippingShare: Figure
  issued: { quantity: string; actualKg: string }
  invoiced: { quantity: string; actualKg: string; discount: string; shipping: string }
  order: { id: string; code: string; status: string; orderDate: string | null; customerId: string | null; vat: VatMode }
}
