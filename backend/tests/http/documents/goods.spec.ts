import { test } from '@japa/runner'
import { api, signIn } from '#tests/support/client'
import { customer } from '../debt/owing.ts'
import { sellingOrder } from '../stock/issuing.ts'
import { posted, warehouse } from '../stock/stock.ts'
import { act, clerk, director, draft, superAdmin } from '#tests/support/documents/lives'
import { created, fresh, resourceOf, sample } from '#tests/support/samples'

const ORDERS = 19
const CONTRACTS = 44
const COST = 58

const product = async (more: object = {}) =>
  created(resourceOf('products'), {
    ...(await sample(resourceOf('products'), 'DONGA', 'required')),
    weightMode: 'per_meter',
    densityWeight: '1.58',
    length: '11.7',
    priceType: 'barem_kg',
    sellingPrice: '15500',
    costPrice: '14500',
    ...more,
  })
const codes = (rows: any[]): string[] => rows.map(({ code }) => code)

test.group('goods for the lines of a document', () => {
  test('are found by any of their names, the one of just that code first', async ({ assert }) => {
    const { token } = await clerk(ORDERS, ['v'])
    const goods = (q: string) => api(token).get(`/sales-orders/goods?q=${encodeURIComponent(q)}&_start=0&_end=20`)
    assert.include(codes((await goods('phi 16')).body), 'TV-D16-CB300')
    assert.deepEqual(codes((await goods('V5x5li')).body), ['V50x5'])
    const code = `A${fresh()}`
    await product({ code: `${code}-B`, name: `Aaa ${code}` })
    await product({ code, name: `Zzz ${code}` })
    assert.deepEqual(codes((await goods(code.toLowerCase())).body), [code, `${code}-B`])
    assert.deepEqual(codes((await goods(`zzz ${code}`)).body), [code])
    await product({ code: `${code}-C`, name: `Aaa ${code} Zzz ${code}` })
    assert.deepEqual(codes((await goods(`zzz ${code}`)).body), [code, `${code}-C`])
  })

  test('are found by the beginning of the last word, digits included; those that hold it whole come first', async ({
    assert,
  }) => {
    const { token } = await clerk(ORDERS, ['v'])
    const found = async (path: string, q: string): Promise<any[]> =>
      (await api(token).get(`/${path}?q=${encodeURIComponent(q)}&_start=0&_end=20`)).body
    for (const [begun, code] of [
      ['d16 cb3', 'TV-D16-CB300'],
      ['40x80x1', 'HCN-40x80x1.4'],
      ['cb400 1', 'TV-D16-CB400'],
    ] as const)
      assert.include(codes(await found('sales-orders/goods', begun)), code, begun)
    const mark = `zz${fresh()}`
    await product({ code: `${mark}-B`, name: `Aaa ${mark} D1690` })
    await product({ code: `${mark}-A`, name: `Zzz ${mark} D169` })
    for (const path of ['sales-orders/goods', 'sales-orders.lines/options/productId'])
      assert.deepEqual(codes(await found(path, `${mark} d169`)), [`${mark}-A`, `${mark}-B`], path)
    assert.deepEqual(
      (await found('sales-orders/goods', `${mark} d169`)).map(({ whole }) => whole),
      [true, false],
    )
    assert.deepEqual(
      (await found('sales-orders/goods', `${mark} d16`)).map(({ whole }) => whole),
      [false, false],
    )
    const listed = async (sort: string) =>
      codes((await (await superAdmin()).get(`/products?q=${mark} d169&${sort}`)).body)
    for (const sort of ['', '_sort=name&_order=asc', '_sort=createdAt&_order=desc'])
      assert.deepEqual(await listed(sort), [`${mark}-A`, `${mark}-B`], sort)
    assert.deepEqual(await listed('_sort=name&_order=asc&_start=1&_end=2'), [`${mark}-B`])
    const { body } = await (await superAdmin()).get(`/find?q=${mark} d169`)
    assert.deepEqual(codes(body.data[0].rows), [`${mark}-A`, `${mark}-B`])
  })

  test('are ranked by what this customer took, what is in stock and what sells', async ({ assert }) => {
    const mark = `xx${fresh()}`
    const of = (letter: string) => product({ code: `${mark}-${letter}`, name: `${letter} ${mark}` })
    const [, sold, inStock, theirs] = [await of('A'), await of('B'), await of('C'), await of('D')]
    const [warehouseId, customerId] = [await warehouse(), await customer()]
    const line = { quantity: '5', actualWeight: '90', priceType: 'actual_kg', unitPrice: '14000' }
    await posted(warehouseId, [{ productId: String(inStock!.id), ...line }])
    await sellingOrder(warehouseId, [{ productId: sold!.id, quantity: '1' }])
    await sellingOrder(warehouseId, [{ productId: theirs!.id, quantity: '1' }], { customerId })
    const { token } = await clerk(ORDERS, ['v'])
    const found = async (more: string) =>
      codes((await api(token).get(`/sales-orders/goods?q=${mark}${more}`)).body).map((code) => code.at(-1))
    assert.deepEqual(await found(`&customerId=${customerId}`), ['D', 'C', 'B', 'A'])
    assert.deepEqual(await found(''), ['C', 'B', 'D', 'A'])
  })

  test('say what a line needs, and what they cost only to those who may see cost', async ({ assert }) => {
    const { id } = await product({ allowCut: true })
    const seen = async (more: [number, string][], resource = 'sales-orders', area = ORDERS) =>
      (await api((await clerk(area, ['v'], more)).token).get(`/${resource}/goods?ids=${id}`)).body
    const [plain] = await seen([])
    assert.containsSubset(plain, {
      id,
      weightMode: 'per_meter',
      densityWeight: '1.580000',
      baremBasis: 'metre',
      length: '11.7000',
      allowCut: true,
      priceType: 'barem_kg',
      sellingPrice: '15500.00',
      lastPrice: null,
    })
    assert.isString(plain.unit)
    assert.notProperty(plain, 'costPrice')
    assert.equal((await seen([[COST, 'v']]))[0].costPrice, '14500.00')
    assert.notProperty((await seen([], 'purchase-contracts', CONTRACTS))[0], 'costPrice')
  })

  test('that are no longer sold are told of by id, and offered to nobody', async ({ assert }) => {
    const { id, code } = await product({ code: `NG${fresh()}`, status: 'discontinued' })
    const { token } = await clerk(ORDERS, ['v'])
    assert.deepEqual((await api(token).get(`/sales-orders/goods?q=${code}`)).body, [])
    assert.deepEqual(codes((await api(token).get(`/sales-orders/goods?ids=${id}`)).body), [code])
  })

  test('tell the last price that a partner agreed to, and neither drafts nor what others paid', async ({ assert }) => {
    const [orders, sells, decides] = [resourceOf('sales-orders'), await clerk(ORDERS), await director(ORDERS)]
    const { id } = await product()
    const [ours, others] = [await created(resourceOf('customers')), await created(resourceOf('customers'))]
    const sold = (customer: { id: string }, orderDate: string, salePrice: string) =>
      draft(orders, decides.userId, {
        customerId: customer.id,
        orderDate,
        receivingDate: orderDate,
        lines: [{ productId: id, quantity: '1', priceType: 'barem_kg', salePrice }],
      })
    const agreed = async (row: { id: string; version: number }) =>
      act(decides.token, 'sales-orders', (await act(sells.token, 'sales-orders', row, 'request')).body, 'approve')
    const last = async () =>
      (await api(sells.token).get(`/sales-orders/goods?ids=${id}&customerId=${ours.id}`)).body[0].lastPrice

    const first = await sold(ours, '2026-11-02', '15100')
    await sold(ours, '2026-11-09', '15900')
    await agreed(await sold(others, '2026-11-08', '14000'))
    assert.isNull(await last())
    assert.equal((await agreed(first)).status, 200)
    assert.deepEqual(await last(), { unitPrice: '15100.00', priceType: 'barem_kg', date: '2026-11-02' })
    await agreed(await sold(ours, '2026-11-01', '14900'))
    assert.equal((await last()).unitPrice, '15100.00')
    assert.isNull((await api(sells.token).get(`/sales-orders/goods?ids=${id}`)).body[0].lastPrice)
  })

  test('of a contract tell what its supplier is paid now, by a dated price once it has taken over', async ({
    assert,
  }) => {
    const [contracts, buys, decides] = [
      resourceOf('purchase-contracts'),
      await clerk(CONTRACTS),
      await director(CONTRACTS),
    ]
    const { id } = await product()
    const supplier = await created(resourceOf('suppliers'))
    const row = await draft(contracts, decides.userId, {
      supplierId: supplier.id,
      contractDate: '2026-11-03',
      prices: [],
      lines: [{ productId: id, quantity: '10', quantityUnit: 'piece', priceType: 'barem_kg', unitPrice: '14200' }],
    })
    await act(
      decides.token,
      'purchase-contracts',
      (await act(buys.token, 'purchase-contracts', row, 'request')).body,
      'approve',
    )
    const { body } = await api(buys.token).get(`/purchase-contracts/goods?ids=${id}&supplierId=${supplier.id}`)
    assert.deepEqual(body[0].lastPrice, { unitPrice: '14200.00', priceType: 'barem_kg', date: '2026-11-03' })
    const dated = (validFrom: string, unitPrice: string) => ({ productId: id, validFrom, unitPrice })
    const open = await draft(contracts, decides.userId, {
      supplierId: supplier.id,
      kind: 'open_ended',
      contractDate: '2026-10-01',
      validFrom: null,
      validTo: null,
      prices: [dated('2026-11-04', '14350'), dated('2026-10-15', '14100'), dated('2099-01-01', '19000')],
      lines: [{ productId: id, priceType: 'barem_kg', unitPrice: '14000' }],
    })
    await act(
      decides.token,
      'purchase-contracts',
      (await act(buys.token, 'purchase-contracts', open, 'request')).body,
      'approve',
    )
    const { body: later } = await api(buys.token).get(`/purchase-contracts/goods?ids=${id}&supplierId=${supplier.id}`)
    assert.deepEqual(later[0].lastPrice, { unitPrice: '14350.00', priceType: 'barem_kg', date: '2026-11-04' })
  })

  test('are 10 without an end, and all that are asked for by id', async ({ assert }) => {
    const client = await superAdmin()
    const { body: some } = await client.get('/sales-orders/goods?_end=12')
    assert.deepEqual((await client.get('/sales-orders/goods')).body, some.slice(0, 10))
    const ids = some.map(({ id }: { id: string }) => id).join()
    assert.lengthOf((await client.get(`/sales-orders/goods?ids=${ids}`)).body, 12)
  })

  test('are those of the own company, whatever is asked', async ({ assert }) => {
    const { id } = await product()
    const { body } = await api(await signIn('superadmin', 'PHUONGNAM')).get(`/sales-orders/goods?ids=${id}`)
    assert.deepEqual(body, [])
  })

  test('are asked for by known names alone', async ({ assert }) => {
    const client = await superAdmin()
    for (const [query, field] of [
      ['status=x', 'status'],
      ['ids=abc', 'ids'],
      ['customerId=1', 'customerId'],
      ['supplierId=01a1fefc-e7d3-758a-be68-f64b0ce8c87e', 'supplierId'],
      ['_start=-1', '_start'],
    ]) {
      const { status, body } = await client.get(`/sales-orders/goods?${query}`)
      assert.deepEqual([status, body.errors?.[0]?.field], [400, field], query)
    }
    assert.deepEqual((await client.get(`/sales-orders/goods?ids=`)).body, [])
  })
})
