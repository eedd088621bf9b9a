import type { Column } from '../../../documents/print/column.ts'
import { figure } from '../../../documents/print/figures.ts'
import type { PrintSettings } from '../../../documents/print/paperProps.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { common, missing, weightOf } from '../../goods/papers/columns.ts'
import type { Invoice, InvoiceLine } from './printed.ts'

/** The columns of an invoice: its goods with the weights that they left with, and what is to be paid for them. */
export function invoiceColumns(
  { lines, actualWeight }: Pick<Invoice, 'lines' | 'actualWeight'>,
  { columns, language }: Pick<PrintSettings, 'columns' | 'language'>,
  t: Translate,
): Column<InvoiceLine>[] {
  const all = common(lines, t, language)
  const lacking = missing(lines, 'actualWeight', t)
  return [
    all.no,
    all.name,
    all.unit,
    all.count,
    ...(columns.includes('barem') ? [all.length, all.barem] : []),
    ...(columns.includes('theoreticalWeight') ? [all.theoretical] : []),
    ...(columns.includes('actualWeight')
      ? [
          {
            key: 'actualWeight',
            head: t('print.columns.actualWeight'),
            align: 'end',
            of: (line: InvoiceLine) => figure(weightOf(line, line.actualWeight)),
            total: figure(lacking ? null : actualWeight),
            totalNote: lacking,
          } as const,
        ]
      : []),
    all.pricedBy,
    all.unitPrice,
    all.amount,
  ]
}
