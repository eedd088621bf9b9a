import { areas } from '@barem/resources/areas'
import { aboveZero, exact } from '@barem/resources/calc/exact'
import { AmountInWords } from '../../../documents/print/AmountInWords.tsx'
import { Facts } from '../../../documents/print/Facts.tsx'
import { isSome } from '../../../documents/print/figures.ts'
import { GoodsTable } from '../../../documents/print/GoodsTable.tsx'
import { Heading } from '../../../documents/print/Heading.tsx'
import { Letterhead } from '../../../documents/print/Letterhead.tsx'
import { Paper } from '../../../documents/print/Paper.tsx'
import type { PaperProps } from '../../../documents/print/paperProps.ts'
import { contactOf, namesOf } from '../../../documents/print/printed.ts'
import { Signatures } from '../../../documents/print/Signatures.tsx'
import { taxInside, taxOnTop } from '../../../documents/print/taxes.ts'
import { Totals, type Total } from '../../../documents/print/Totals.tsx'
import { useParty } from '../../../documents/print/usePrinted.ts'
import { formatDate } from '../../../format/date.ts'
import type { Translate } from '../../../i18n/translate.ts'
import TransferCode from '../../../transfer/TransferCode.tsx'
import { useAccounts } from '../../../transfer/transfer.ts'
import { invoiceColumns } from './columns.ts'
import type { Invoice } from './printed.ts'

/** An invoice: what was issued and is to be paid. It says that it does not replace a VAT invoice. */
export function InvoicePaper({ row, company, paper, settings, reprint, t }: PaperProps<Invoice>) {
  const { party, pending } = useParty('customers', areas.customer, row.customer?.id)
  const [account] = useAccounts(true) ?? []
  if (pending) return null
  const common = { settings, reprint, t, title: t('print.invoice.title'), code: row.code, revision: row.revision }
  const how = t('print.sign.signName')
  return (
    <Paper {...common} paper={paper} status={row.status}>
      <div className="paper-head">
        <Letterhead company={company} t={t} />
        <Heading {...common} date={row.documentDate} />
      </div>
      <p className="paper-note">{t('print.invoice.notVat')}</p>
      <Facts
        columns={[
          [
            [t('print.order.customer'), row.customer?.name],
            [t('print.address'), party?.companyAddress?.text],
            [t('print.order.shipTo'), row.shippingAddress?.text],
            [t('print.contact'), contactOf(row)],
          ],
          [
            [t('print.taxCode'), row.taxCode ?? party?.taxCode],
            [t('print.invoice.order'), namesOf(row.order, row.moreOrders)],
            [t('print.contractNumber'), row.contractNumber],
            [t('print.invoice.due'), isOwed(row) && row.dueDate && formatDate(row.dueDate)],
          ],
        ]}
      />
      <GoodsTable columns={invoiceColumns(row, settings, t)} lines={row.lines} />
      <section className="paper-end">
        <div className="paper-remarks">
          {row.grandTotal !== null && <AmountInWords amount={row.grandTotal} language={settings.language} t={t} />}
          {row.note && <p className="paper-note">{`${t('print.note')}: ${row.note}`}</p>}
          {account && row.code && aboveZero(row.owed) && (
            <TransferCode account={account} amount={row.owed!} code={row.code} size={112} t={t} />
          )}
        </div>
        <Totals totals={[...totalsOf(row, t), ...(settings.debt ? debtsOf(row, t) : [])]} />
        <Signatures
          signatures={[
            { office: t('print.sign.customer'), how },
            { office: t('print.sign.preparer'), how, name: row.createdBy?.name },
            { office: t('print.goodsReceipt.accountant'), how },
          ]}
        />
      </section>
    </Paper>
  )
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
