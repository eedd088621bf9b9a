import { test } from '@japa/runner'
import { randomUUID } from 'node:crypto'
import { api, call, signIn } from '#tests/support/client'
import {
  act,
  askedOrder,
  lines,
  newOrder,
  orderBody,
  seller,
  type OrderRow,
  type Signed,
} from '#tests/support/documents/orders'
import { entered, newPerson, newRole } from '#tests/support/people'
import { created, fresh, resourceOf, target } from '#tests/support/samples'
import { download, PDF, upload } from '#tests/support/files'
import { onDatabase } from '#tests/support/server'

/** Somebody who may do nothing in the area of orders. */
const stranger = (...permissions: (readonly [number, string])[]) =>
  seller(permissions.length > 0 ? permissions : [[13, 'v']])
const refused = ({ status, body }: { status: number; body: any }) => [status, body?.code]
const NO = [403, 'COM_ERR_004']

test.group('orders of one’s own, without any right in the area of orders', () => {
  test('are made, shown, changed, asked about, taken back and cancelled', async ({ assert }) => {
    const [by, director] = [await stranger(), await seller()]
    const row = await newOrder(by, director)
    assert.deepEqual(row.allowed, ['request', 'cancel', 'edit'])
    const changed = await by.api.patch(`/sales-orders/${row.id}`, { version: row.version, note: 'Gọi trước' })
    assert.deepEqual([changed.status, changed.body.note], [200, 'Gọi trước'])
    const asked = (await act(by, changed.body, 'request')).body
    assert.deepEqual([asked.status, asked.allowed], ['pending', ['withdraw', 'cancel', 'edit']])
    const edited = await by.api.patch(`/sales-orders/${row.id}`, { version: asked.version, lines: await lines() })
    assert.deepEqual([edited.status, edited.body.status], [200, 'draft'])
    const again = (await act(by, edited.body, 'request')).body
    const back = (await act(by, again, 'withdraw')).body
    assert.equal(back.status, 'draft')
    assert.equal((await act(by, back, 'cancel', 'Khách thôi')).body.status, 'cancelled')
    for (const path of ['', '/history', '/revisions'])
      assert.equal((await by.api.get(`/sales-orders/${row.id}${path}`)).status, 200, path)
  })

  test('are as they are once they are approved: changing those needs the right', async ({ assert }) => {
    const [by, director] = [await stranger(), await seller()]
    const asked = await askedOrder(by, director)
    const row = (await act(director, asked, 'approve')).body as OrderRow
    const seen = (await by.api.get(`/sales-orders/${row.id}`)).body
    assert.deepEqual([seen.status, seen.allowed], ['approved', []])
    for (const answer of [
      await by.api.patch(`/sales-orders/${row.id}`, { version: row.version, note: 'Ghi thêm' }),
      await by.api.patch(`/sales-orders/${row.id}`, { note: 'Ghi thêm' }),
      await act(by, row, 'revise', 'Sửa lại'),
      await act(by, row, 'cancel', 'Thôi'),
      await by.api.delete(`/sales-orders/${row.id}`),
    ])
      assert.deepEqual(refused(answer), NO)
    assert.equal((await by.api.get(`/sales-orders/${row.id}`)).body.version, row.version)
  })

  test('are offered customers, goods and prices to write with', async ({ assert }) => {
    const by = await stranger()
    for (const path of ['customerId', 'exportingWarehouseId', 'approverId'])
      assert.equal((await by.api.get(`/sales-orders/options/${path}`)).status, 200, path)
    assert.equal((await by.api.get('/sales-orders.lines/options/productId')).status, 200)
    const goods = (await by.api.get('/sales-orders/goods?q=phi 16')).body
    assert.isNotEmpty(goods)
    assert.notProperty(goods[0], 'costPrice')
    const quoted = await by.api.post('/sales-orders/quote', {
      orderDate: '2026-11-20',
      lines: [{ productId: goods[0].id, quantity: '1' }],
    })
    assert.equal(quoted.status, 200)
  })

  test('are found by the search box, and no others', async ({ assert }) => {
    const [by, other] = [await stranger(), await seller()]
    const mark = `Công trình Số ${fresh()}`
    const make = async (who: Signed) => {
      const body = { ...(await orderBody(null)), contactPerson: mark }
      return (await who.api.post('/sales-orders', body)).body as OrderRow
    }
    const [mine] = [await make(by), await make(other)]
    const found = async ({ api: { get } }: Signed) =>
      (await get(`/find?q=${encodeURIComponent(mark)}`)).body.data.flatMap(({ rows }: any) =>
        rows.map(({ id }: any) => id),
      )
    assert.deepEqual(await found(by), [mine.id])
    assert.lengthOf(await found(other), 2)
    assert.deepEqual(await found(await stranger()), [])
  })

  test('hold files that their maker puts there, and those that others add', async ({ assert }) => {
    const [by, sells, nobody] = [await stranger(), await seller(), await stranger()]
    const token = async (person: Signed) => (await entered(person)).token
    const put = async (person: Signed) =>
      (await upload(await token(person), 'orders', PDF, 'a.pdf')).body?.data?.filePath as string
    const row = await newOrder(by, null)
    const [own, theirs, loose] = [await put(by), await put(sells), await put(sells)]
    const attached = await by.api.patch(`/sales-orders/${row.id}`, { version: row.version, attachments: [own] })
    assert.equal(attached.status, 200, JSON.stringify(attached.body))
    const stolen = await by.api.patch(`/sales-orders/${row.id}`, {
      version: attached.body.version,
      attachments: [own, loose],
    })
    assert.equal(stolen.status, 422, 'a file that they may not read is not theirs to attach')
    const both = await sells.api.patch(`/sales-orders/${row.id}`, {
      version: attached.body.version,
      attachments: [own, theirs],
    })
    assert.equal(both.status, 200, JSON.stringify(both.body))
    const read = async (person: Signed, path: string) => (await download(await token(person), path)).status
    assert.deepEqual([await read(by, own), await read(by, theirs), await read(by, loose)], [200, 200, 404])
    assert.deepEqual([await read(nobody, own), await read(nobody, theirs)], [404, 404])
    assert.deepEqual([await read(sells, own), await read(sells, loose)], [200, 200])
  })
})

