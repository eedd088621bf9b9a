import { exactly, type Figure } from '../exact.ts'
import type { VatMode } from '../vat.ts'
import { feesOf } from './invoice_fees.ts'
import type { Sources } from './invoice_parts.ts'
import { invoiceTaxes } from './invoice_taxes.ts'
import type { Row } from './computation.ts'

/** The delivery fee as it was written; null where it is the one that followed from the orders before. */
function writtenFee({ shippingFee, shippingFeeDue = null }: Row): Figure {
  const [written, due] = [exactly(shippingFee as Figure), exactly(shippingFeeDue as Figure)]
  return written && !(due && written.eq(due)) ? written.toFixed() : null
}

/** Whether prices have VAT: as the order was written that the lines are made from. */
const vatOf = (lines: readonly Row[], sources: Sources): VatMode =>
  lines.map(({ orderLineId }) => sources.get(String(orderLineId))?.order.vat).find((mode) => mode !== undefined) ??
  'off'

/**
 * The delivery fee of an invoice whose lines are settled, and the tax on all of it.
 * @param rate percent of VAT on a fee that no order has
 * @returns values of the invoice, and of each line
 */
export function invoiceCharges(row: Row, sources: Sources, rate: Figure) {
  const all = row.lines as readonly Row[]
  const { due, fee, shares } = feesOf(all, writtenFee(row), sources)
  const vat = vatOf(all, sources)
  const { perLine, perFee, tax } = invoiceTaxes(all, shares, sources, rate, vat)
  return {
    values: { shippingFeeDue: due, shippingFee: fee, vat, tax },
    lines: shares.map((shippingShare, place) => ({
      ...{ shippingShare, shippingTax: perFee[place]!, tax: perLine[place]! },
    })),
  }
}
