import { test } from '@japa/runner'
import { dayInVietnam } from '@barem/resources/kit'
import { api, signIn } from '#tests/support/client'
import { act, clerk, director, superAdmin } from '#tests/support/documents/lives'
import {
  answered,
  customer,
  FREE,
  invoice,
  SOLD,
  soldAndIssued,
  oweSince,
  stocked,
  supplier,
  type Row,
} from './debt/owing.ts'
import { newPerson } from '#tests/support/people'
import { deliver, deliveryOf, soldStraight } from './debt/going_straight.ts'
import { received } from './stock/receiving.ts'
import { product, warehouse } from './stock/stock.ts'
import { issued, orderedFrom, sellingOrder } from './stock/issuing.ts'

interface Found {
  resource: string
  id: string
  code: string
  path: string | null
  name: string | null
  due: string | null
  figure: { type: string; value: string } | null
  short: number | null
  action: string | null
  makes: { resource: string; by: string } | null
}

/** The tiles that a person finds, each with its rows, all that it has. */
async function tile(token: string, name: string): Promise<{ count: number; rows: Found[] } | undefined> {
  const { tiles } = (await answered(api(token).get(`/home?tile=${name}`))) as never as { tiles: any[] }
  return tiles[0]
}
const rowOf = async (token: string, name: string, { id }: Row) =>
  (await tile(token, name))?.rows.find((row) => row.id === id)
const names = async (token: string) =>
  ((await answered(api(token).get('/home'))) as never as { tiles: { name: string }[] }).tiles.map(({ name }) => name)

/** An approved order of 50 pieces. */
async function order(): Promise<Row> {
  const { productId, warehouseId } = await stocked('100')
  return sellingOrder(warehouseId, [{ productId, ...SOLD }], { customerId: await customer(), ...FREE })
}

