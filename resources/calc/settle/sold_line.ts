import type { Figure } from '../exact.ts'
import type { FrozenWeight, PriceType } from '../line.ts'
import type { VatMode } from '../vat.ts'

/** An invoice, or an issue that is not invoiced yet, as a return of its goods needs to know it. */
export interface ReturnedDocument {
  kind: 'invoice' | 'issue'
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

/** A line of a posted invoice or issue as a return of its goods needs to know it; that of an issue comes to nothing. */
export interface SoldLine extends FrozenWeight {
  id: string
  orderLineId: string
  productId: string | null
  productName: string | null
  unit: string | null
  englishUnit: string | null
  /** Pieces that were invoiced or issued, with their kg. */
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
    soldBaremKg: string
    amount: string
    discount: string
    tax: string
  }
  /**
   * What left: of an invoice for the line of the order in all, less what came back before it was invoiced; of an issue
   * by its own line.
   */
  issued: { pieces: string; actualKg: string; baremKg: string } & IssuedCosts
  /** What came back of the line of the order before it was invoiced; zeros for a line of an issue. */
  uninvoicedBack: { pieces: string } & IssuedCosts
  /** Pieces of the line of the order that left and are not invoiced; null for a line of an invoice. */
  uninvoiced: Figure
  document: ReturnedDocument
}
