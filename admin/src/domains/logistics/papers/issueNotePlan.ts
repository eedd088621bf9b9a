import { signer, type PaperPlan } from '../../../documents/print/plan.ts'
import { contactOf, namesOf } from '../../../documents/print/printed.ts'
import type { Issue, IssueLine } from './issue.ts'
import { noteColumns } from './issueColumns.ts'

/** The delivery note of an issue: it shows no prices, and the recipient of the goods signs it. */
export const issueNotePlan: PaperPlan<Issue, IssueLine> = {
  title: 'print.order.deliveryNote',
  day: ({ documentDate }) => documentDate,
  facts: (row) => [
    [
      ['print.order.customer', (row.customer ?? row.supplier)?.name],
      ['print.order.shipTo', row.shippingAddress?.text],
      ['print.contact', contactOf(row)],
      ['print.order.receivedBy', row.receivingOfficer],
    ],
    [
      ['print.order.from', row.warehouse?.name],
      ['print.goodsIssue.order', namesOf(row.order, row.moreOrders)],
      ['print.goodsIssue.driver', row.driverName],
      ['print.goodsIssue.plate', row.licencePlate],
    ],
  ],
  columns: ({ lines }, { settings, t }) => noteColumns(lines, settings, t),
  sign: (row) => [
    signer('print.sign.preparer', row.createdBy?.name),
    signer('print.sign.storekeeper', row.officer?.name),
    signer('print.sign.deliverer', row.driverName),
    signer('print.sign.recipient', row.receivingOfficer),
  ],
}
