import { orderTotals, type TotalLine, type Totals } from '@barem/resources/calc/totals'
import type { FootInput, FootTotals, LineFigures } from '../../lines/model/entry.ts'

/** The figures of a line of goods, and others by the name of their field. */
export type GoodsFigures = TotalLine & { readonly [figure: string]: unknown }

type Sums = Pick<Totals, 'theoreticalWeight' | 'actualWeight' | 'errorMargin' | 'estimated'>

/** The foot of a document of goods, with their weights. */
export interface GoodsTotals extends FootTotals, Sums {}

/** The foot of a document with these lines. */
export function goodsTotals(lines: readonly LineFigures[], { deduction, charge, beside, vat }: FootInput): GoodsTotals {
  const goods = lines as readonly GoodsFigures[]
  const totals = orderTotals({
    lines: vat ? goods.map((line) => ({ ...line, vatRate: line.vatRate ?? vat.shippingRate })) : goods,
    vat,
    discount: deduction,
    shipping: charge,
    oldDebt: beside,
  })
  const { discount, shipping, oldDebt, newDebt, grandTotal, vat: taxes, ...sums } = totals
  return {
    ...sums,
    taxes: taxes?.rates ?? [],
    deduction: discount,
    charge: shipping,
    beside: oldDebt,
    after: newDebt,
    amount: grandTotal,
  }
}
