import { Facts } from '../../../documents/print/Facts.tsx'
import { GoodsTable } from '../../../documents/print/GoodsTable.tsx'
import { Heading } from '../../../documents/print/Heading.tsx'
import { Letterhead } from '../../../documents/print/Letterhead.tsx'
import { Paper } from '../../../documents/print/Paper.tsx'
import { PaperEnd } from '../../../documents/print/PaperEnd.tsx'
import type { PaperProps } from '../../../documents/print/paperProps.ts'
import { contactOf, namesOf } from '../../../documents/print/printed.ts'
import type { Issue } from './issue.ts'
import { noteColumns } from './issueColumns.ts'

/** The delivery note of an issue: it shows no prices, and the recipient of the goods signs it. */
export function IssueNote({ row, company, paper, settings, reprint, t }: PaperProps<Issue>) {
  const title = t('print.order.deliveryNote')
  const common = { settings, reprint, t, title, code: row.code, revision: row.revision }
  const how = t('print.sign.signName')
  return (
    <Paper {...common} paper={paper} status={row.status}>
      <div className="paper-head">
        <Letterhead company={company} t={t} />
        <Heading {...common} date={row.documentDate} />
      </div>
      <Facts
        columns={[
          [
            [t('print.order.customer'), row.customer?.name],
            [t('print.order.shipTo'), row.shippingAddress?.text],
            [t('print.contact'), contactOf(row)],
            [t('print.order.receivedBy'), row.receivingOfficer],
          ],
          [
            [t('print.order.from'), row.warehouse?.name],
            [t('print.goodsIssue.order'), namesOf(row.order, row.moreOrders)],
            [t('print.goodsIssue.driver'), row.driverName],
            [t('print.goodsIssue.plate'), row.licencePlate],
          ],
        ]}
      />
      <GoodsTable columns={noteColumns(row.lines, settings, t)} lines={row.lines} />
      <PaperEnd
        note={row.note}
        t={t}
        signatures={[
          { office: t('print.sign.preparer'), how, name: row.createdBy?.name },
          { office: t('print.sign.storekeeper'), how, name: row.officer?.name },
          { office: t('print.sign.deliverer'), how, name: row.driverName },
          { office: t('print.sign.recipient'), how, name: row.receivingOfficer },
        ]}
      />
    </Paper>
  )
}
