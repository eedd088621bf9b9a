import { sum } from '@barem/resources/calc/exact'
import type { Column } from '../../../documents/print/column.ts'
import { figure } from '../../../documents/print/figures.ts'
import { signer, type PaperPlan } from '../../../documents/print/plan.ts'
import { namesOf, type Named } from '../../../documents/print/printed.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { common, weightOf } from '../../goods/papers/columns.ts'
import type { Returned, ReturnLine } from './returnPlan.ts'

/** The same return, with the issue that it is of and the warehouses that damaged goods and scrap go to. */
type Received = Returned & { issue: Named | null; damagedWarehouse: Named | null; scrapWarehouse: Named | null }

/** kg by the document, and as weighed; goods that nobody weighed come in with their share of what was sold. */
const sold = (line: ReturnLine) => weightOf(line, line.soldWeight)
const received = (line: ReturnLine) => weightOf(line, line.actualWeight ?? line.soldWeight)

/** Goods that came back, as the keeper receives them (01-VT): pieces, kg and state, without prices. */
export const goodsBackPlan: PaperPlan<Received, ReturnLine> = {
  title: 'print.goodsReceipt.title',
  form: 'print.goodsReceipt.form',
  day: ({ documentDate }) => documentDate,
  facts: (row) => [
    [
      ['print.goodsReceipt.deliverer', row.contactPerson],
      ['print.order.customer', row.customer?.name],
      ['print.returns.reason', row.reason?.name],
    ],
    [
      ['print.goodsReceipt.warehouse', row.warehouse?.name],
      ['print.returns.damagedWarehouse', row.damagedWarehouse?.name],
      ['print.returns.scrapWarehouse', row.scrapWarehouse?.name],
      ['print.returns.invoice', namesOf(row.invoice, row.moreInvoices)],
      ['print.returns.issue', row.issue?.name],
    ],
  ],
  columns: ({ lines }, { settings, t }) => columnsOf(lines, settings.language, t),
  amount: () => null,
  totals: () => [],
  sign: (row) => [
    signer('print.sign.preparer', row.createdBy?.name),
    signer('print.sign.deliverer', row.contactPerson),
    signer('print.sign.storekeeper', row.officer?.name),
    signer('print.goodsReceipt.accountant'),
  ],
}

function columnsOf(
  lines: readonly ReturnLine[],
  language: Parameters<typeof common>[2],
  t: Translate,
): Column<ReturnLine>[] {
  const all = common(lines, t, language)
  const kg = (key: string, head: string, of: (line: ReturnLine) => string | null) =>
    ({
      key,
      head: t(head),
      align: 'end',
      of: (line: ReturnLine) => figure(of(line)),
      total: figure(sum(lines.map(of)).toFixed()),
    }) as const
  return [
    all.no,
    all.name,
    { key: 'code', head: t('print.goodsReceipt.code'), align: 'start', of: ({ product }) => product?.code ?? '' },
    all.unit,
    all.count,
    kg('soldWeight', 'print.goodsReceipt.declared', sold),
    kg('actualWeight', 'print.goodsReceipt.received', received),
    {
      key: 'productStatus',
      head: t('print.returns.productStatus'),
      align: 'start',
      of: ({ productStatus }) => t(`print.returns.${productStatus}`),
    },
  ]
}
