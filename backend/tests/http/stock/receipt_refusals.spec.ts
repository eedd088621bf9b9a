import { test } from '@japa/runner'
import { dayInVietnam } from '@barem/resources/kit'
import { call, signIn } from '#tests/support/client'
import { superAdmin } from '#tests/support/documents/lives'
import { created, resourceOf } from '#tests/support/samples'
import { bought, contract, receipt, receiptBody, receive, received, refused, taken } from './receiving.ts'
import { onHand, product, warehouse } from './stock.ts'

const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
const come = { quantity: '10', actualWeight: '184.86', priceType: 'actual_kg', unitPrice: '10000' }

/** What a refusal says at its fields, in a language. */
const said = async (row: { id: string; version: number }, language: string): Promise<string[]> => {
  const { body } = await call('POST', `/warehouse-receipts/${row.id}/request`, {
    token: await signIn('superadmin'),
    body: { version: row.version },
    headers: { 'accept-language': language, 'idempotency-key': crypto.randomUUID() },
  })
  return body.errors.map(({ message }: { message: string }) => message)
}

/** Each thing that is not received, with the field and rule of its refusal. */
const cases: Readonly<Record<string, [more: object, line: object, wanted: string]>> = {
  'a weight far from barem without a reason': [{}, { actualWeight: '120' }, 'lines.0.reason:farFromBarem'],
  'goods without a price': [{}, { unitPrice: null }, 'lines.0.unitPrice:priceFirst'],
  'goods paid by the scale that nobody weighed': [{}, { actualWeight: null }, 'lines.0.actualWeight:weighFirst'],
  'a day that has not come': [{ documentDate: dayAfter(dayInVietnam(new Date())) }, {}, 'documentDate:future'],
}

test.group('a receipt is refused at its fields and kept as it was:', () => {
  for (const [what, [more, line, wanted]] of Object.entries(cases))
    test(what, async ({ assert }) => {
      const [productId, warehouseId] = [await product(), await warehouse()]
      const row = await receipt(warehouseId, [{ productId, ...come, ...line }], more)
      const answer = await receive(row)
      assert.deepEqual([answer.status, refused(answer)], [422, [wanted]])
      const [vi, en] = [await said(row, 'vi'), await said(row, 'en')]
      assert.isNotEmpty(vi.join(''))
      assert.notDeepEqual(vi, en)
      assert.deepEqual(await onHand(productId), [])
      const { body } = await (await superAdmin()).get(`/warehouse-receipts/${row.id}`)
      assert.containsSubset(body, { status: 'draft', version: row.version, lines: [{ quantity: '10.000' }] })
    })

  test('also as its approval is asked for, by the one who can mend it', async ({ assert }) => {
    const [productId, warehouseId] = [await product(), await warehouse()]
    const client = await superAdmin()
    const approverId = (await client.get('/User/profile')).body.data.id
    const row = await contract([bought(productId, '100')], { weightTerm: 'supplier_scale' })
    const line = { productId, contractLineId: row.lines[0].id, ...come }
    const draft = await receipt(warehouseId, [line], { contractId: row.id, approverId })
    const early = await receive(draft)
    assert.deepEqual([early.status, refused(early)], [422, ['lines.0.declaredWeight:weighFirst']])
    const lines = [{ id: draft.lines[0].id, declaredWeight: '185' }]
    const mended = (await client.patch(`/warehouse-receipts/${draft.id}`, { version: draft.version, lines })).body
    const asked = await receive(mended)
    assert.deepEqual([asked.status, asked.body.status], [200, 'pending'])
    assert.deepEqual(await onHand(productId), [])
    assert.equal((await taken('warehouse-receipts', asked.body, 'approve')).status, 'done')
    assert.equal((await onHand(productId))[0], '10.000')
  })

  test('0 kg where the scale is paid, and a warehouse of another company', async ({ assert }) => {
    const [productId, warehouseId] = [await product(), await warehouse()]
    const client = await superAdmin()
    const zero = await client.post(
      '/warehouse-receipts',
      await receiptBody(warehouseId, [{ productId, ...come, actualWeight: '0' }]),
    )
    assert.deepEqual([zero.status, refused(zero)], [422, ['lines.0.actualWeight:min']])
    const theirs = String((await created(resourceOf('warehouses'), undefined, 'PHUONGNAM')).id)
    const strange = await client.post('/warehouse-receipts', await receiptBody(theirs, [{ productId, ...come }]))
    assert.deepEqual([strange.status, refused(strange)], [422, ['warehouseId:unknownRelation']])
  })

  test('the same line of a contract twice; two lines of one product are two lines', async ({ assert }) => {
    const [productId, warehouseId] = [await product(), await warehouse()]
    const row = await contract([bought(productId, '300')])
    const line = { productId, contractLineId: row.lines[0].id, ...come }
    const client = await superAdmin()
    const twice = await client.post(
      '/warehouse-receipts',
      await receiptBody(warehouseId, [line, line], { contractId: row.id }),
    )
    assert.equal(twice.status, 422)
    assert.include(refused(twice).join(), 'lines.1.contractLineId')
    const free = { productId, ...come }
    const both = await received(warehouseId, [line, free], { contractId: row.id })
    assert.equal(both.lines.length, 2)
    assert.equal((await onHand(productId))[0], '20.000')
  })

  test('more than was bought, until somebody with full rights says why; a contract that is closed', async ({
    assert,
  }) => {
    const [productId, warehouseId] = [await product(), await warehouse()]
    const row = await contract([bought(productId, '10')], { tolerance: '5' })
    const line = { productId, contractLineId: row.lines[0].id, ...come }
    const of = { contractId: row.id }
    const over = await receipt(warehouseId, [{ ...line, quantity: '11', actualWeight: '203.35' }], of)
    assert.deepEqual(refused(await receive(over)), ['lines.0.quantity:overContract_piece'])
    const waiting = await receipt(warehouseId, [line], of)
    const said = await (await superAdmin()).patch(`/warehouse-receipts/${over.id}`, { overReason: 'Thừa một cây' })
    assert.equal((await receive(said.body)).status, 200)
    assert.include(refused(await receive(waiting)), 'contractId:closedContract')
  })

  test('no contract, where the company needs one, until somebody with full rights says why', async ({
    assert,
    cleanup,
  }) => {
    const client = await superAdmin('PHUONGNAM')
    const needs = async (receiptNeedsContract: boolean): Promise<void> =>
      void (await client.patch('/company-settings', { receiptNeedsContract }))
    cleanup(() => needs(false))
    const body = {
      supplierId: (await created(resourceOf('suppliers'), undefined, 'PHUONGNAM')).id,
      warehouseId: (await created(resourceOf('warehouses'), undefined, 'PHUONGNAM')).id,
      receivingOfficerId: (await client.get('/User/profile')).body.data.id,
      driverName: 'Phạm Văn Mẫu',
      documentDate: '2026-02-01',
      lines: [
        {
          productId: (await created(resourceOf('products'), undefined, 'PHUONGNAM')).id,
          quantity: '1',
          priceType: 'piece',
          unitPrice: '1000',
        },
      ],
    }
    const draft = (await client.post('/warehouse-receipts', body)).body
    await needs(true)
    const request = (row: { id: string; version: number }) =>
      client.post(`/warehouse-receipts/${row.id}/request`, { version: row.version })
    assert.deepEqual(refused(await request(draft)), ['contractId:needsContract'])
    const noContractReason = 'Hàng mua lẻ'
    const said = await client.patch(`/warehouse-receipts/${draft.id}`, { noContractReason })
    const { status, body: done } = await request(said.body)
    assert.deepEqual([status, done.status, done.noContractReason], [200, 'done', noContractReason])
  })
})

