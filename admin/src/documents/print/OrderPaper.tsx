import { areas } from '@barem/resources/areas'
import { formatDate, formatDateTime } from '../../format/date.ts'
import { AmountInWords } from './AmountInWords.tsx'
import { orderColumns } from './columns.ts'
import { Facts } from './Facts.tsx'
import { GoodsTable } from './GoodsTable.tsx'
import { Heading } from './Heading.tsx'
import { Letterhead } from './Letterhead.tsx'
import { Paper } from './Paper.tsx'
import type { PaperProps } from './paperProps.ts'
import { approvedBy, contactOf, type Order } from './printed.ts'
import { Signatures, type Signature } from './Signatures.tsx'
import { debtTotals, orderTotals } from './totals.ts'
import { Totals } from './Totals.tsx'
import { useParty } from './usePrinted.ts'

/** A sales order; without prices the delivery note that goes with the goods. */
export function OrderPaper({ row, company, settings, t }: PaperProps<Order>) {
  const { party, pending } = useParty('customers', areas.customer, row.customer?.id)
  if (pending) return null
  const title = t(settings.prices ? 'print.order.title' : 'print.order.deliveryNote')
  const debts = settings.debt ? debtTotals(row, t) : []
  const customer = [row.customer?.name, row.customer?.code && `(${row.customer.code})`].filter(Boolean).join(' ')
  return (
    <Paper settings={settings} t={t} code={row.code} revision={row.revision} title={title} status={row.status}>
      <div className="paper-head">
        <Letterhead company={company} t={t} />
        <Heading title={title} code={row.code} revision={row.revision} date={row.orderDate} settings={settings} t={t} />
      </div>
      <Facts
        columns={[
          [
            [t('print.order.customer'), customer],
            [t('print.address'), party?.companyAddress?.text],
            [t('print.order.shipTo'), [row.receivingWarehouse, row.shippingAddress?.text].filter(Boolean).join(', ')],
            [t('print.order.from'), row.exportingWarehouse?.name],
          ],
          [
            [t('print.taxCode'), row.taxCode ?? party?.taxCode],
            [t('print.contact'), contactOf(row)],
            [t('print.order.receivingDate'), row.receivingDate && formatDate(row.receivingDate)],
            [t('print.order.receivedBy'), row.receivingOfficer],
            [t('print.contractNumber'), row.contractNumber],
          ],
        ]}
      />
      <GoodsTable columns={orderColumns(row, settings, t)} lines={row.lines} />
      <section className="paper-end">
        <div className="paper-remarks">
          {settings.prices && <AmountInWords amount={row.grandTotal ?? '0'} language={settings.language} t={t} />}
          {row.note && <p className="paper-note">{`${t('print.note')}: ${row.note}`}</p>}
        </div>
        {settings.prices && <Totals totals={[...orderTotals(row, t), ...debts]} />}
        <Signatures signatures={signatures({ row, settings, t })} />
      </section>
    </Paper>
  )
}

function signatures({ row, settings, t }: Pick<PaperProps<Order>, 'row' | 'settings' | 't'>): Signature[] {
  const approved = approvedBy(row)
  const how = t('print.sign.signName')
  const preparer = { office: t('print.sign.preparer'), how, name: row.createdBy?.name }
  if (!settings.prices)
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
      stamp: approved && t('print.sign.approvedAt', { at: formatDateTime(approved.at) }),
    },
  ]
}
