import { areas } from '@barem/resources/areas'
import type { registry } from '@barem/resources'
import type { Row } from '@barem/resources/kit'
import type { Column } from '../../../documents/print/column.ts'
import { figure, isSome } from '../../../documents/print/figures.ts'
import { sealer, signer, type PaperPlan } from '../../../documents/print/plan.ts'
import { contactOf, namesOf, type Named, type PrintedDocument } from '../../../documents/print/printed.ts'
import { taxInside, taxOnTop } from '../../../documents/print/taxes.ts'
import type { Total } from '../../../documents/print/Totals.tsx'
import { formatDate } from '../../../format/date.ts'
import type { AnyRow } from '../../../resources/model/columns.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { common, weightOf } from '../../goods/papers/columns.ts'
import type { PaperLine } from '../../goods/papers/printed.ts'

type ReturnRow = Row<(typeof registry)['returns']>
/** A printed line of a return. */
export type ReturnLine = PaperLine &
  Pick<ReturnRow['lines'][number], 'soldWeight' | 'actualWeight' | 'paidWeight' | 'productStatus'>

type Figures = 'total' | 'discount' | 'vat' | 'tax' | 'addedCost' | 'totalRefund'

/** The printed part of a return. */
export type Returned = Pick<
  ReturnRow,
  'id' | 'code' | 'revision' | 'documentDate' | 'taxCode' | 'contractNumber' | 'note' | Figures
> &
  PrintedDocument & {
    customer: Named | null
    invoice: Named | null
    moreInvoices: Named[]
    reason: Named | null
    warehouse: Named | null
    officer: Named | null
    lines: ReturnLine[]
  }

/** The list of VAT invoices in force of the invoices of a return. */
const vatInvoicesOf = ({ invoice, moreInvoices }: Returned): string | null => {
  const ids = [invoice, ...moreInvoices].flatMap((one) => (one ? [one.id] : []))
  const query = ids.map((id) => `invoiceIds=${id}`).join('&')
  return ids.length > 0 ? `vat-invoices?${query}&status=issued&status=adjusted&_sort=issuedOn` : null
}

/** Serial, number and day of each. */
const vatText = (rows: readonly AnyRow[]): string =>
  rows.map(({ serial, number, issuedOn }) => `${serial} ${number}, ${formatDate(String(issuedOn))}`).join('; ')

/** Goods that came back: who brought them and why, what they weighed then and now, and what is credited for them. */
export const returnPlan: PaperPlan<Returned, ReturnLine> = {
  title: 'print.returns.title',
  day: ({ documentDate }) => documentDate,
  remark: 'print.returns.remark',
  party: { of: 'customers', area: areas.customer, id: ({ customer }) => customer?.id },
  // Those of the sale, and the one of the return itself.
  beside: { area: areas.invoice, list: vatInvoicesOf },
  facts: (row, { party, beside = [] }) => [
    [
      ['print.order.customer', row.customer?.name],
      ['print.address', party?.companyAddress?.text],
      ['print.taxCode', row.taxCode ?? party?.taxCode],
      ['print.contact', contactOf(row)],
    ],
    [
      ['print.returns.invoice', namesOf(row.invoice, row.moreInvoices)],
      ['print.returns.vatInvoices', vatText(beside)],
      ['print.returns.reason', row.reason?.name],
      ['print.returns.warehouse', row.warehouse?.name],
      ['print.contractNumber', row.contractNumber],
    ],
  ],
  columns: (row, { settings, t }) => columnsOf(row, settings.language, t),
  amount: ({ totalRefund }) => totalRefund,
  totals: (row, { t }) => totalsOf(row, t),
  sign: (row) => [
    sealer('print.statement.signBuyer'),
    signer('print.sign.storekeeper', row.officer?.name),
    signer('print.sign.preparer', row.createdBy?.name),
    sealer('print.statement.signSeller'),
  ],
}

function columnsOf({ lines }: Returned, language: Parameters<typeof common>[2], t: Translate): Column<ReturnLine>[] {
  const all = common(lines, t, language)
  const kg = (key: 'soldWeight' | 'actualWeight' | 'paidWeight') =>
    ({
      key,
      head: t(`print.returns.${key}`),
      align: 'end',
      of: (line: ReturnLine) => figure(weightOf(line, line[key])),
    }) as const
  return [
    ...[all.no, all.name, all.unit, all.count, kg('soldWeight'), kg('actualWeight'), kg('paidWeight')],
    {
      key: 'productStatus',
      head: t('print.returns.productStatus'),
      align: 'start',
      of: ({ productStatus }) => t(`print.returns.${productStatus}`),
    },
    ...[all.unitPrice, all.amount],
  ]
}

/** From the goods to what is credited; a step that changes nothing is left out. */
function totalsOf(row: Returned, t: Translate): Total[] {
  const { total, discount, addedCost, totalRefund } = row
  if (totalRefund === null) return []
  const onTop = taxOnTop(row, t)
  const steps = isSome(discount) || isSome(addedCost) || onTop.length > 0
  return [
    ...(steps ? [{ label: t('print.totals.goods'), amount: total ?? '0' }] : []),
    ...(isSome(discount) ? [{ label: t('print.totals.discount'), amount: `-${discount}` }] : []),
    ...onTop,
    ...(isSome(addedCost) ? [{ label: t('print.returns.addedCost'), amount: `-${addedCost}` }] : []),
    { label: t('print.returns.total'), amount: totalRefund, strong: true },
    ...taxInside(row, t),
  ]
}
