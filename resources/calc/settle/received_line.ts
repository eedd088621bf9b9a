import { exact, exactly, rounded, type Figure } from '../exact.ts'
import type { FrozenWeight, PriceType } from '../line.ts'
import type { VatMode } from '../vat.ts'

/** A receipt as an invoice of its goods or of its freight needs to know it. */
export interface InvoicedReceipt {
  id: string
  code: string
  status: string
  documentDate: string
  supplierId: string | null
  /** By when its goods are to be paid. */
  dueDate: string | null
  vat: VatMode
  /** Whether its goods went straight on to a customer, at what they cost: none of them is in a warehouse. */
  hasLeft: boolean
}

/** A line of a receipt as the invoice of its supplier needs to know it. */
export interface ReceivedLine extends FrozenWeight {
  id: string
  productId: string
  warehouseId: string
  /** Pieces, the kg that are paid less those that the supplier has credited, and the kg in stock and by barem. */
  quantity: Figure
  paidWeight: Figure
  stockKg: Figure
  baremKg: Figure
  /** The kg that the receipt pays for, and those on our scale; null where it does not say. */
  boughtWeight: Figure
  actualWeight: Figure
  priceType: PriceType
  /** As the receipt has it: with tax where its prices have tax. */
  unitPrice: Figure
  vatRate: Figure
  /** Whether its price is settled later; null where it is final. */
  priceState: 'final' | 'provisional' | null
  /** Its settled price without tax; null while it is not settled. */
  settledPrice: Figure
  /** Whole dong without tax, and the tax on it, with what settled prices have added, and without what is credited. */
  net: Figure
  tax: Figure
  /** Its part of the freight that the receipt put on its goods, in dong. */
  freightShare: Figure
  /** Pieces whose price was settled. */
  repriced: { quantity: string }
  /**
   * kg that were missing, as far as the supplier has accepted it, and pieces that went back: all of them, and those
   * that invoices had covered, with their dong and tax.
   */
  credited: { shortKg: string; quantity: string; invoicedQuantity: string; amount: string; tax: string }
  /** What earlier invoices cover of it, and pieces that went back before any did. */
  matched: { quantity: string; kg: string; booked: string; bookedTax: string; owed: string }
  /** Dong and tax of invoices for it, less what the supplier has credited of that for missing kg. */
  invoiced: { amount: string; tax: string }
  receipt: InvoicedReceipt
}

/** A receipt whose freight is invoiced. */
export interface CarriedReceipt extends InvoicedReceipt {
  /** The supplier of the freight; null where it is owed to nobody. */
  freightSupplierId: string | null
  /** Whole dong that the receipt has put on its goods. */
  freight: string
  /** What earlier invoices cover of it, and of what the receipt owes for it. */
  matched: { booked: string; owed: string }
  /** Its lines, each with its share of the freight in dong, kg in stock and pieces. */
  lines: readonly { productId: string; warehouseId: string; share: string; kg: string; pieces: string }[]
}

/** Whether invoices cover all pieces of a line, so that nothing of it is invoiced any more. */
export const isCovered = (line: ReceivedLine | undefined): boolean =>
  line !== undefined && exact.sub(line.matched.quantity, line.quantity ?? 0).gte(0)

/** Pieces that invoices cover: those that went back before they were invoiced are not among them. */
export const invoicedPieces = ({ matched, credited }: Pick<ReceivedLine, 'matched' | 'credited'>): string =>
  exact.sub(matched.quantity, credited.quantity).plus(credited.invoicedQuantity).toFixed()

/** A figure of a received line without the part of it that went back. */
export function withoutReturned(figure: Figure, { quantity, credited }: ReceivedLine): Figure {
  const [whole, pieces] = [exactly(figure), exactly(quantity)]
  if (!whole || !pieces || pieces.isZero() || exact.sub(credited.quantity, 0).isZero()) return figure
  return rounded(whole.times(pieces.minus(credited.quantity)).div(pieces), 3)
}
