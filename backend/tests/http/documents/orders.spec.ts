import { test } from '@japa/runner'
import { randomUUID } from 'node:crypto'
import { api, call } from '#tests/support/client'
import { clerk, draft, superAdmin } from '#tests/support/documents/lives'
import { download, picture, upload } from '#tests/support/files'
import { entered, newPerson, newRole } from '#tests/support/people'
import { created, resourceOf, sample, target } from '#tests/support/samples'

const orders = resourceOf('sales-orders')
const contracts = resourceOf('purchase-contracts')

/** A D16 bar of 11.7 m and 1.58 kg/m, as the worked examples have it. */
const bar = async (more: object = {}) =>
  (
    await created(resourceOf('products'), {
      ...(await sample(resourceOf('products'), 'DONGA', 'required')),
      weightMode: 'per_meter',
      densityWeight: '1.58',
      length: '11.7',
      priceType: 'barem_kg',
      sellingPrice: '15500',
      costPrice: '14500',
      ...more,
    })
  ).id
const counted = async () =>
  (
    await created(resourceOf('products'), {
      ...(await sample(resourceOf('products'), 'DONGA', 'required')),
      weightMode: 'none',
    })
  ).id

const header = async () => {
  const { lines: _lines, ...rest } = await sample(orders, 'DONGA', 'required')
  return { ...rest, shippingFee: '0' }
}
const places = (body: any): string[] => body.errors.map(({ field, rule }: any) => `${field}:${rule}`)