test.group('home', () => {
  test('a keeper who sees no orders finds what they may issue, without a price, until all has left', async ({
    assert,
  }) => {
    const keeper = await signIn('thukho.demo')
    const sold = await order()
    const found = await rowOf(keeper, 'issue', sold)
    assert.containsSubset(found, {
      resource: 'sales-orders',
      due: sold.receivingDate,
      figure: { type: 'weight' },
      action: 'make',
      makes: { resource: 'warehouse-issues', by: 'orderId' },
    })
    assert.isNotEmpty(found!.name)
    const all = JSON.stringify((await api(keeper).get('/home')).body)
    assert.notInclude(all, 'money')
    assert.notInclude(all, sold.grandTotal)
    const [line] = sold.lines
    const goods = [{ productId: line.productId, orderLineId: line.id, quantity: '50' }]
    await issued(sold.exportingWarehouseId, goods, { orderId: sold.id, customerId: sold.customerId })
    assert.isUndefined(await rowOf(keeper, 'issue', sold))
  })

  test('a keeper finds orders that go straight apart, until they are delivered', async ({ assert }) => {
    const keeper = await signIn('thukho.demo')
    const { order: sold } = await soldStraight(await product())
    assert.isUndefined(await rowOf(keeper, 'issue', sold))
    const found = await rowOf(keeper, 'straight', sold)
    assert.containsSubset(found, { action: 'make', makes: { resource: 'warehouse-issues', by: 'orderId' } })
    const body = await deliveryOf(sold, await warehouse())
    assert.equal((await deliver(sold, body, { token: keeper })).status, 200)
    assert.isUndefined(await rowOf(keeper, 'straight', sold))
  })

  test('an order says how many of its open lines lack goods, until they are there', async ({ assert }) => {
    const keeper = await signIn('thukho.demo')
    const { productId, warehouseId } = await stocked('10')
    const lines = [{ productId, ...SOLD }]
    const short = await sellingOrder(warehouseId, lines, { customerId: await customer(), ...FREE })
    assert.equal((await rowOf(keeper, 'issue', short))?.short, 1)
    assert.equal((await rowOf(keeper, 'issue', await order()))?.short, 0)
  })

  test('rights decide which tiles there are, and which of the rows’ actions', async ({ assert }) => {
    const nobody = await clerk(11, ['v'])
    assert.deepEqual(await names(nobody.token), [])
    const viewer = await clerk(46, ['v'])
    assert.deepEqual(await names(viewer.token), ['approve', 'yard', 'rejected', 'drafts'])
    const truck = { licencePlate: '51C-777.01', firstWeight: '8000', firstAt: '2026-01-05T01:00:00.000Z' }
    const ticket = await answered((await superAdmin()).post('/weighing-tickets', truck))
    assert.containsSubset(await rowOf(viewer.token, 'yard', ticket), { action: null, name: truck.licencePlate })
    const weigher = await clerk(46, ['v', 'c', 'u'])
    assert.containsSubset(await rowOf(weigher.token, 'yard', ticket), { action: 'weigh' })
    // What prices lack is work of those who see them.
    assert.notInclude(await names((await clerk(19)).token), 'unpriced')
  })

  test('other companies’ work is not there', async ({ assert }) => {
    const sold = await order()
    const theirs = await signIn('superadmin', 'PHUONGNAM')
    assert.isUndefined(await rowOf(theirs, 'issue', sold))
    assert.isDefined(await rowOf(await signIn('superadmin'), 'issue', sold))
  })

  test('a request waits for those who are asked, with its amount', async ({ assert }) => {
    const approver = await director(19)
    const { productId, warehouseId } = await stocked('100')
    const asked = await orderedFrom(warehouseId, [{ productId, ...SOLD }], {
      ...{ customerId: await customer(), ...FREE },
      approverId: approver.userId,
    })
    const found = await rowOf(approver.token, 'approve', asked)
    assert.containsSubset(found, { action: 'show', figure: { type: 'money', value: asked.grandTotal } })
    assert.isUndefined(await rowOf((await clerk(19)).token, 'approve', asked))
    await answered(act(approver.token, 'sales-orders', asked, 'reject', { comment: 'Sai giá' }))
    const maker = await signIn('superadmin')
    assert.containsSubset(await rowOf(maker, 'rejected', asked), { action: 'edit' })
  })

  test('what was issued is to be invoiced, and what is due and owed is to be collected, the longest late first', async ({
    assert,
  }) => {
    const maker = await signIn('superadmin')
    const { order: sold } = await soldAndIssued(await customer(), SOLD, '20', FREE)
    assert.containsSubset(await rowOf(maker, 'invoice', sold), {
      makes: { resource: 'invoices', by: 'orderId' },
      figure: { type: 'weight' },
    })
    // Somebody with no other draft: a tile shows the first of many.
    const author = await signIn((await newPerson('R001')).username)
    const draft = await invoice(sold, '20', { dueDate: '2026-02-10' }, author)
    assert.containsSubset(await rowOf(author, 'drafts', draft), { resource: 'invoices', action: 'edit' })
    const bill = await answered(act(maker, 'invoices', draft, 'request'))
    assert.isUndefined(await rowOf(maker, 'invoice', sold))
    const debt = { action: 'make', due: '2026-02-10', makes: { resource: 'debt-transactions', by: 'invoiceId' } }
    assert.containsSubset(await rowOf(maker, 'collect', bill), { ...debt, figure: { type: 'money', value: '2000000' } })
    const { rows } = (await tile(maker, 'collect'))!
    const days = rows.map(({ due }) => due!)
    assert.deepEqual(days, days.toSorted())
    assert.isTrue(days.every((day) => day <= dayInVietnam(new Date())))
    // Who takes money without a right to invoices learns who pays when, and no amount.
    const cashier = await clerk(24, ['v', 'c'])
    assert.containsSubset(await rowOf(cashier.token, 'collect', bill), { ...debt, figure: null })
  })

  test('a tile that nobody knows, and other questions, are refused', async ({ assert }) => {
    const { get } = await superAdmin()
    for (const query of ['?tile=nothing', '?_start=0']) assert.equal((await get(`/home${query}`)).status, 400)
    assert.equal((await api(null).get('/home')).status, 401)
  })

  test('drafts of payments to suppliers name them by their short names, as those of customers do', async ({
    assert,
  }) => {
    // Somebody with no other draft: a tile shows the first of many.
    const token = await signIn((await newPerson('R001')).username)
    const client = api(token)
    const supplierId = await supplier()
    await answered(client.patch(`/suppliers/${supplierId}`, { shortName: 'Phôi Demo' }))
    const draft = await answered(client.post('/debt-transactions', { kind: 'payment', supplierId, amount: '1000' }))
    assert.equal((await rowOf(token, 'drafts', draft))?.name, 'Phôi Demo')
    const [listed] = (await client.get(`/debt-transactions?id=${draft.id}`)).body
    assert.equal(listed.supplier.shortName, 'Phôi Demo')
  })

  test('what suppliers are owed by now waits to be paid: goods, freight and what was taken over', async ({
    assert,
    cleanup,
  }) => {
    await oweSince('2026-01-01')
    cleanup(() => oweSince(null))
    const [token, supplierId] = [await signIn('superadmin'), await supplier()]
    const goods = { productId: await product(), quantity: '10', priceType: 'piece', unitPrice: '100000' }
    const days = { documentDate: '2026-02-02', dueDate: '2026-02-12', freightDueDate: '2026-02-03' }
    const body = { supplierId, ...days, freight: '200000', freightSupplierId: supplierId }
    const receipt = await received(await warehouse(), [goods], body)
    const found = (await tile(token, 'pay'))!.rows.filter(({ code }) => code === receipt.code)
    assert.deepEqual(
      found.map(({ due, figure, action, path }) => ({ due, figure, action, path })),
      [
        ['2026-02-03', '200000', 'freight'],
        ['2026-02-12', '1000000', 'goods'],
      ].map(([due, value, of]) => ({
        due,
        figure: { type: 'money', value },
        action: 'pay',
        path: `/finance-accounting/debt-tracking/${receipt.id}?side=payable&of=${of}`,
      })),
    )
    assert.isUndefined(await tile(await signIn('thukho.demo'), 'pay'))
  })
})
