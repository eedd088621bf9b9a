import { ratesOf } from '@barem/resources/calc/vat'
import { formatNumber } from '../../../format/number.ts'
import { AmountInWords } from '../../../documents/print/AmountInWords.tsx'
import { Facts } from '../../../documents/print/Facts.tsx'
import { GoodsTable } from '../../../documents/print/GoodsTable.tsx'
import { Heading } from '../../../documents/print/Heading.tsx'
import { Letterhead } from '../../../documents/print/Letterhead.tsx'
import { Paper } from '../../../documents/print/Paper.tsx'
import type { PaperProps } from '../../../documents/print/paperProps.ts'
import { Signatures } from '../../../documents/print/Signatures.tsx'
import { Totals } from '../../../documents/print/Totals.tsx'
import { receiptColumns } from './columns.ts'
import type { Receipt } from './printed.ts'

/** Goods received (01-VT), without prices for those who may not see costs. */
export function ReceiptPaper({ row, company, paper, settings, reprint, t }: PaperProps<Receipt>) {
  const title = t('print.goodsReceipt.title')
  const common = { settings, reprint, t, title, code: row.code, revision: row.revision }
  const how = t('print.sign.signName')
  const rates = ratesOf(row.lines, row.vat ?? 'off')
  const vatTotals = [
    ...rates.map(({ rate, tax }) => ({ label: t('print.totals.vat', { rate: formatNumber(rate) }), amount: tax })),
    { label: t('print.totals.payable'), amount: row.payable ?? '0', strong: true },
  ]
  return (
    <Paper {...common} paper={paper} status={row.status}>
      <div className="paper-head">
        <Letterhead company={company} t={t} />
        <div className="paper-motto">
          <b>{t('print.goodsReceipt.form')}</b>
        </div>
      </div>
      <Heading {...common} date={row.documentDate} />
      <Facts
        columns={[
          [
            [t('print.goodsReceipt.deliverer'), row.driverName],
            [t('print.goodsReceipt.supplier'), row.supplier?.name],
            [t('print.goodsReceipt.warehouse'), row.warehouse?.name],
          ],
          [
            [t('print.goodsReceipt.plate'), row.licencePlate],
            [t('print.goodsReceipt.contract'), row.contract?.name],
            [t('print.goodsReceipt.slip'), row.supplierSlip],
          ],
        ]}
      />
      <GoodsTable columns={receiptColumns(row.lines, settings.language, t)} lines={row.lines} />
      <section className="paper-end">
        <div className="paper-remarks">
          {row.total != null && <AmountInWords amount={row.total} language={settings.language} t={t} />}
          {row.note && <p className="paper-note">{`${t('print.note')}: ${row.note}`}</p>}
        </div>
        {rates.length > 0 && <Totals totals={vatTotals} />}
        <Signatures
          signatures={[
            { office: t('print.sign.preparer'), how, name: row.createdBy?.name },
            { office: t('print.sign.deliverer'), how, name: row.driverName },
            { office: t('print.sign.storekeeper'), how, name: row.receivingOfficer?.name },
            { office: t('print.goodsReceipt.accountant'), how },
          ]}
        />
      </section>
    </Paper>
  )
}
