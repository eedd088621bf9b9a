import { areas } from '@barem/resources/areas'
import { aboveZero, exact } from '@barem/resources/calc/exact'
import { isSome } from '../../../documents/print/figures.ts'
import { signer, type PaperPlan } from '../../../documents/print/plan.ts'
import { contactOf, namesOf } from '../../../documents/print/printed.ts'
import { taxInside, taxOnTop } from '../../../documents/print/taxes.ts'
import type { Total } from '../../../documents/print/Totals.tsx'
import { formatDate } from '../../../format/date.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { invoiceColumns } from './columns.ts'
import type { Invoice, InvoiceLine } from './printed.ts'

/** An invoice: what was issued and is to be paid. It says that it does not replace a VAT invoice. */
export const invoicePlan: PaperPlan<Invoice, InvoiceLine> = {
  title: 'print.invoice.title',
  day: ({ documentDate }) => documentDate,
  remark: 'print.invoice.notVat',
  party: { of: 'customers', area: areas.customer, id: ({ customer }) => customer?.id },
  facts: (row, { party }) => [
    [
      ['print.order.customer', row.customer?.name],
      ['print.address', party?.companyAddress?.text],
      ['print.order.shipTo', row.shippingAddress?.text],
      ['print.contact', contactOf(row)],
    ],
    [
      ['print.taxCode', row.taxCode ?? party?.taxCode],
      ['print.invoice.order', namesOf(row.order, row.moreOrders)],
      ['print.contractNumber', row.contractNumber],
      ['print.invoice.due', isOwed(row) && row.dueDate ? formatDate(row.dueDate) : null],
    ],
  ],
  columns: (row, { settings, t }) => invoiceColumns(row, settings, t),
  amount: ({ grandTotal }) => grandTotal,
  totals: (row, { settings, t }) => [...totalsOf(row, t), ...(settings.debt ? debtsOf(row, t) : [])],
  sign: (row) => [
    signer('print.sign.customer'),
    signer('print.sign.preparer', row.createdBy?.name),
    signer('print.goodsReceipt.accountant'),
  ],
}

/** From the goods to what is to be paid; a step that changes nothing is left out. */
function totalsOf(row: Invoice, t: Translate): Total[] {
  const { total, discount, shippingFee, grandTotal } = row
  if (grandTotal === null) return []
  const onTop = taxOnTop(row, t)
  const steps = isSome(discount) || isSome(shippingFee) || onTop.length > 0
  return [
    ...(steps ? [{ label: t('print.totals.goods'), amount: total ?? '0' }] : []),
    ...(isSome(discount) ? [{ label: t('print.totals.discount'), amount: `-${discount}` }] : []),
    ...(isSome(shippingFee) ? [{ label: t('print.totals.shipping'), amount: shippingFee }] : []),
    ...onTop,
    { label: t('print.totals.grand'), amount: grandTotal, strong: true },
    ...taxInside(row, t),
  ]
}

/** Whether something of it is still to be paid, as far as the person may know. */
const isOwed = ({ owed }: Invoice) => owed == null || aboveZero(owed)

/**
 * The debt before the invoice, what was paid with it, and the debt after both, as posted. Nothing for those who may not
 * see debts.
 */
function debtsOf({ oldDebt, newDebt, grandTotal }: Invoice, t: Translate): Total[] {
  if (oldDebt == null || newDebt == null) return []
  const paid = exact.sub(exact.add(oldDebt, grandTotal ?? '0'), newDebt)
  return [
    { label: t('print.totals.oldDebt'), amount: oldDebt },
    ...(paid.gt(0) ? [{ label: t('print.totals.paid'), amount: `-${paid.toFixed()}` }] : []),
    { label: t('print.totals.newDebt'), amount: newDebt, strong: true },
  ]
}
