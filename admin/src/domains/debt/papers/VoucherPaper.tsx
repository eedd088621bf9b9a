import { areas } from '@barem/resources/areas'
import { AmountInWords } from '../../../documents/print/AmountInWords.tsx'
import { Facts } from '../../../documents/print/Facts.tsx'
import { Heading } from '../../../documents/print/Heading.tsx'
import { Letterhead } from '../../../documents/print/Letterhead.tsx'
import { Paper } from '../../../documents/print/Paper.tsx'
import type { PaperProps } from '../../../documents/print/paperProps.ts'
import { Signatures } from '../../../documents/print/Signatures.tsx'
import { useParty } from '../../../documents/print/usePrinted.ts'
import { formatMoney } from '../../../format/number.ts'
import type { Voucher } from './printed.ts'

/** A voucher of money that came in (01-TT) or went out (02-TT), with its amount in words. */
export function VoucherPaper({ row, company, paper, settings, reprint, t }: PaperProps<Voucher>) {
  const { party, pending } = useParty('customers', areas.customer, row.customer?.id)
  if (pending) return null
  const isOut = row.kind === 'refund'
  const way = isOut ? 'out' : 'in'
  const title = t(`print.voucher.titles.${row.voucher ?? (isOut ? 'PC' : 'PT')}`)
  const common = { settings, reprint, t, title, code: row.code, revision: row.revision }
  const how = t('print.sign.signName')
  const about = [row.content, row.invoice?.name, row.order?.name].filter(Boolean).join(' · ')
  const count = row.attachments.length
  const payer = { office: t(`print.voucher.${way}.signer`), how, name: row.payer }
  const cashier = { office: t('print.voucher.cashier'), how }
  return (
    <Paper {...common} paper={paper} status={row.status}>
      <div className="paper-head">
        <Letterhead company={company} t={t} />
        {row.kind !== 'offset' && (
          <div className="paper-motto">
            <b>{t(`print.voucher.${way}.form`)}</b>
          </div>
        )}
      </div>
      <Heading {...common} date={row.executionDate} />
      <Facts
        columns={[
          [
            [t(`print.voucher.${way}.person`), row.payer ?? row.customer?.name],
            [t('print.voucher.customer'), row.customer?.name],
            [t('print.address'), party?.companyAddress?.text],
            [t(`print.voucher.${way}.reason`), about],
            [t('print.voucher.fund'), row.fund?.name],
            [t('print.voucher.amount'), row.amount === null ? null : formatMoney(row.amount)],
            [t('print.voucher.attached'), count > 0 ? String(count) : null],
          ],
        ]}
      />
      <section className="paper-end">
        <div className="paper-remarks">
          {row.amount !== null && <AmountInWords amount={row.amount} language={settings.language} t={t} />}
          {row.note && <p className="paper-note">{`${t('print.note')}: ${row.note}`}</p>}
        </div>
        <Signatures
          signatures={[
            { office: t('print.voucher.director'), how: t('print.sign.signStamp') },
            { office: t('print.goodsReceipt.accountant'), how },
            ...(isOut ? [cashier] : [payer]),
            { office: t('print.sign.preparer'), how, name: row.createdBy?.name },
            ...(isOut ? [payer] : [cashier]),
          ]}
        />
      </section>
    </Paper>
  )
}
