import { superAdmin } from '#tests/support/documents/lives'
import { act, newOrder, seller } from '#tests/support/documents/orders'
import {
  category,
  drafted as draftedOwn,
  label,
  published as publishedOwn,
  superAdmin as owner,
} from '#tests/support/own'
import { someone } from '#tests/support/saved_views'
import { inSequence, published } from '#tests/support/workflows/drafts'
import { clerkIn, newDepartment } from '#tests/support/workflows/staff'
import {
  answered,
  customer,
  FREE,
  invoiced,
  owing,
  paid,
  soldAndIssued,
  stocked,
  take,
  type Row,
} from '../../http/debt/owing.ts'
import { draftFrom, orderedFrom, sellingOrder } from '../../http/stock/issuing.ts'
import { bought, contract, received } from '../../http/stock/receiving.ts'
import { product, warehouse } from '../../http/stock/stock.ts'

const LINE = { quantity: '30', priceType: 'piece', salePrice: '100000' }

/** An order that waits for the first of two people, by a workflow. */
async function byWorkflow() {
  const [departmentId, lead, director] = [await newDepartment(), await seller(), await seller()]
  const clerk = await clerkIn(departmentId, lead.userId)
  const graph = inSequence([lead.userId], [director.userId])
  await published({ departmentIds: [departmentId], fallbackId: director.userId, graph })
  const order = await answered(act(clerk, await newOrder(clerk, null), 'request'))
  return { order: order.id, lead: lead.username, director: director.username }
}

/** A resource of the company's own with a row, and one that is only drafted. */
async function ownResources() {
  const by = owner()
  const truck = await publishedOwn(by, category({ key: 'xeGiao', label: label('Xe giao', 'Delivery trucks') }))
  const row = await answered(by.post('/own/xeGiao', { name: 'Xe của kho 1' }))
  const draft = await draftedOwn(by, category({ key: 'canXe', label: label('Cân xe', 'Scales') }))
  return { published: truck.id, row: row.id, drafted: draft.id }
}

/** Payments of one customer: one that paid, one that was undone, one that was allocated anew. */
async function payments() {
  const { customerId, late, soon } = await owing()
  const first = await paid(customerId, '1200000')
  const wrong = await paid(customerId, '300000')
  await answered(take('debt-transactions', wrong, 'undo', { comment: 'Nhập nhầm' }))
  const moved = await paid(customerId, '500000')
  await answered(
    take('debt-transactions', moved, 'reallocate', {
      allocations: [{ invoiceId: late.id, amount: '400000' }],
      values: {},
    }),
  )
  return { customer: customerId, late: late.id, soon: soon.id, allocated: first.id, reallocated: moved.id }
}

/** An order with VAT of which a part was invoiced. */
async function halfInvoiced() {
  const settings = async (vat: string) =>
    answered((await superAdmin()).patch('/company-settings', { vat, vatRate: '10' }))
  await settings('excluded')
  const charged = { discountSource: 'manual', discount: '500000', shippingFee: '200000' }
  const { order, issue } = await soldAndIssued(await customer(), { ...LINE, quantity: '60' }, '60', charged)
  const invoice: Row = await invoiced(order, '20')
  await settings('off')
  return { order: order.id, issue: issue.id, invoice: invoice.id, quantity: '40' }
}

async function goods() {
  const [productId, warehouseId] = [await product(), await warehouse()]
  const agreed = await contract([bought(productId, '100')])
  const line = { productId, contractLineId: agreed.lines[0].id, quantity: '40', actualWeight: '741' }
  const receipt = await received(warehouseId, [line], { contractId: agreed.id, supplierId: agreed.supplierId })
  return { contract: agreed.id, receipt: receipt.id }
}

/** Leaves much under way in the demo company, and answers the ids by what they are. */
export async function underWay() {
  const there = await stocked('200')
  const line = { ...LINE, productId: there.productId }
  const { issue } = await soldAndIssued(await customer(), LINE, '10', FREE)
  const views = await someone('R001')
  await views.added({ name: 'Khách còn nợ' })
  return {
    draft: (await draftFrom(there.warehouseId, [line])).id,
    byName: (await orderedFrom(there.warehouseId, [line])).id,
    approved: (await sellingOrder(there.warehouseId, [line])).id,
    byWorkflow: await byWorkflow(),
    own: await ownResources(),
    view: views.person.username,
    payments: await payments(),
    halfInvoiced: await halfInvoiced(),
    issued: issue.id,
    goods: await goods(),
  }
}
