import type { Assert } from '@japa/assert'
import { employeeDebts, itemOf, mayBeOwed, payableDebts, postedBy, receivableDebts } from '@barem/resources/debts'
import { superAdmin } from '#tests/support/documents/lives'
import { XLSX } from '#tests/support/sheets'
import type { Walker } from '#tests/support/walker'
import { sellingOrder } from '../stock/issuing.ts'
import { received } from '../stock/receiving.ts'
import { product, warehouse } from '../stock/stock.ts'
import { deliveryOf, soldStraight } from './going_straight.ts'
import { approvedTicket, employee, paidSlip } from './spending.ts'
import { answered, customer, fund, oweSince, paid, richFund, saleAtOnce, supplier } from './owing.ts'
import { COLUMNS, decisionOf, statement } from './stating.ts'

/** Visits what is answered of debts, and sells an order at once. */
export async function walkDebts(walker: Walker, assert: Assert): Promise<void> {
  const { order, body } = await saleAtOnce()
  await walker.visit('salesOrders.sellPreview', { params: { id: order.id }, body })
  await walker.visit('salesOrders.sell', { params: { id: order.id }, body })
  const { rows } = (await walker.visit('receivables.list', { query: '_start=0&_end=5' })).body
  for (const name of ['receivables.open', 'receivables.statement', 'receivables.statementSheet'])
    await walker.visit(name, { query: `customerId=${rows[0].id}` })
  for (const name of ['receivables.export', 'debtTracking.export']) await walker.visit(name, { query: 'show=overdue' })
  const card = await walker.visit('receivables.card', { query: `customerId=${rows[0].id}&_start=0&_end=5` })
  assert.isNotEmpty(card.body.rows)
  for (const item of receivableDebts.items.filter(mayBeOwed)) {
    const { id } = await firstOf(walker, postedBy(item))
    assert.isNotEmpty((await walker.visit('debtTracking.entries', { query: `${item.key}=${id}` })).body)
  }
  await walker.visit('vat-invoices.sameNumbers')
  await walkAdvances(walker, assert)
  await walkPayables(walker, assert)
}

/** Visits what is answered of advances of employees. */
async function walkAdvances(walker: Walker, assert: Assert): Promise<void> {
  const employeeId = await employee()
  const { id } = await approvedTicket(employeeId, 'advance', '1000')
  await walker.visit('payment-slips.from', { params: { field: 'expenseTicketId', id } })
  const paid = await paidSlip(employeeId, 'advance', '1000', { expenseTicketId: id })
  const query = `employeeId=${employeeId}`
  for (const name of ['card', 'open', 'statement', 'statementSheet'])
    await walker.visit(`employeeDebts.${name}`, { query })
  await walker.visit('employeeDebts.balance', { query: 'asOf=2026-02-28' })
  const { key } = itemOf(employeeDebts.items, 'payment-slips')
  assert.isNotEmpty((await walker.visit('employeeDebts.entries', { query: `${key}=${paid.id}` })).body)
}

