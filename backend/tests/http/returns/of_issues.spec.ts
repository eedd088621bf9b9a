import { test } from '@japa/runner'
import { superAdmin } from '#tests/support/documents/lives'
import { answered, customer, debtOf, FREE, invoice, invoiced, soldAndIssued, take, type Row } from '../debt/owing.ts'
import { issued } from '../stock/issuing.ts'
import { refused } from '../stock/receiving.ts'
import { inWarehouse, onHand } from '../stock/stock.ts'
import { allFaults, reasonId, returnOf, warehouseFor } from './returning.ts'

const PIECES = { quantity: '10', priceType: 'piece', salePrice: '200000' }

/** Ten bars that left for an order of a new customer and are not invoiced. */
async function left(pieces = '10') {
  const customerId = await customer()
  return { customerId, ...(await soldAndIssued(customerId, PIECES, pieces, FREE)) }
}

/** The draft of a return of so many pieces of an issue. */
const comesBack = async (issue: Row, quantity: string, more: object = {}): Promise<Row> =>
  answered(
    (await superAdmin()).post('/returns', {
      ...{ basis: 'issue', issueId: issue.id, customerId: issue.customerId, documentDate: '2026-02-02' },
      ...{ reasonId: await reasonId(), warehouseId: await warehouseFor('sale') },
      lines: [{ productId: issue.lines[0].productId, issueLineId: issue.lines[0].id, quantity }],
      ...more,
    }),
  )

const posted = async (...given: Parameters<typeof comesBack>): Promise<Row> =>
  answered(take('returns', await answered(take('returns', await comesBack(...given), 'receive')), 'request'))

const orderOf = async ({ id }: Row): Promise<Row> => answered((await superAdmin()).get(`/sales-orders/${id}`))

test.group('a return of an issue that is not invoiced', () => {
  test('brings goods back at the cost of their issue, and its order awaits them again without a debt', async ({
    assert,
  }) => {
    const { customerId, order, issue } = await left()
    const { productId } = issue.lines[0]
    const { body: begun } = await (await superAdmin()).get(`/returns/from/issueId/${issue.id}`)
    assert.containsSubset(begun, {
      values: { basis: 'issue', issueId: issue.id, customerId, warehouseId: issue.warehouseId },
      lines: { lines: [{ issueLineId: issue.lines[0].id, quantity: '10.000' }] },
    })
    assert.containsSubset(await orderOf(order), { status: 'in_progress', issuedCount: '10.000' })
    const done = await posted(issue, '4')
    assert.containsSubset(done, { status: 'done', totalRefund: '0', lines: [{ soldWeight: '80.000', amount: '0' }] })
    assert.containsSubset(await returnOf(done.id), { credit: '0', refundStatus: null })
    assert.deepEqual(await onHand(productId), ['94.000', '1880.000', '1737.684', '26320000'])
    assert.equal((await inWarehouse(productId, done.warehouseId))[0], '4.000')
    assert.equal(await debtOf(customerId), '0')
    const open = await orderOf(order)
    assert.containsSubset(open, { status: 'in_progress', issuedCount: '6.000', issuedWeight: '120.000' })
    assert.containsSubset(open, { returnedCount: '4.000', returnedWeight: '80.000' })
    const { body: next } = await (await superAdmin()).get(`/warehouse-issues/from/orderId/${order.id}`)
    assert.equal(next.lines.lines[0].quantity, '4.000')
    const tooMany = await take('invoices', await invoice(order, '6'), 'request')
    assert.equal(tooMany.status, 200)
    assert.deepEqual(
      refused(
        await (
          await superAdmin()
        ).post('/returns', {
          ...{ basis: 'issue', issueId: issue.id, customerId },
          lines: [{ productId, issueLineId: issue.lines[0].id, quantity: '1' }],
        }),
      ),
      ['lines.0.quantity:invoicedIssue'],
    )
    assert.deepEqual(await allFaults(), [])
  })

  test('closes the lines of its order where nothing more is delivered, and opens them when it is undone', async ({
    assert,
  }) => {
    const { order, issue } = await left()
    const done = await posted(issue, '10', { delivery: 'closed' })
    const closed = await orderOf(order)
    assert.deepEqual([closed.status, closed.lines[0].isClosed, closed.issuedCount], ['done', true, '0.000'])
    await answered(take('returns', done, 'undo', { comment: 'Khách nhận lại' }))
    const again = await orderOf(order)
    assert.deepEqual([again.status, again.lines[0].isClosed, again.issuedCount], ['in_progress', false, '10.000'])
    assert.deepEqual(await allFaults(), [])
  })

  test('is not undone once as much as was sold has left again, and keeps its issue from being undone', async ({
    assert,
  }) => {
    const { customerId, order, issue, warehouseId } = await left()
    const done = await posted(issue, '4')
    assert.equal((await take('warehouse-issues', issue, 'undo', { comment: 'Sai' })).status, 409)
    const { productId } = issue.lines[0]
    const again = { productId, orderLineId: order.lines[0].id, quantity: '4' }
    await issued(warehouseId, [again], { orderId: order.id, customerId, documentDate: '2026-02-03' })
    assert.deepEqual(refused(await take('returns', done, 'undo', { comment: 'Sai' })), ['lines.0.quantity:overOrder'])
    const sale = await invoiced(order, '10', { documentDate: '2026-02-03' })
    assert.equal(sale.total, '2000000')
    assert.deepEqual(await allFaults(), [])
  })

  test('and one of its invoice come to all that left, at all that it cost', async ({ assert }) => {
    const { order, issue } = await left()
    const { productId } = issue.lines[0]
    await posted(issue, '3')
    const makes = async () => ((await answered((await superAdmin()).get(`/warehouse-issues/${issue.id}`))) as Row).makes
    assert.include(await makes(), 'returns.issueId')
    const sale = await invoiced(order, '7')
    // What is invoiced comes back of its invoice.
    assert.notInclude(await makes(), 'returns.issueId')
    const { body: none } = await (await superAdmin()).get(`/returns/from/issueId/${issue.id}`)
    assert.isEmpty(none.lines.lines)
    const back = await answered(
      (await superAdmin()).post('/returns', {
        ...{ invoiceId: sale.id, customerId: sale.customerId, documentDate: '2026-02-04', reasonId: await reasonId() },
        ...{ warehouseId: await warehouseFor('sale') },
        lines: [{ productId, invoiceLineId: sale.lines[0].id, quantity: '7' }],
      }),
    )
    const there = await answered(take('returns', back, 'receive'))
    assert.equal((await answered(take('returns', there, 'request'))).totalRefund, '1400000')
    assert.deepEqual(await onHand(productId), ['100.000', '2000.000', '1848.600', '28000000'])
    assert.deepEqual(await allFaults(), [])
  })

  test('is refused at its field for another issue, more than left, or a day before', async ({ assert }) => {
    const [{ customerId, issue }, other] = [await left(), await left()]
    const client = await superAdmin()
    const line = { productId: issue.lines[0].productId, issueLineId: issue.lines[0].id, quantity: '1' }
    const save = async (more: object, own: object = {}) =>
      refused(
        await client.post('/returns', {
          ...{ basis: 'issue', issueId: issue.id, customerId, lines: [{ ...line, ...own }], ...more },
        }),
      )
    assert.deepEqual(await save({}, { quantity: '11' }), ['lines.0.quantity:overSold'])
    assert.deepEqual(await save({ documentDate: '2026-01-31' }), ['documentDate:returnBeforeIssue'])
    assert.deepEqual(await save({ issueId: other.issue.id }), ['issueId:ofAnotherPartner'])
  })
})
