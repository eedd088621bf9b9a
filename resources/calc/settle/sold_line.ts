import type { Figure } from '../exact.ts'
import type { FrozenWeight, PriceType } from '../line.ts'
import type { VatMode } from '../vat.ts'

/** An invoice as a return of its goods needs to know it. */
export interface ReturnedInvoice {
  id: string
  code: string
  status: string
  documentDate: string
  customerId: string | null
  vat: VatMode
}

/** The cost that goods left with in whole dong: the booked one, and that by each measure. */
export interface IssuedCosts {
  cost: string
  costByPiece: string
  costByActualKg: string
  costByBaremKg: string
}

/** A line of a posted invoice as a return of its goods needs to know it. */
export interface SoldLine extends FrozenWeight {
  id: string
  orderLineId: string
  productId: string | null
  productName: string | null
  unit: string | null
  englishUnit: string | null
  /** Pieces that were invoiced, with their kg. */
  quantity: Figure
  actualWeight: Figure
  theoreticalWeight: Figure
  priceType: PriceType | null
  unitPrice: Figure
  /** Whole dong, with the share of the discount and the tax on what is left of it. */
  amount: Figure
  discountShare: Figure
  vatRate: Figure
  tax: Figure
  /** What came back of it before; `amount` has VAT where prices have it. */
  returned: {
    quantity: string
    actualKg: string
    soldKg: string
    baremKg: string
    amount: string
    discount: string
    tax: string
  }
  /** What left for the line of the order in all, and what of that came back: pieces, kg by either measure, cost. */
  issued: { pieces: string; actualKg: string; baremKg: string } & IssuedCosts
  invoice: ReturnedInvoice
}
