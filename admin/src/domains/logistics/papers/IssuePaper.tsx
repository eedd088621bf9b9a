import { Facts } from '../../../documents/print/Facts.tsx'
import { GoodsTable } from '../../../documents/print/GoodsTable.tsx'
import { Heading } from '../../../documents/print/Heading.tsx'
import { Letterhead } from '../../../documents/print/Letterhead.tsx'
import { Paper } from '../../../documents/print/Paper.tsx'
import { PaperEnd } from '../../../documents/print/PaperEnd.tsx'
import type { PaperProps } from '../../../documents/print/paperProps.ts'
import { namesOf } from '../../../documents/print/printed.ts'
import { type Issue, recipientOf } from './issue.ts'
import { issueColumns } from './issueColumns.ts'

/** Goods issued (02-VT), without prices. */
export function IssuePaper({ row, company, paper, settings, reprint, t }: PaperProps<Issue>) {
  const title = t('print.goodsIssue.title')
  const common = { settings, reprint, t, title, code: row.code, revision: row.revision }
  const how = t('print.sign.signName')
  return (
    <Paper {...common} paper={paper} status={row.status}>
      <div className="paper-head">
        <Letterhead company={company} t={t} />
        <div className="paper-motto">
          <b>{t('print.goodsIssue.form')}</b>
        </div>
      </div>
      <Heading {...common} date={row.documentDate} />
      <Facts
        columns={[
          [
            [t('print.goodsIssue.recipient'), recipientOf(row)],
            [t('print.address'), row.shippingAddress?.text],
            [t('print.goodsIssue.purpose'), t(`print.goodsIssue.purposes.${row.purpose}`)],
            [t('print.goodsIssue.reason'), row.reason],
          ],
          [
            [t('print.goodsIssue.warehouse'), row.warehouse?.name],
            [t('print.goodsIssue.order'), namesOf(row.order, row.moreOrders)],
            [t('print.goodsIssue.driver'), row.driverName],
            [t('print.goodsIssue.plate'), row.licencePlate],
          ],
        ]}
      />
      <GoodsTable columns={issueColumns(row.lines, settings.language, t)} lines={row.lines} />
      <PaperEnd
        note={row.note}
        t={t}
        signatures={[
          { office: t('print.sign.preparer'), how, name: row.createdBy?.name },
          { office: t('print.sign.recipient'), how, name: row.receivingOfficer },
          { office: t('print.sign.storekeeper'), how, name: row.officer?.name },
          { office: t('print.goodsIssue.accountant'), how },
          { office: t('print.goodsIssue.director'), how },
        ]}
      />
    </Paper>
  )
}
