import { areas } from '@barem/resources/areas'
import type { Translate } from '../../../i18n/translate.ts'
import { formatDate } from '../../../format/date.ts'
import { AmountInWords } from '../../../documents/print/AmountInWords.tsx'
import { orderColumns } from './columns.ts'
import { Facts } from '../../../documents/print/Facts.tsx'
import { GoodsTable } from '../../../documents/print/GoodsTable.tsx'
import { Heading } from '../../../documents/print/Heading.tsx'
import { Letterhead } from '../../../documents/print/Letterhead.tsx'
import { Paper } from '../../../documents/print/Paper.tsx'
import type { PaperProps } from '../../../documents/print/paperProps.ts'
import { approvedBy, contactOf, deliveryOf, stampOf } from '../../../documents/print/printed.ts'
import { type Order, shipTo } from './printed.ts'
import { Signatures, type Signature } from '../../../documents/print/Signatures.tsx'
import { amountOf, becomeTotals, debtTotals } from './totals.ts'
import { Totals } from '../../../documents/print/Totals.tsx'
import { useParty } from '../../../documents/print/usePrinted.ts'

/** A sales order; without prices, the delivery note that accompanies the goods. */
export function OrderPaper({ row, company, paper, settings, reprint, t }: PaperProps<Order>) {
  const { party, pending } = useParty('customers', areas.customer, row.customer?.id)
  if (pending) return null
  const priced = paper === 'order'
  const title = t(priced ? 'print.order.title' : 'print.order.deliveryNote')
  const common = { settings, reprint, t, title, code: row.code, revision: row.revision }
  const amount = amountOf(row)
  const debts = settings.debt ? debtTotals({ ...row, grandTotal: amount }, t) : []
  const customer = [row.customer?.name, row.customer?.code && `(${row.customer.code})`].filter(Boolean).join(' ')
  return (
    <Paper {...common} paper={paper} status={row.status}>
      <div className="paper-head">
        <Letterhead company={company} t={t} />
        <Heading {...common} date={row.orderDate} />
      </div>
      <Facts
        columns={[
          [
            [t('print.order.customer'), customer],
            [t('print.address'), party?.companyAddress?.text],
            [t('print.order.shipTo'), shipTo(row)],
            [t('print.order.from'), row.exportingWarehouse?.name],
            [t('print.delivery'), deliveryOf(row)],
          ],
          [
            [t('print.taxCode'), row.taxCode ?? party?.taxCode],
            [t('print.contact'), contactOf(row)],
            [t('print.order.receivingDate'), row.receivingDate && formatDate(row.receivingDate)],
            [t('print.order.receivedBy'), row.receivingOfficer],
            [t('print.contractNumber'), row.contractNumber],
            [t('print.payment'), priced ? row.paymentMethod?.name : null],
          ],
        ]}
      />
      <GoodsTable columns={orderColumns(row, { ...settings, priced }, t)} lines={row.lines} />
      <section className="paper-end">
        <div className="paper-remarks">
          {priced && amount !== null && <AmountInWords amount={amount} language={settings.language} t={t} />}
          {row.note && <p className="paper-note">{`${t('print.note')}: ${row.note}`}</p>}
        </div>
        {priced && <Totals totals={[...becomeTotals(row, t), ...debts]} />}
        <Signatures signatures={signatures(row, priced, t)} />
      </section>
    </Paper>
  )
}

function signatures(row: Order, priced: boolean, t: Translate): Signature[] {
  const approved = approvedBy(row, priced ? 'order' : 'deliveryNote')
  const how = t('print.sign.signName')
  const preparer = { office: t('print.sign.preparer'), how, name: row.createdBy?.name }
  if (!priced)
    return [
      preparer,
      { office: t('print.sign.storekeeper'), how },
      { office: t('print.sign.deliverer'), how },
      { office: t('print.sign.recipient'), how, name: row.receivingOfficer },
    ]
  return [
    { office: t('print.sign.customer'), how },
    preparer,
    {
      office: t('print.sign.approver'),
      how: t('print.sign.signStamp'),
      name: approved?.name,
      stamp: stampOf(t, approved),
    },
  ]
}
