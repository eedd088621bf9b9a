import { test } from '@japa/runner'
import { clerk, superAdmin } from '#tests/support/documents/lives'
import { download, picture, upload } from '#tests/support/files'
import { bar, header, places } from './ordering.ts'

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
