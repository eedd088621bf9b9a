import type { Figure } from '../exact.ts'
import type { FrozenWeight, PriceType } from '../line.ts'
import type { VatMode } from '../vat.ts'

/** An order as an invoice of its lines needs to know it. */
export interface BilledOrder {
  id: string
  code: string
  status: string
  orderDate: string | null
  customerId: string | null
  vat: VatMode
  /** Its delivery fee and the tax on that, whole dong; the tax is null without VAT. */
  shippingFee: Figure
  shippingTax: Figure
}

/** A line of an order as an invoice needs to know it: what it froze, what was issued of it and what is invoiced. */
export interface BillableLine extends FrozenWeight {
  id: string
  productId: string | null
  productName: string | null
  /** Work that no warehouse issues. */
  isService: boolean
  unit: string | null
  englishUnit: string | null
  /** Pieces that are sold, with their amount and the tax on it after the discount. */
  quantity: Figure
  amount: Figure
  tax: Figure
  priceType: PriceType | null
  unitPrice: Figure
  /** Percent of VAT. */
  vatRate: Figure
  /** Its share of the discount of the order, and of its delivery fee; whole dong. */
  discountShare: Figure
  shippingShare: Figure
  issued: { quantity: string; actualKg: string }
  invoiced: { quantity: string; actualKg: string; discount: string; shipping: string; shippingTax: string }
  /** As printed on posted invoices: the parts that have the price, the weights and the tax rate of the line. */
  alike: { quantity: string; baremKg: string; amount: string; discount: string; tax: string }
  order: BilledOrder
}
