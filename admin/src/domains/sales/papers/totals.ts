import { sum } from '@barem/resources/calc/exact'
import type { Translate } from '../../../i18n/translate.ts'
import { isSome } from '../../../documents/print/figures.ts'
import { type Order, outcomeOn } from './printed.ts'
import { taxInside, taxOnTop } from '../../../documents/print/taxes.ts'
import type { Total } from '../../../documents/print/Totals.tsx'

const less = (amount: string) => `-${amount}`

/**
 * From the goods to what is to be paid; nothing while an amount is open. A step that changes nothing is left out. Which
 * policy gave the discount is nobody else's business.
 */
export function orderTotals(row: Order, t: Translate): Total[] {
  const { total, discount, shippingFee, grandTotal } = row
  if (grandTotal === null) return []
  const onTop = taxOnTop(row, t)
  return [
    ...(isSome(discount) || isSome(shippingFee) || onTop.length > 0
      ? [{ label: t('print.totals.goods'), amount: total ?? '0' }]
      : []),
    ...(isSome(discount) ? [{ label: t('print.totals.discount'), amount: less(discount) }] : []),
    ...(isSome(shippingFee) ? [{ label: t('print.totals.shipping'), amount: shippingFee }] : []),
    ...onTop,
    { label: t('print.totals.grand'), amount: grandTotal, strong: true },
    ...taxInside(row, t),
  ]
}

/** What is to be paid for an order: what was invoiced once all has left; null while an amount is open. */
export const amountOf = (row: Order): string | null =>
  outcomeOn(row, 'grandTotal')?.isFinal ? row.invoicedTotal : row.grandTotal

/** The totals of an order with what was invoiced of it, alone once all has left. */
export function becomeTotals(row: Order, t: Translate): Total[] {
  const outcome = outcomeOn(row, 'grandTotal')
  const invoiced = { label: t('print.totals.invoiced'), amount: row.invoicedTotal ?? '0', strong: true }
  return [...(outcome?.isFinal ? [] : orderTotals(row, t)), ...(outcome ? [invoiced] : [])]
}

/** The debt before, and with this order; nothing without a debt before it. */
export function debtTotals(
  { oldDebt, grandTotal }: Pick<Order, 'grandTotal'> & { oldDebt?: string | null },
  t: Translate,
): Total[] {
  // The field is absent for people who may not see debts.
  if (!isSome(oldDebt) || grandTotal === null) return []
  return [
    { label: t('print.totals.oldDebt'), amount: oldDebt },
    { label: t('print.totals.newDebt'), amount: sum([oldDebt, grandTotal]).toFixed(), strong: true },
  ]
}