test.group('prices of a receipt', () => {
  test('come later than its goods, from somebody else who sees costs', async ({ assert }) => {
    const [productId, warehouseId] = [await product(), await warehouse()]
    const keeper = await signIn('thukho.demo')
    const officer = (await call('GET', '/User/profile', { token: keeper })).body.data.id
    const { unitPrice: _price, ...line } = come
    const write = (method: string, path: string, body: object, token: string) =>
      call(method, path, { token, body, headers: { 'idempotency-key': crypto.randomUUID() } })
    const body = { ...(await receiptBody(warehouseId, [{ productId, ...line }])), receivingOfficerId: officer }
    const { status, body: row } = await write('POST', '/warehouse-receipts', body, keeper)
    assert.equal(status, 201, JSON.stringify(row))
    const asked = await write('POST', `/warehouse-receipts/${row.id}/request`, { version: row.version }, keeper)
    assert.deepEqual(refused(asked), ['lines.0.unitPrice:priceFirst'])

    const accountant = await signIn('ketoankho.demo')
    const priced = await write(
      'PATCH',
      `/warehouse-receipts/${row.id}`,
      { version: row.version, lines: [{ id: row.lines[0].id, unitPrice: '14000' }] },
      accountant,
    )
    assert.equal(priced.status, 200, JSON.stringify(priced.body))
    const done = await write(
      'POST',
      `/warehouse-receipts/${row.id}/request`,
      { version: priced.body.version },
      accountant,
    )
    assert.deepEqual([done.status, done.body.status, done.body.stockValue], [200, 'done', '2588040'])
    assert.equal((await onHand(productId))[3], '2588040')
  })

  test('follow a part of a coil by its kg', async ({ assert }) => {
    const warehouseId = await warehouse()
    const coil = await product({
      weightMode: 'coil',
      densityWeight: undefined,
      length: undefined,
      priceType: 'actual_kg',
      allowFraction: false,
    })
    const line = { productId: coil, quantity: '0.4', actualWeight: '3520', priceType: 'actual_kg', unitPrice: '15000' }
    const row = await received(warehouseId, [line])
    assert.equal(row.stockValue, '52800000')
    assert.deepEqual(await onHand(coil), ['0.400', '3520.000', '0.000', '52800000'])
    const cut = await taken('warehouse-receipts', row, 'undo', { comment: 'Cân lại' })
    assert.equal(cut.status, 'cancelled')
  })
})