/** Visits what is answered of debts to suppliers, and pays some together. */
async function walkPayables(walker: Walker, assert: Assert): Promise<void> {
  await oweSince('2026-01-01')
  const supplierId = await supplier()
  const line = {
    productId: await product(),
    quantity: '10',
    priceType: 'piece',
    unitPrice: '100',
    priceState: 'provisional',
  }
  const receipt = await received(await warehouse(), [line], { supplierId, documentDate: '2026-02-02' })
  for (const made of ['supplier-invoices', 'price-settlements', 'supplier-claims', 'warehouse-issues'])
    await walker.visit(`${made}.from`, { params: { field: 'receiptId', id: receipt.id } })
  const direct = { source: 'supplier_direct', exportingWarehouseId: undefined, supplierId, sourcePrice: '100' }
  const order = await sellingOrder('', [{ productId: line.productId, quantity: '1' }], direct)
  await walker.visit('purchase-contracts.from', { params: { field: 'orderId', id: order.id } })
  await walkStraight(walker, line.productId)
  const query = `supplierId=${supplierId}`
  for (const name of ['payables.card', 'payables.open', 'payables.statement', 'payables.statementSheet'])
    await walker.visit(name, { query })
  await walker.visit('payables.balance', { query: 'asOf=2026-02-28' })
  const key = payableDebts.items[0]!.key
  assert.isNotEmpty((await walker.visit('payables.entries', { query: `${key}=${receipt.id}` })).body)
  const body = { fundId: await richFund(), executionDate: '2026-02-05', content: null }
  const paid = await walker.visit('payables.pay', {
    body: { items: [{ key, id: receipt.id, amount: '1000' }], ...body },
  })
  await walker.visit('payables.bankSheet', { query: `ids=${paid.body[0].id}` })
  await oweSince(null)
  for (const name of ['cashBook.show', 'cashBook.whole', 'cashBook.sheet'])
    await walker.visit(name, { query: `fundId=${body.fundId}&from=2026-02-01` })
  await walker.visit('finance.show', { query: 'from=2026-02-01&to=2026-02-28' })
  await walkStatements(walker, assert)
}

/** Delivers an order straight from its supplier, and takes that back. */
async function walkStraight(walker: Walker, productId: string): Promise<void> {
  const { order } = await soldStraight(productId)
  const params = { id: order.id }
  await walker.visit('salesOrders.straightOpen', { params })
  const { body } = await walker.visit('salesOrders.straight', {
    params,
    body: await deliveryOf(order, await warehouse()),
  })
  const { version } = await answered((await superAdmin()).get(`/warehouse-issues/${body.issue.id}`))
  const undo = { version, comment: 'Nhầm xe' }
  await walker.visit('warehouseIssues.undoStraight', { params: { id: body.issue.id }, body: undo })
}

/** Visits what is answered of statements of banks, and decides on their lines. */
async function walkStatements(walker: Walker, assert: Assert): Promise<void> {
  const fundId = await fund('bank')
  const voucher = await paid(await customer(), '64000', { fundId, executionDate: '2026-03-04' })
  const bytes = {
    content: await statement([
      ['05/03/2026', null, 64_000, null, 'FT1', 'tien hang', null],
      ['06/03/2026', null, 1_371_283, null, 'FT2', 'lai', null],
      ['?', null, 1_371_283, null, 'FT2', 'lai', null],
    ]),
    type: XLSX,
  }
  await walker.visit('bankStatements.preview', { query: `fundId=${fundId}`, bytes })
  await walker.visit('bankStatements.import', { query: `fundId=${fundId}&${COLUMNS}`, bytes })
  const listed = async (state: string) =>
    (await walker.visit('bankStatements.list', { query: `fundId=${fundId}&state=${state}&_end=5` })).body.rows
  const [line] = await listed('proposed')
  assert.equal(line.proposal.documentId, voucher.id)
  const key = { 'idempotency-key': crypto.randomUUID() }
  await walker.visit('bankStatements.confirm', { params: { id: line.id }, body: decisionOf(line), headers: key })
  const [{ id }] = await listed('unmatched')
  await walker.visit('bankStatements.ignore', { params: { id }, body: { reason: 'Lãi' } })
  await walker.visit('bankStatements.reopen', { params: { id } })
  assert.isNotEmpty(await listed('confirmed'))
}

/** The first debt by a kind of document; other suites may have made pages of the other one. */
async function firstOf(walker: Walker, document: string): Promise<{ id: string }> {
  for (let start = 0; ; start += 100) {
    const { rows } = (await walker.visit('debtTracking.list', { query: `_start=${start}&_end=${start + 100}` })).body
    const found = rows.find((one: { document: string }) => one.document === document)
    if (found) return found
    if (rows.length === 0) throw new Error(`no debt by ${document}`)
  }
}
