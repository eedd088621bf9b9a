import { test } from '@japa/runner'
import { act, superAdmin } from '#tests/support/documents/lives'
import { signIn } from '#tests/support/client'
import { faults as debtFaults, invoiced, take, type Row } from '../debt/owing.ts'
import { draftFrom, issue, issued, leave } from './issuing.ts'
import { refused } from './receiving.ts'
import { faults, posted, product, warehouse } from './stock.ts'

const get = async (path: string) => (await (await superAdmin()).get(path)).body

/** An issue without an order of two lines of one product: 10 and 5 of 100 pieces of 1,848.6 kg. */
async function gone() {
  const [productId, warehouseId] = [await product(), await warehouse()]
  await posted(warehouseId, [
    { productId, quantity: '100', actualWeight: '1848.6', priceType: 'piece', unitPrice: '250000' },
  ])
  const lines = [
    { productId, quantity: '10', actualWeight: '184.86' },
    { productId, quantity: '5' },
  ]
  return { productId, warehouseId, row: await issued(warehouseId, lines) }
}

/** The draft of an order of goods that left, of so many pieces. */
const orderOf = (row: Row, { productId, warehouseId }: { productId: string; warehouseId: string }, quantity: string) =>
  draftFrom(warehouseId, [{ productId, quantity }], { issueId: row.id, customerId: row.customerId })

/** Asks for an order and approves it. */
async function approve(draft: Row) {
  const token = await signIn('superadmin')
  const asked = await act(token, 'sales-orders', draft, 'request')
  return asked.status === 200 ? act(token, 'sales-orders', asked.body, 'approve') : asked
}

test.group('goods that left before they had an order', () => {
  test('wait for one, which begins with them; once it is in force they count as issued and are invoiced', async ({
    assert,
  }) => {
    const { row, ...place } = await gone()
    assert.equal(row.unorderedCount, '15.000')
    const begun = await get(`/sales-orders/from/issueId/${row.id}`)
    assert.deepInclude(begun.values, { customerId: row.customerId, orderDate: row.documentDate })
    const [line, ...others] = begun.lines.lines
    assert.deepEqual([others, line.productId, Number(line.quantity)], [[], place.productId, 15])

    const { status, body: order } = await approve(await orderOf(row, place, '20'))
    assert.equal(status, 200, JSON.stringify(order))
    assert.equal(order.status, 'in_progress')
    const [progress] = await get(`/sales-orders/${order.id}/progress`)
    assert.deepEqual([progress.done.pieces, progress.open.pieces, progress.held.pieces], ['15.000', '5.000', '5.000'])
    const linked = await get(`/warehouse-issues/${row.id}`)
    assert.deepEqual([linked.orderId, linked.unorderedCount], [order.id, '0.000'])
    assert.deepEqual(
      linked.lines.map(({ orderLineId }: Row) => orderLineId),
      [order.lines[0].id, order.lines[0].id],
    )
    const second = await orderOf(row, place, '15').catch((error: Error) => JSON.parse(error.message).errors[0])
    assert.deepInclude(second, { field: 'issueId', rule: 'issueHasOrder' })
    const bill = await invoiced(order, '15', { customerId: row.customerId })
    assert.equal(bill.total, '3000000')
    assert.deepEqual(
      [
        refused(await take('warehouse-issues', linked, 'undo', { comment: 'Nhầm' })),
        await faults(),
        await debtFaults(),
      ],
      [['lines.0.quantity:invoicedSince', 'lines.1.quantity:invoicedSince'], [], []],
    )
  })

  test('have an order of at least as many pieces, of all that left', async ({ assert }) => {
    const { row, ...place } = await gone()
    const other = await product()
    const of = (lines: object[]) => draftFrom(place.warehouseId, lines, { issueId: row.id, customerId: row.customerId })
    for (const [lines, mistake] of [
      [[{ productId: place.productId, quantity: '14' }], 'lines.0.quantity'],
      [[{ productId: other, quantity: '14' }], 'issueId'],
    ] as const) {
      const failed = await of([...lines]).then(
        () => null,
        (error: Error) => JSON.parse(error.message).errors[0].field,
      )
      assert.equal(failed, mistake)
    }
  })

  test('lose their order with the issue, whose order stays and may be issued anew', async ({ assert }) => {
    const { row, ...place } = await gone()
    const { body: order } = await approve(await orderOf(row, place, '15'))
    const linked = await get(`/warehouse-issues/${row.id}`)
    const undone = await take('warehouse-issues', linked, 'undo', { comment: 'Nhầm khách' })
    assert.equal(undone.status, 200, JSON.stringify(undone.body))
    const after = await get(`/sales-orders/${order.id}`)
    assert.equal(after.status, 'approved')
    const [{ done, open }] = await get(`/sales-orders/${order.id}/progress`)
    assert.deepEqual([done.pieces, open.pieces], ['0.000', '15.000'])
    const part = { productId: place.productId, orderLineId: after.lines[0].id, quantity: '15' }
    const again = await leave(
      await issue(place.warehouseId, [part], {
        orderId: order.id,
        customerId: row.customerId,
        documentDate: '2026-02-20',
      }),
    )
    assert.equal(again.status, 200, JSON.stringify(again.body))
    assert.deepEqual(await faults(), [])
  })

  test('are linked once, though two orders of them are approved at once', async ({ assert }) => {
    const { row, ...place } = await gone()
    const drafts = [await orderOf(row, place, '15'), await orderOf(row, place, '15')]
    const answers = await Promise.all(drafts.map(approve))
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 422])
    assert.deepEqual(await faults(), [])
  })
})
