import { countOf } from '@barem/resources/calc/measures'
import type { Translate } from '../../../i18n/translate.ts'
import { isSome } from '../../../documents/print/figures.ts'
import { taxInside, taxOnTop } from '../../../documents/print/taxes.ts'
import type { Total } from '../../../documents/print/Totals.tsx'
import type { Contract } from './printed.ts'

/** The totals of a contract; nothing where goods are called off as they are needed. */
export function contractTotals(row: Contract, t: Translate): Total[] {
  const { total, shippingFee, grandTotal, lines } = row
  if (!isSome(grandTotal) || lines.some((line) => countOf(line) === null)) return []
  const onTop = taxOnTop(row, t)
  const steps = isSome(shippingFee) || onTop.length > 0
  return [
    ...(steps ? [{ label: t('print.totals.goods'), amount: total ?? '0' }] : []),
    ...(isSome(shippingFee) ? [{ label: t('print.totals.shipping'), amount: shippingFee }] : []),
    ...onTop,
    { label: t('print.totals.grand'), amount: grandTotal, strong: true },
    ...taxInside(row, t),
  ]
}
