import { ratesOf } from '@barem/resources/calc/vat'
import { signer, type PaperPlan } from '../../../documents/print/plan.ts'
import type { Total } from '../../../documents/print/Totals.tsx'
import { formatNumber } from '../../../format/number.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { receiptColumns } from './columns.ts'
import type { Receipt, ReceiptLine } from './printed.ts'

/** VAT by its rates, and what is to be paid with it; nothing without VAT. */
function totalsOf({ lines, vat, payable }: Receipt, t: Translate): Total[] {
  const rates = ratesOf(lines, vat ?? 'off')
  if (rates.length === 0) return []
  return [
    ...rates.map(({ rate, tax }) => ({ label: t('print.totals.vat', { rate: formatNumber(rate) }), amount: tax })),
    { label: t('print.totals.payable'), amount: payable ?? '0', strong: true },
  ]
}

/** Goods received (01-VT), without prices for those who may not see costs. */
export const receiptPlan: PaperPlan<Receipt, ReceiptLine> = {
  title: 'print.goodsReceipt.title',
  form: 'print.goodsReceipt.form',
  day: ({ documentDate }) => documentDate,
  facts: (row) => [
    [
      ['print.goodsReceipt.deliverer', row.driverName],
      ['print.goodsReceipt.supplier', row.supplier?.name],
      ['print.goodsReceipt.warehouse', row.warehouse?.name],
    ],
    [
      ['print.goodsReceipt.plate', row.licencePlate],
      ['print.goodsReceipt.contract', row.contract?.name],
      ['print.goodsReceipt.slip', row.supplierSlip],
    ],
  ],
  columns: ({ lines }, { settings, t }) => receiptColumns(lines, settings.language, t),
  amount: ({ total }) => total,
  totals: (row, { t }) => totalsOf(row, t),
  sign: (row) => [
    signer('print.sign.preparer', row.createdBy?.name),
    signer('print.sign.deliverer', row.driverName),
    signer('print.sign.storekeeper', row.receivingOfficer?.name),
    signer('print.goodsReceipt.accountant'),
  ],
}
