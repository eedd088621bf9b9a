import { test } from '@japa/runner'
import { randomUUID } from 'node:crypto'
import { api, call } from '#tests/support/client'
import { clerk, superAdmin } from '#tests/support/documents/lives'
import { entered, newPerson, newRole } from '#tests/support/people'
import { created, resourceOf, sample, target } from '#tests/support/samples'
import { bar, header, places } from './ordering.ts'

const counted = async () =>
  (
    await created(resourceOf('products'), {
      ...(await sample(resourceOf('products'), 'DONGA', 'required')),
      weightMode: 'none',
    })
  ).id

test.group('goods on sales orders', () => {
  test('a line that turns to other goods takes their length, weight and cost, whoever writes it', async ({
    assert,
  }) => {
    const seller = await clerk(19)
    const [one, other] = [await bar(), await bar({ length: '6', costPrice: '20000' })]
    const { body } = await api(seller.token).post('/sales-orders', {
      ...(await header()),
      lines: [{ productId: one, quantity: '10', priceType: 'actual_kg', salePrice: '15800' }],
    })
    const { status } = await api(seller.token).patch(`/sales-orders/${body.id}`, {
      lines: [{ id: body.lines[0].id, productId: other }],
    })
    assert.equal(status, 200)
    assert.containsSubset((await (await superAdmin()).get(`/sales-orders/${body.id}`)).body.lines[0], {
      id: body.lines[0].id,
      quantity: '10.000',
      length: '6.0000',
      theoreticalWeight: '94.800',
      actualWeight: '94.800',
      weightSource: 'estimated',
      importPrice: '20000.00',
    })
  })

  test('what is wrong with a line is told at its place', async ({ assert }) => {
    const client = await superAdmin()
    const product = await bar()
    const coil = await bar({ weightMode: 'coil', densityWeight: undefined, length: undefined, priceType: 'actual_kg' })
    const good = { productId: product, quantity: '10', priceType: 'piece', salePrice: '290000' }
    const wrong: [object[], number, string[]][] = [
      [[good, { ...good, quantity: '0' }], 422, ['lines.1.quantity:range']],
      [[good, good], 422, ['lines.1.productId:repeatedLine']],
      [[{ ...good, productId: crypto.randomUUID() }], 422, ['lines.0.productId:unknownRelation']],
      [[{ ...good, amount: '1' }], 400, ['lines.0.amount:unknownField']],
      [[{ ...good, length: '6' }], 422, ['lines.0.length:lengthFixed']],
      [[{ ...good, unitPrice: '290001' }], 422, ['lines.0.unitPrice:aboveSalePrice']],
      [
        [{ ...good, productId: await counted(), priceType: 'barem_kg' }],
        422,
        ['lines.0.priceType:priceTypeImpossible'],
      ],
      [
        [{ ...good, quantity: '1000000', salePrice: '999999999999999' }],
        422,
        ['lines.0.estimated:range', 'lines.0.amount:range', 'estimated:range', 'total:range', 'grandTotal:range'],
      ],
      [
        [{ productId: coil, quantity: '2', priceType: 'actual_kg', salePrice: '15000', actualWeight: '0' }],
        422,
        ['lines.0.actualWeight:min'],
      ],
      [[{ ...good, productId: await bar({ status: 'discontinued' }) }], 422, ['lines.0.productId:unusable']],
    ]
    for (const [lines, status, expected] of wrong) {
      const answer = await client.post('/sales-orders', { ...(await header()), lines })
      assert.deepEqual([answer.status, places(answer.body)], [status, expected], JSON.stringify(lines))
    }
    const above = await client.post('/sales-orders', {
      ...(await header()),
      discountSource: 'manual',
      discount: '2900001',
      lines: [good],
    })
    assert.deepEqual(places(above.body), ['discount:aboveTotal'])
  })

  test('bars are counted whole, goods sold in parts of a unit are not, and a line that was broken before may stay so', async ({
    assert,
  }) => {
    const client = await superAdmin()
    const [whole, parts] = [await bar(), await bar({ allowFraction: true })]
    const line = (productId: string, quantity: string) => ({
      productId,
      quantity,
      priceType: 'piece',
      salePrice: '290000',
    })
    const refused = await client.post('/sales-orders', {
      ...(await header()),
      lines: [line(parts, '2.5'), line(whole, '2.5')],
    })
    assert.deepEqual([refused.status, places(refused.body)], [422, ['lines.1.quantity:wholePieces']])
    const { body } = await client.post('/sales-orders', {
      ...(await header()),
      lines: [line(parts, '2.5'), line(whole, '2.0')],
    })
    assert.deepEqual(
      body.lines.map(({ amount }: any) => amount),
      ['725000', '580000'],
    )
    const product = (await client.get(`/products/${parts}`)).body
    assert.equal(
      (await client.patch(`/products/${parts}`, { allowFraction: false, version: product.version })).status,
      200,
    )
    const [first, second] = body.lines
    const kept = await client.patch(`/sales-orders/${body.id}`, {
      version: 1,
      lines: [
        { id: first.id, note: 'cắt đôi' },
        { id: second.id, quantity: '3' },
      ],
    })
    assert.deepEqual([kept.status, kept.body.lines[0].quantity], [200, '2.500'])
    const more = await client.patch(`/sales-orders/${body.id}`, {
      version: 2,
      lines: [{ id: first.id, quantity: '3.5' }],
    })
    assert.deepEqual(places(more.body), ['lines.0.quantity:wholePieces'])
  })

  test('goods that may be cut have a length of their own; what a product becomes later does not reach a line', async ({
    assert,
  }) => {
    const client = await superAdmin()
    const product = await bar({ allowCut: true })
    const { body } = await client.post('/sales-orders', {
      ...(await header()),
      lines: [{ productId: product, quantity: '10', length: '6', priceType: 'barem_kg', salePrice: '15500' }],
    })
    assert.containsSubset(body.lines[0], { length: '6.0000', theoreticalWeight: '94.800', amount: '1469400' })
    assert.equal((await client.patch(`/products/${product}`, { densityWeight: '2', name: 'Tên mới' })).status, 200)
    const patched = (await client.patch(`/sales-orders/${body.id}`, { shippingFee: '1', version: 1 })).body
    assert.containsSubset(patched.lines[0], {
      barem: '1.580000',
      theoreticalWeight: '94.800',
      productName: body.lines[0].productName,
    })
  })

  test('a weight that is typed is no estimate any more; an estimate follows its pieces', async ({ assert }) => {
    const client = await superAdmin()
    const product = await bar()
    const line = { productId: product, quantity: '50', priceType: 'actual_kg', salePrice: '15800' }
    const row = (await client.post('/sales-orders', { ...(await header()), lines: [line] })).body
    assert.containsSubset(row.lines[0], { actualWeight: '924.300', weightSource: 'estimated', errorMargin: null })
    const [{ id }] = row.lines
    const more = (await client.patch(`/sales-orders/${row.id}`, { lines: [{ id, ...line, quantity: '100' }] })).body
    assert.containsSubset(more.lines[0], { actualWeight: '1848.600', weightSource: 'estimated' })
    const typed = (
      await client.patch(`/sales-orders/${row.id}`, { lines: [{ id, ...line, quantity: '100', actualWeight: '1820' }] })
    ).body
    assert.containsSubset(typed.lines[0], { actualWeight: '1820.000', weightSource: 'manual', amount: '28756000' })
  })

  test('cost is stored whoever writes a line, and seen by those alone who may', async ({ assert }) => {
    const seller = await clerk(19)
    const product = await bar()
    const { body } = await api(seller.token).post('/sales-orders', {
      ...(await header()),
      lines: [{ productId: product, quantity: '50', priceType: 'actual_kg', salePrice: '15800' }],
    })
    assert.notProperty(body.lines[0], 'importPrice')
    const refused = await api(seller.token).patch(`/sales-orders/${body.id}`, {
      lines: [
        {
          id: body.lines[0].id,
          productId: product,
          quantity: '50',
          priceType: 'actual_kg',
          salePrice: '15800',
          importPrice: '1',
        },
      ],
    })
    assert.deepEqual([refused.status, places(refused.body)], [400, ['lines.0.importPrice:unknownField']])
    assert.equal((await (await superAdmin()).get(`/sales-orders/${body.id}`)).body.lines[0].importPrice, '14500.00')
    await api(seller.token).patch(`/sales-orders/${body.id}`, {
      lines: [{ id: body.lines[0].id, productId: product, quantity: '40', priceType: 'piece', salePrice: '290000' }],
    })
    assert.equal((await (await superAdmin()).get(`/sales-orders/${body.id}`)).body.lines[0].importPrice, '268047.00')
    assert.notInclude(
      JSON.stringify((await api(seller.token).get(`/sales-orders/${body.id}/history`)).body),
      'importPrice',
    )
  })

  test('an answer that is given again leaves out what its reader may see no longer', async ({ assert }) => {
    const role = await newRole([
      [19, 'f'],
      [58, 'v'],
    ])
    const person = await newPerson(role)
    const key = randomUUID()
    const order = {
      ...(await header()),
      source: 'supplier_direct',
      exportingWarehouseId: undefined,
      supplierId: await target('suppliers'),
      sourcePrice: '14000',
      lines: [
        { productId: await bar(), quantity: '50', priceType: 'actual_kg', salePrice: '15800', importPrice: '14100' },
      ],
    }
    const { token } = await entered(person)
    const send = (as: string) =>
      call('POST', '/sales-orders', { token: as, body: order, headers: { 'idempotency-key': key } })
    const [made, again] = [await send(token), await send(token)]
    assert.deepEqual(
      [made.status, made.body.sourcePrice, made.body.lines[0].importPrice],
      [201, '14000.00', '14100.00'],
      JSON.stringify(made.body),
    )
    assert.deepEqual(again.body, made.body)
    const client = await superAdmin()
    const [{ id }] = (await client.get(`/role-groups?code=${role}`)).body
    assert.equal((await client.patch(`/role-groups/${id}`, { permissions: ['19.f'] })).status, 200)
    const later = await send((await entered(person)).token)
    assert.deepEqual(
      [later.status, later.headers.get('idempotency-replayed'), later.body.id],
      [201, 'true', made.body.id],
    )
    assert.notProperty(later.body, 'sourcePrice')
    assert.notProperty(later.body.lines[0], 'importPrice')
    assert.equal(later.body.lines[0].product.id, made.body.lines[0].product.id)
  })

  test('a list that shows who made each order names them', async ({ assert }) => {
    const seller = await clerk(19)
    const { body } = await api(seller.token).post('/sales-orders', {
      ...(await header()),
      lines: [{ productId: await bar(), quantity: '1', priceType: 'piece', salePrice: '1' }],
    })
    const [row] = (await api(seller.token).get(`/sales-orders?id=${body.id}`)).body
    assert.deepInclude(row.createdBy, { id: seller.userId, name: 'Người Thử' })
  })

  test('goods on an order cannot be deleted: PRO_ERR_006', async ({ assert }) => {
    const client = await superAdmin()
    const product = await bar()
    await client.post('/sales-orders', {
      ...(await header()),
      lines: [{ productId: product, quantity: '1', priceType: 'piece', salePrice: '1' }],
    })
    const { status, body } = await client.delete(`/products/${product}`)
    assert.deepEqual([status, body.code], [409, 'PRO_ERR_006'])
  })
})
