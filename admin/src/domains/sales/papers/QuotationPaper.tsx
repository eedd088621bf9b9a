import { areas } from '@barem/resources/areas'
import { formatDate } from '../../../format/date.ts'
import { useCompanySettings } from '../../../session/useCompanySettings.ts'
import { AmountInWords } from '../../../documents/print/AmountInWords.tsx'
import { Facts } from '../../../documents/print/Facts.tsx'
import { GoodsTable } from '../../../documents/print/GoodsTable.tsx'
import { Heading } from '../../../documents/print/Heading.tsx'
import { Letterhead } from '../../../documents/print/Letterhead.tsx'
import { Paper } from '../../../documents/print/Paper.tsx'
import type { PaperProps } from '../../../documents/print/paperProps.ts'
import { contactOf, deliveryOf } from '../../../documents/print/printed.ts'
import { type Order, shipTo } from './printed.ts'
import { dependsOnScale, holdsUntil, quotationColumns } from './quotation.ts'
import { Signatures } from '../../../documents/print/Signatures.tsx'
import { orderTotals } from './totals.ts'
import { Totals } from '../../../documents/print/Totals.tsx'
import { useParty } from '../../../documents/print/usePrinted.ts'

/** The cost of an order for its customer, before they order: prices with the day until which they hold. */
export function QuotationPaper({ row, company, paper, settings, reprint, t }: PaperProps<Order>) {
  const { party, pending } = useParty('customers', areas.customer, row.customer?.id)
  const { data: rules, isLoading } = useCompanySettings()
  if (pending || isLoading) return null
  const until = holdsUntil(row, rules?.quotationDays)
  const title = t('print.quotation.title')
  const common = { settings, reprint, t, title, code: row.code, revision: null }
  const how = t('print.sign.signName')
  return (
    <Paper {...common} paper={paper} status={row.status}>
      <div className="paper-head">
        <Letterhead company={company} t={t} />
        <Heading {...common} date={row.orderDate} />
      </div>
      <Facts
        columns={[
          [
            [t('print.quotation.to'), row.customer?.name],
            [t('print.address'), party?.companyAddress?.text],
            [t('print.order.shipTo'), shipTo(row)],
            [t('print.delivery'), deliveryOf(row)],
          ],
          [
            [t('print.taxCode'), row.taxCode ?? party?.taxCode],
            [t('print.contact'), contactOf(row)],
            [t('print.order.receivingDate'), row.receivingDate && formatDate(row.receivingDate)],
            [t('print.payment'), row.paymentMethod?.name],
          ],
        ]}
      />
      <p className="paper-intro">{t('print.quotation.intro')}</p>
      <GoodsTable columns={quotationColumns(row, settings, t)} lines={row.lines} />
      <section className="paper-end">
        <div className="paper-remarks">
          {row.grandTotal !== null && <AmountInWords amount={row.grandTotal} language={settings.language} t={t} />}
          {until && (
            <p>
              <b>{t('print.quotation.until', { date: formatDate(until) })}</b>
            </p>
          )}
          {dependsOnScale(row.lines) && <p>{t('print.quotation.byScale')}</p>}
          {row.note && <p className="paper-note">{`${t('print.note')}: ${row.note}`}</p>}
        </div>
        <Totals totals={orderTotals(row, t)} />
        <Signatures
          signatures={[
            { office: t('print.quotation.accepted'), how },
            { office: t('print.quotation.by'), how, name: row.createdBy?.name },
          ]}
        />
      </section>
    </Paper>
  )
}