test.group('orders of others, without any right in the area of orders', () => {
  test('answer as those that are not there, whatever is asked of them', async ({ assert }) => {
    const [by, other, director] = [await stranger(), await seller(), await seller()]
    const asked = await askedOrder(other, director)
    const approved = (await act(director, await askedOrder(other, director), 'approve')).body as OrderRow
    const absent = { id: randomUUID(), version: 1 }
    const ask = async ({ id, version }: { id: string; version: number }) => {
      const path = `/sales-orders/${id}`
      return [
        await by.api.get(path),
        await by.api.get(`${path}/history`),
        await by.api.get(`${path}/revisions`),
        await by.api.patch(path, { version, note: 'x' }),
        await by.api.patch(path, {}),
        await by.api.delete(path),
        ...(await Promise.all(
          ['request', 'approve', 'reject', 'withdraw', 'revise', 'cancel'].map((action) =>
            by.api.post(`${path}/${action}`, { version, comment: 'x' }),
          ),
        )),
      ].map(({ status, body }) => [status, body])
    }
    const nothing = await ask(absent)
    assert.isTrue(nothing.every(([status]) => status === 403))
    assert.deepEqual(await ask(asked), nothing)
    assert.deepEqual(await ask(approved), nothing)
    assert.deepEqual(await ask(await newOrder(other, null)), nothing)
  })

  test('are in no list, sheet, count or choice', async ({ assert }) => {
    const [by, other] = [await stranger([13, 'f'], [34, 'f']), await seller()]
    // A new customer: the refusal also names what other specs did with a shared one.
    const customerId = await target('customers')
    const begun = await newOrder(other, null)
    const row = (await other.api.patch(`/sales-orders/${begun.id}`, { version: begun.version, customerId })).body
    await newOrder(by, null)
    for (const path of [
      '/sales-orders',
      `/sales-orders?id=${row.id}`,
      '/sales-orders?_end=0',
      '/sales-orders/export',
      `/sales-orders?createdById=${by.userId}`,
    ])
      assert.deepEqual(refused(await by.api.get(path)), NO, path)
    assert.deepEqual(refused(await by.api.post('/Export/sales-orders', {})), NO)
    assert.deepEqual((await by.api.get('/approvals/inbox')).body, [])
    const decided = await by.api.post('/approvals/decide', {
      decision: 'approve',
      items: [{ resource: 'sales-orders', id: row.id, version: row.version }],
    })
    assert.deepEqual(
      decided.body.data.results.map(({ code }: any) => code),
      ['COM_ERR_004'],
    )
    const inUse = await by.api.delete(`/customers/${customerId}`)
    assert.match(inUse.body.message, /other data that you may not see$/, 'neither how many nor of what kind')
  })

  test('tell no price that their customer paid; one’s own orders do', async ({ assert }) => {
    const [by, other, director] = [await stranger(), await seller(), await seller()]
    const asked = await askedOrder(other, director)
    await act(director, asked, 'approve')
    const [{ productId }] = asked.lines
    const last = async (who: Signed) =>
      (await who.api.get(`/sales-orders/goods?ids=${productId}&customerId=${asked.customerId}`)).body[0].lastPrice
    assert.isNull(await last(by))
    assert.isNotNull(await last(other))
    const mine = await askedOrder(by, director)
    await act(director, mine, 'approve')
    assert.equal((await last(by)).unitPrice, mine.lines[0].unitPrice)
  })

  test('lend no weights of their lines to a quote', async ({ assert }) => {
    const [by, other] = [await stranger(), await seller()]
    const row = await newOrder(other, null)
    const [line] = row.lines
    // The line keeps a barem that its product does not have any more.
    await onDatabase((client) =>
      client.query(
        `update sales_orders_lines set weight_mode = 'per_piece', barem = 7, barem_basis = 'piece' where id = $1`,
        [line.id],
      ),
    )
    const tariff = await created(resourceOf('shipping-fees'), {
      name: `Theo kg ${fresh()}`,
      method: 'per_kg',
      kgRate: '1000',
    })
    const quoted = async (who: Signed, id?: string) =>
      (
        await who.api.post('/sales-orders/quote', {
          orderDate: '2026-11-20',
          deliveryTariffId: tariff.id,
          lines: [{ ...(id && { id }), productId: line.productId, quantity: '3', priceType: 'piece' }],
        })
      ).body.delivery
    assert.deepEqual(await quoted(by, line.id), await quoted(by))
    assert.notDeepEqual(await quoted(other, line.id), await quoted(other))
  })

  test('stay out of sight for who had the right, in answers that are given again too', async ({ assert }) => {
    const [by, other] = [await seller(), await seller()]
    const row = await newOrder(other, null)
    const key = { 'idempotency-key': randomUUID() }
    const cancel = async (token: string) =>
      call('POST', `/sales-orders/${row.id}/cancel`, {
        token,
        headers: key,
        body: { version: row.version, comment: 'Khách thôi' },
      })
    assert.equal((await cancel((await entered(by)).token)).status, 200)
    await onDatabase((client) =>
      client.query(
        `update role_groups r set permissions = '["13.v"]' from users_role_groups u where u.tenant_id = r.tenant_id and u.target_id = r.id and u.owner_id = $1`,
        [by.userId],
      ),
    )
    assert.deepEqual(refused(await cancel((await entered(by)).token)), NO)
  })

  test('of another company are as far away as ever', async ({ assert }) => {
    const by = await stranger()
    const theirs = (await api(await signIn('superadmin', 'PHUONGNAM')).get('/sales-orders?_end=1')).body[0]
    assert.deepEqual(refused(await by.api.get(`/sales-orders/${theirs.id}`)), NO)
    const customerId = await target('customers', 'PHUONGNAM')
    const made = await by.api.post('/sales-orders', { ...(await orderBody(null)), customerId })
    assert.equal(made.status, 422)
  })
})

