import { sum } from '@barem/resources/calc/exact'
import type { Column } from '../../../documents/print/column.ts'
import { figure } from '../../../documents/print/figures.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { common } from '../../goods/papers/columns.ts'
import type { ReceiptLine } from './printed.ts'

const declared = ({ declaredWeight, theoreticalWeight }: ReceiptLine) => declaredWeight ?? theoreticalWeight
const received = ({ actualWeight, declaredWeight, theoreticalWeight }: ReceiptLine) =>
  actualWeight ?? declaredWeight ?? theoreticalWeight

function weight(key: string, head: string, lines: readonly ReceiptLine[], of: (line: ReceiptLine) => string | null) {
  const total = figure(sum(lines.map(of)).toFixed())
  return { key, head, align: 'end', of: (line: ReceiptLine) => figure(of(line)), total } as const
}

/** The columns of a goods receipt: kg by document beside those received, and prices for those who see them. */
export function receiptColumns(lines: readonly ReceiptLine[], language: string, t: Translate): Column<ReceiptLine>[] {
  const all = common(lines, t, language)
  const isPriced = lines.some(({ amount }) => amount !== undefined && amount !== null)
  return [
    all.no,
    all.name,
    {
      key: 'code',
      head: t('print.goodsReceipt.code'),
      align: 'start',
      of: ({ product }) => product?.code ?? '',
    },
    all.unit,
    all.count,
    weight('declaredWeight', t('print.goodsReceipt.declared'), lines, declared),
    weight('actualWeight', t('print.goodsReceipt.received'), lines, received),
    ...(isPriced ? [all.pricedBy, all.unitPrice, all.amount] : []),
  ]
}
