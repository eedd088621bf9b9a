import { countOf } from '@barem/resources/calc/measures'
import type { Translate } from '../../../i18n/translate.ts'
import { isSome } from '../../../documents/print/figures.ts'
import type { Total } from '../../../documents/print/Totals.tsx'
import type { Contract } from './printed.ts'

/** The totals of a contract; nothing where goods are called off as they are needed. */
export function contractTotals({ total, shippingFee, grandTotal, lines }: Contract, t: Translate): Total[] {
  if (!isSome(grandTotal) || lines.some((line) => countOf(line) === null)) return []
  return [
    ...(isSome(shippingFee)
      ? [
          { label: t('print.totals.goods'), amount: total ?? '0' },
          { label: t('print.totals.shipping'), amount: shippingFee },
        ]
      : []),
    { label: t('print.totals.grand'), amount: grandTotal, strong: true },
  ]
}
