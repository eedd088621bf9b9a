import { signer, type PaperPlan } from '../../../documents/print/plan.ts'
import { namesOf } from '../../../documents/print/printed.ts'
import { recipientOf, type Issue, type IssueLine } from './issue.ts'
import { issueColumns } from './issueColumns.ts'

/** Goods issued (02-VT), without prices. */
export const issuePlan: PaperPlan<Issue, IssueLine> = {
  title: 'print.goodsIssue.title',
  form: 'print.goodsIssue.form',
  day: ({ documentDate }) => documentDate,
  facts: (row, { t }) => [
    [
      ['print.goodsIssue.recipient', recipientOf(row)],
      ['print.address', row.shippingAddress?.text],
      ['print.goodsIssue.purpose', t(`print.goodsIssue.purposes.${row.purpose}`)],
      ['print.goodsIssue.reason', row.reason],
    ],
    [
      ['print.goodsIssue.warehouse', row.warehouse?.name],
      ['print.goodsIssue.order', namesOf(row.order, row.moreOrders)],
      ['print.goodsIssue.receipt', row.receipt?.code],
      ['print.goodsIssue.driver', row.driverName],
      ['print.goodsIssue.plate', row.licencePlate],
    ],
  ],
  columns: ({ lines }, { settings, t }) => issueColumns(lines, settings.language, t),
  sign: (row) => [
    signer('print.sign.preparer', row.createdBy?.name),
    signer('print.sign.recipient', row.receivingOfficer),
    signer('print.sign.storekeeper', row.officer?.name),
    signer('print.goodsIssue.accountant'),
    signer('print.goodsIssue.director'),
  ],
}
