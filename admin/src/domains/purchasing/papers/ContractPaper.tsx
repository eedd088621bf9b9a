import { areas } from '@barem/resources/areas'
import { printedPhone } from '../../../documents/print/phone.ts'
import { AmountInWords } from '../../../documents/print/AmountInWords.tsx'
import { articles } from './articles.ts'
import { contractColumns } from './columns.ts'
import { bankLine } from '../../../documents/print/companyLines.ts'
import { Facts } from '../../../documents/print/Facts.tsx'
import { GoodsTable } from '../../../documents/print/GoodsTable.tsx'
import { Heading } from '../../../documents/print/Heading.tsx'
import { Letterhead } from '../../../documents/print/Letterhead.tsx'
import { Paper } from '../../../documents/print/Paper.tsx'
import type { PaperProps } from '../../../documents/print/paperProps.ts'
import { priceColumns } from './priceColumns.ts'
import { approvedBy, contactOf, stampOf } from '../../../documents/print/printed.ts'
import type { Contract } from './printed.ts'
import { Signatures } from '../../../documents/print/Signatures.tsx'
import { contractTotals } from './totals.ts'
import { Totals } from '../../../documents/print/Totals.tsx'
import { useParty } from '../../../documents/print/usePrinted.ts'

/** A purchase contract: we are the buyer, party A. */
export function ContractPaper({ row, company, paper, settings, reprint, t }: PaperProps<Contract>) {
  const { party, pending } = useParty('suppliers', areas.supplier, row.supplier?.id)
  if (pending) return null
  const title = t('print.contract.title')
  const totals = contractTotals(row, t)
  const approved = approvedBy(row, paper)
  const common = { settings, reprint, t, title, code: row.code, revision: row.revision }
  const how = t('print.sign.signStamp')
  return (
    <Paper {...common} paper={paper} status={row.status}>
      <div className="paper-head">
        <Letterhead company={company} t={t} />
        <div className="paper-motto">
          <b>{t('print.contract.nation')}</b>
          <span>{t('print.contract.motto')}</span>
        </div>
      </div>
      <Heading {...common} date={row.contractDate} />
      <h2>{t('print.contract.buyer', { name: company.name })}</h2>
      <Facts
        columns={[
          [
            [t('print.address'), company.address?.text],
            [t('print.bank'), bankLine(company)],
          ],
          [
            [t('print.taxCode'), company.taxCode],
            [t('print.phone'), company.phone && printedPhone(company.phone)],
          ],
        ]}
      />
      <h2>{t('print.contract.seller', { name: row.supplier?.name ?? '' })}</h2>
      <Facts
        columns={[
          [
            [t('print.address'), party?.address?.text],
            [t('print.bank'), party && bankLine(party)],
            [t('print.contact'), contactOf(row)],
          ],
          [
            [t('print.taxCode'), party?.taxCode],
            [t('print.phone'), party?.phone && printedPhone(party.phone)],
            [t('print.contract.theirNumber'), row.contractNumber],
          ],
        ]}
      />
      <h2>{t('print.contract.goods')}</h2>
      <GoodsTable columns={contractColumns(row, settings, t)} lines={row.lines} />
      {totals.length > 0 && (
        <section className="paper-end">
          <div className="paper-remarks">
            <AmountInWords amount={row.grandTotal!} language={settings.language} t={t} />
          </div>
          <Totals totals={totals} />
        </section>
      )}
      {row.prices.length > 0 && (
        <>
          <h2>{t('print.contract.prices')}</h2>
          <GoodsTable columns={priceColumns(t)} lines={row.prices} />
        </>
      )}
      {articles(row, t).map(({ title: name, text }) => (
        <section key={name} className="paper-article">
          <h2>{name}</h2>
          {text.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </section>
      ))}
      <section className="paper-end">
        <Signatures
          signatures={[
            {
              office: t('print.contract.forBuyer'),
              how,
              name: approved?.name,
              stamp: stampOf(t, approved),
            },
            { office: t('print.contract.forSeller'), how },
          ]}
        />
      </section>
    </Paper>
  )
}