test.group('rights in the area of orders', () => {
  test('view shows others’ orders, and changes one’s own alone', async ({ assert }) => {
    const [viewer, other] = [await seller([[19, 'v']]), await seller()]
    const [mine, theirs] = [await newOrder(viewer, null), await newOrder(other, null)]
    assert.equal((await viewer.api.get(`/sales-orders/${theirs.id}`)).status, 200)
    assert.deepEqual((await viewer.api.get(`/sales-orders/${theirs.id}`)).body.allowed, [])
    assert.deepEqual(refused(await viewer.api.patch(`/sales-orders/${theirs.id}`, { note: 'x' })), NO)
    assert.equal((await viewer.api.patch(`/sales-orders/${mine.id}`, { note: 'x' })).status, 200)
  })

  test('a right in it that is no view is one of others’ orders, as it was', async ({ assert }) => {
    const [person, other] = [await newPerson(await newRole([[19, 'u']])), await seller()]
    const client = api((await entered(person)).token)
    const row = await newOrder(other, null)
    assert.equal((await client.patch(`/sales-orders/${row.id}`, { note: 'x' })).status, 200)
    assert.equal((await client.get('/sales-orders?_end=1')).status, 200)
  })

  test('orders alone are open: contracts and customers take their rights as ever', async ({ assert }) => {
    const by = await stranger([17, 'v'])
    for (const name of ['purchase-contracts', 'customers', 'products'])
      assert.equal((await by.api.post(`/${name}`, {})).status, 403, name)
    assert.equal((await by.api.get('/purchase-contracts/options/supplierId')).status, 403)
  })
})