test.group('sales orders', () => {
  test('fifty bars of D16 by each price type come to the amounts of the worked example, with error margin and totals', async ({
    assert,
  }) => {
    const client = await superAdmin()
    const line = async (priceType: string, salePrice: string) => ({
      productId: await bar(),
      quantity: '50',
      actualWeight: '893.5',
      weightSource: 'weighed',
      priceType,
      salePrice,
    })
    const { status, body } = await client.post('/sales-orders', {
      ...(await header()),
      discountSource: 'manual',
      discount: '333333',
      shippingFee: '1500000',
      lines: [await line('piece', '290000'), await line('actual_kg', '15800'), await line('barem_kg', '15500')],
    })
    assert.equal(status, 201, JSON.stringify(body))
    assert.deepEqual(
      body.lines.map(({ amount }: any) => amount),
      ['14500000', '14117300', '14326650'],
    )
    assert.deepEqual(
      body.lines.map(({ estimated }: any) => estimated),
      ['14500000', '14603940', '14326650'],
    )
    assert.containsSubset(body.lines[0], {
      theoreticalWeight: '924.300',
      actualWeight: '893.500',
      errorMarginKg: '-30.800',
      errorMargin: '-3.33',
      barem: '1.580000',
      baremBasis: 'metre',
      length: '11.7000',
      unitPrice: '290000.00',
      importPrice: '268047.00',
    })
    assert.deepEqual(
      [
        body.itemCount,
        body.theoreticalWeight,
        body.actualWeight,
        body.estimated,
        body.total,
        body.discount,
        body.shippingFee,
        body.grandTotal,
      ],
      ['150.000', '2772.900', '2680.500', '43430590', '42943950', '333333', '1500000', '44110617'],
    )
    assert.equal(
      body.lines.reduce((sum: number, { discountShare }: any) => sum + Number(discountShare), 0),
      333333,
    )
  })

  test('figures that differ from those a person saw are answered with the right ones, and nothing is saved', async ({
    assert,
  }) => {
    const client = await superAdmin()
    const body = {
      ...(await header()),
      lines: [{ productId: await bar(), quantity: '50', priceType: 'barem_kg', salePrice: '15500' }],
    }
    const stale = await client.post('/sales-orders', {
      ...body,
      preview: { grandTotal: '14000000', amounts: ['14326650'] },
    })
    assert.deepEqual([stale.status, stale.body.code], [409, 'DOC_ERR_003'])
    assert.containsSubset(stale.body.figures, { total: '14326650', grandTotal: '14326650', amounts: ['14326650'] })
    const right = await client.post('/sales-orders', { ...body, preview: stale.body.figures })
    assert.equal(right.status, 201)
    const again = await client.patch(`/sales-orders/${right.body.id}`, {
      shippingFee: '100000',
      version: 1,
      preview: { grandTotal: '14326650' },
    })
    assert.deepEqual([again.status, again.body.figures.grandTotal], [409, '14426650'])
    assert.equal((await client.get(`/sales-orders/${right.body.id}`)).body.version, 1)
    assert.equal((await client.post('/customers', { preview: {} })).status, 400)
  })

  test('a line keeps its id and what is not said of it; one without an id is new, one that is missing goes', async ({
    assert,
  }) => {
    const client = await superAdmin()
    const [one, two, three] = [await bar(), await bar(), await bar()]
    const line = (productId: string) => ({
      productId,
      quantity: '10',
      priceType: 'piece',
      salePrice: '290000',
      note: 'ghi',
    })
    const row = (await client.post('/sales-orders', { ...(await header()), lines: [line(one), line(two)] })).body
    const [first, second] = row.lines
    const { status, body } = await client.patch(`/sales-orders/${row.id}`, {
      version: 1,
      lines: [line(three), { id: second.id, productId: two, quantity: '12', priceType: 'piece', salePrice: '291000' }],
    })
    assert.equal(status, 200, JSON.stringify(body))
    assert.deepEqual(
      body.lines.map(({ id }: any) => id === second.id),
      [false, true],
    )
    assert.containsSubset(body.lines[1], { quantity: '12.000', note: 'ghi', amount: '3480000', unitPrice: '290000.00' })
    const history = (await client.get(`/sales-orders/${row.id}/history`)).body[0].changes.find(
      ({ field }: any) => field === 'lines',
    ).lines
    assert.sameDeepMembers(
      history.map(({ what, position }: any) => [what, position]),
      [
        ['added', 1],
        ['changed', 2],
        ['removed', 1],
      ],
    )
    assert.isString(history[0].name)
    const foreign = await client.patch(`/sales-orders/${row.id}`, {
      version: body.version,
      lines: [{ ...line(one), id: first.id }],
    })
    assert.deepEqual([foreign.status, places(foreign.body)], [422, ['lines.0.id:unknownRelation']])
  })

  test('a stored line is named by its id and keeps all that is not said of it, what is required too', async ({
    assert,
  }) => {
    const client = await superAdmin()
    const [one, two] = [await bar(), await bar()]
    const line = (productId: string) => ({
      productId,
      quantity: '10',
      priceType: 'piece',
      salePrice: '290000',
      unitPrice: '280000',
      note: 'ghi',
    })
    const row = (await client.post('/sales-orders', { ...(await header()), lines: [line(one), line(two)] })).body
    const [first, second] = row.lines
    const { status, body } = await client.patch(`/sales-orders/${row.id}`, {
      version: 1,
      lines: [{ id: first.id, quantity: '12' }, { id: second.id }],
    })
    assert.equal(status, 200, JSON.stringify(body))
    assert.containsSubset(body.lines[0], {
      id: first.id,
      productId: one,
      quantity: '12.000',
      priceType: 'piece',
      salePrice: '290000.00',
      unitPrice: '280000.00',
      importPrice: first.importPrice,
      note: 'ghi',
      amount: '3360000',
    })
    assert.deepEqual(body.lines[1], { ...second, discountShare: body.lines[1].discountShare })
    const cleared = (
      await client.patch(`/sales-orders/${row.id}`, { lines: [{ id: first.id, note: null }, { id: second.id }] })
    ).body
    assert.deepEqual([cleared.lines[0].note, cleared.lines[0].quantity, cleared.lines[1].note], [null, '12.000', 'ghi'])
  })

  test('no product stands in two lines, and none twice', async ({ assert }) => {
    const client = await superAdmin()
    const [one, two] = [await bar(), await bar()]
    const line = (productId: string) => ({ productId, quantity: '10', priceType: 'piece', salePrice: '290000' })
    const row = (await client.post('/sales-orders', { ...(await header()), lines: [line(one), line(two)] })).body
    const [first, second] = row.lines.map(({ id }: any) => id)
    const wrong: [object[], string[]][] = [
      [[{ id: first }, { id: second, productId: one }], ['lines.1.productId:repeatedLine']],
      [
        [{ id: first }, { id: first, quantity: '2' }],
        ['lines.1.productId:repeatedLine', 'lines.1.id:repeatedLine'],
      ],
      [[{ id: first, quantity: '0' }], ['lines.0.quantity:range']],
      [[{ id: 'x' }], ['lines.0.id:uuid']],
    ]
    for (const [lines, expected] of wrong) {
      const answer = await client.patch(`/sales-orders/${row.id}`, { lines })
      assert.deepEqual([answer.status, places(answer.body)], [422, expected], JSON.stringify(lines))
    }
    assert.equal((await client.get(`/sales-orders/${row.id}`)).body.version, 1)
  })

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

test.group('purchase contracts', () => {
  test('of open quantities come to nothing yet; tonnes weigh by whatever scale is paid', async ({ assert }) => {
    const client = await superAdmin()
    const { lines: _lines, ...rest } = await sample(contracts, 'DONGA', 'required')
    const product = await bar()
    const line = { productId: product, priceType: 'actual_kg', unitPrice: '14500' }
    const open = (await client.post('/purchase-contracts', { ...rest, kind: 'open_ended', lines: [line] })).body
    assert.deepEqual([open.lines[0].amount, open.total, open.grandTotal], [null, '0', null])
    const fixed = (
      await client.post('/purchase-contracts', {
        ...rest,
        kind: 'fixed',
        shippingFee: '0',
        lines: [{ ...line, quantity: '25', quantityUnit: 'tonne' }],
      })
    ).body
    assert.deepEqual(
      [fixed.lines[0].theoreticalWeight, fixed.lines[0].amount, fixed.lines[0].pieces, fixed.grandTotal],
      ['25000.000', '362500000', null, '362500000'],
    )
    const pieces = (
      await client.post('/purchase-contracts', {
        ...rest,
        kind: 'fixed',
        lines: [{ ...line, priceType: 'barem_kg', quantity: '200', quantityUnit: 'piece' }],
      })
    ).body
    assert.deepEqual(
      [pieces.lines[0].theoreticalWeight, pieces.lines[0].amount, pieces.itemCount],
      ['3697.200', '53609400', '200.000'],
    )
    const [tonnes, broken] = [
      (
        await client.post('/purchase-contracts', {
          ...rest,
          kind: 'fixed',
          lines: [{ ...line, quantity: '2.5', quantityUnit: 'tonne' }],
        })
      ).body,
      (
        await client.post('/purchase-contracts', {
          ...rest,
          kind: 'fixed',
          lines: [{ ...line, quantity: '2.5', quantityUnit: 'piece' }],
        })
      ).body,
    ]
    assert.deepEqual([tonnes.lines[0].amount, places(broken)], ['36250000', ['lines.0.quantity:wholePieces']])
    const impossible = await client.post('/purchase-contracts', {
      ...rest,
      lines: [{ ...line, priceType: 'piece', quantity: '1', quantityUnit: 'tonne' }],
    })
    assert.deepEqual(places(impossible.body), ['lines.0.priceType:priceTypeImpossible'])
  })

  test('a deposit is so many percent of what they come to, decided by the server, and open while an amount is', async ({
    assert,
  }) => {
    const client = await superAdmin()
    const { lines: _lines, ...rest } = await sample(contracts, 'DONGA', 'required')
    const [product, other] = [await bar(), await bar()]
    const line = (productId: string, more: object = {}) => ({
      productId,
      priceType: 'actual_kg',
      unitPrice: '14500',
      quantity: '25',
      quantityUnit: 'tonne',
      ...more,
    })
    const terms = {
      depositPercent: '12.5',
      paymentDays: 30,
      paymentTerms: 'Chuyển khoản.\nPhần còn lại trả theo từng đợt giao.',
    }
    const { body } = await client.post('/purchase-contracts', {
      ...rest,
      ...terms,
      kind: 'fixed',
      shippingFee: '500000',
      lines: [line(product)],
    })
    assert.containsSubset(body, {
      ...terms,
      depositPercent: '12.50',
      grandTotal: '363000000',
      depositAmount: '45375000',
    })
    assert.equal(
      (await client.patch(`/purchase-contracts/${body.id}`, { version: body.version, depositPercent: null })).body
        .depositAmount,
      null,
    )
    const open = await client.post('/purchase-contracts', {
      ...rest,
      ...terms,
      kind: 'open_ended',
      lines: [line(product), line(other, { quantity: null })],
    })
    assert.deepEqual([open.status, open.body.depositAmount], [201, null])
    const wrong = await client.post('/purchase-contracts', {
      ...rest,
      kind: 'fixed',
      depositPercent: '100.01',
      paymentDays: -1,
      lines: [line(product)],
    })
    assert.sameMembers(places(wrong.body), ['depositPercent:range', 'paymentDays:range'])
    assert.deepEqual(
      places(
        (
          await client.post('/purchase-contracts', {
            ...rest,
            kind: 'fixed',
            depositAmount: '1',
            lines: [line(product)],
          })
        ).body,
      ),
      ['depositAmount:unknownField'],
    )
  })

  test('a product has one price for each day, and only what is bought has any', async ({ assert }) => {
    const client = await superAdmin()
    const { lines: _lines, ...rest } = await sample(contracts, 'DONGA', 'required')
    const [product, other] = [await bar(), await bar()]
    const body = (prices: object[], more: object = {}) => ({
      ...rest,
      ...more,
      lines: [{ productId: product, quantity: '1', priceType: 'actual_kg', unitPrice: '14500' }],
      prices,
    })
    const price = (productId: string, validFrom: string) => ({ productId, validFrom, unitPrice: '14700' })
    assert.equal(
      (await client.post('/purchase-contracts', body([price(product, '2026-12-01'), price(product, '2026-12-08')])))
        .status,
      201,
    )
    assert.deepEqual(
      places(
        (await client.post('/purchase-contracts', body([price(product, '2026-12-01'), price(product, '2026-12-01')])))
          .body,
      ),
      ['prices.1.validFrom:repeatedLine'],
    )
    assert.deepEqual(places((await client.post('/purchase-contracts', body([price(other, '2026-12-01')]))).body), [
      'prices.0.productId:notInLines',
    ])
    assert.deepEqual(
      places(
        (await client.post('/purchase-contracts', body([], { validFrom: '2026-12-02', validTo: '2026-12-01' }))).body,
      ),
      ['validTo:notBefore'],
    )
  })

  test('a supplier in a contract cannot be deleted', async ({ assert }) => {
    const asks = await clerk(44)
    const row = await draft(contracts, asks.userId)
    const { status } = await (await superAdmin()).delete(`/suppliers/${row.supplierId}`)
    assert.equal(status, 409)
  })
})

test.group('attachments', () => {
  test('are told by name and size to whoever sees the document, and read by nobody else', async ({ assert }) => {
    const seller = await clerk(19)
    const { body: uploaded } = await upload(seller.token, 'orders', await picture('png'), 'Phiếu cân 01.png')
    const row = (
      await (
        await superAdmin()
      ).post('/sales-orders', {
        ...(await header()),
        lines: [{ productId: await bar(), quantity: '1', priceType: 'piece', salePrice: '1' }],
        attachments: [uploaded.data.filePath],
      })
    ).body
    assert.deepEqual(row.attachments, [uploaded.data.filePath])
    assert.deepEqual(row.attachmentsFiles, [
      { path: uploaded.data.filePath, name: uploaded.data.name, bytes: uploaded.data.bytes },
    ])
    const viewer = await clerk(19, ['v'])
    assert.equal((await download(viewer.token, uploaded.data.filePath)).status, 200)
    assert.equal((await download((await clerk(13)).token, uploaded.data.filePath)).status, 404)
  })
})
