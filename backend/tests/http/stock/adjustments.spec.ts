import { test } from '@japa/runner'
import { ledgers } from '@barem/resources/ledgers'
import { api, signIn } from '#tests/support/client'
import { act, clerk, superAdmin } from '#tests/support/documents/lives'
import { inSequence, published } from '#tests/support/workflows/drafts'
import { newDepartment, placed } from '#tests/support/workflows/staff'
import { sellingOrder, userId } from './issuing.ts'
import { refused } from './receiving.ts'
import { entriesOf, faults, inWarehouse, onHand, posted, product, warehouse } from './stock.ts'
import { done, type Row } from './transferring.ts'

const REASON = 'Kiểm đếm thấy khác sổ'
const WHOLE = ['100.000', '1850.000', '1848.600', '25000000']

/** 100 bars in a warehouse, which weigh 1,850 kg and cost 25,000,000 dong. */
async function bars() {
  const [productId, warehouseId] = [await product(), await warehouse()]
  const line = { productId, quantity: '100', actualWeight: '1850', priceType: 'piece', unitPrice: '250000' }
  await posted(warehouseId, [line])
  return { productId, warehouseId }
}

const body = (warehouseId: string, kind: string, lines: readonly object[]) => ({
  ...{ documentDate: '2026-02-01', warehouseId, kind, reason: REASON, lines },
})

const draft = async (...given: Parameters<typeof body>): Promise<Row> =>
  done((await superAdmin()).post('/stock-adjustments', body(...given)))

const step = async (row: Row, action: string, more: object = {}) =>
  act(await signIn('superadmin'), 'stock-adjustments', row, action, more)

const adjusted = async (...given: Parameters<typeof body>): Promise<Row> => done(step(await draft(...given), 'request'))

test.group('adjustments of stock', (group) => {
  group.each.teardown(async () => {
    const client = await superAdmin()
    const { body: settings } = await client.get('/company-settings')
    if (settings.lockedUntil !== null)
      await client.patch('/company-settings', { lockedUntil: null, lockReason: `Hết ${settings.version}` })
  })

  test('take a tenth of kg and value with a tenth of the bars, and give all of it back', async ({ assert }) => {
    for (const kind of ['loss', 'damage']) {
      const { productId, warehouseId } = await bars()
      const row = await adjusted(warehouseId, kind, [{ productId, quantity: '10' }])
      assert.match(row.code, /^DCK-2602-\d{5}$/)
      assert.deepEqual([row.status, row.total, row.lines[0].amount], ['done', '2500000', '2500000'])
      assert.deepEqual(await onHand(productId), ['90.000', '1665.000', '1663.740', '22500000'])
      assert.deepEqual(await inWarehouse(productId, warehouseId), ['90.000', '1665.000', '1663.740'])
      const [shown] = (await (await superAdmin()).get(`/inventory/entries?productId=${productId}`)).body
      assert.deepEqual([shown.kind, shown.code, shown.value], ['adjust', row.code, '-2500000'])
      const back = await done(step(row, 'undo', { comment: 'Đếm nhầm' }))
      assert.equal(back.status, 'cancelled')
      assert.deepEqual(await onHand(productId), WHOLE)
    }
    assert.deepEqual(await faults(), [])
  })

  test('bring what is found in at the average cost, by its own kg where it was weighed', async ({ assert }) => {
    const { productId, warehouseId } = await bars()
    const unweighed = await adjusted(warehouseId, 'found', [{ productId, quantity: '4', unitCost: '1' }])
    assert.deepEqual([unweighed.total, unweighed.lines[0].unitCost], ['1000000', null])
    assert.deepEqual(await onHand(productId), ['104.000', '1924.000', '1922.540', '26000000'])
    // 80 kg of 1,924 kg that are worth 26,000,000 dong.
    const weighed = await adjusted(warehouseId, 'found', [{ productId, quantity: '4', actualWeight: '80' }])
    assert.deepEqual(await onHand(productId), ['108.000', '2004.000', '1996.480', '27081081'])
    for (const row of [weighed, unweighed]) await done(step(row, 'undo', { comment: 'Đếm nhầm' }))
    assert.deepEqual(await onHand(productId), WHOLE)
    assert.deepEqual(await faults(), [])
  })

  test('ask for a cost where nothing is on hand, and are undone while what they brought is there', async ({
    assert,
  }) => {
    const [productId, warehouseId] = [await product(), await warehouse()]
    const free = await step(await draft(warehouseId, 'found', [{ productId, quantity: '4' }]), 'request')
    assert.deepEqual([free.status, refused(free)], [422, ['lines.0.unitCost:stock_noCost']])
    const found = await adjusted(warehouseId, 'found', [{ productId, quantity: '4', unitCost: '250000' }])
    assert.deepEqual(await onHand(productId), ['4.000', '73.940', '73.940', '1000000'])
    const lost = await adjusted(warehouseId, 'loss', [{ productId, quantity: '2' }])
    const early = await step(found, 'undo', { comment: 'Đếm nhầm' })
    assert.deepEqual([early.status, refused(early)], [409, ['lines.0.quantity:stock_tooFew']])
    for (const row of [lost, found]) await done(step(row, 'undo', { comment: 'Đếm nhầm' }))
    assert.deepEqual(await onHand(productId), ['0.000', '0.000', '0.000', '0'])
    assert.deepEqual(await faults(), [])
  })

  test('are refused at their fields: more than is there and free, half a bar, a warehouse that is off', async ({
    assert,
  }) => {
    const { productId, warehouseId } = await bars()
    const client = await superAdmin()
    const lose = async (quantity: string) =>
      step(await draft(warehouseId, 'loss', [{ productId, quantity }]), 'request')
    assert.deepEqual(refused(await lose('101')), ['lines.0.quantity:stock_tooFew'])
    const half = body(warehouseId, 'loss', [{ productId, quantity: '0.5' }])
    assert.deepEqual(refused(await client.post('/stock-adjustments', half)), ['lines.0.quantity:wholePieces'])
    await sellingOrder(warehouseId, [{ productId, quantity: '95' }])
    assert.deepEqual(refused(await lose('6')), ['lines.0.quantity:stock_reserved'])
    const twice = [1, 2].map(() => ({ productId, quantity: '3' }))
    const more = await step(await draft(warehouseId, 'loss', twice), 'request')
    assert.deepEqual(refused(more), ['lines.1.quantity:stock_reserved'])

    const waiting = await draft(warehouseId, 'found', [{ productId, quantity: '1' }])
    const { version } = (await client.get(`/warehouses/${warehouseId}`)).body
    await client.patch(`/warehouses/${warehouseId}`, { version, status: 'inactive' })
    assert.deepEqual(refused(await client.post('/stock-adjustments', body(warehouseId, 'found', []))), [
      'warehouseId:unusable',
    ])
    assert.deepEqual(refused(await step(waiting, 'request')), ['warehouseId:warehouseOff'])
    assert.deepEqual(await onHand(productId), WHOLE)
    assert.deepEqual([await faults(), await faults(ledgers.reservations)], [[], []])
  })

  test('are refused at their day in books that are closed', async ({ assert }) => {
    const { productId, warehouseId } = await bars()
    const client = await superAdmin()
    const early = { ...body(warehouseId, 'found', [{ productId, quantity: '1' }]), documentDate: '2019-12-31' }
    const row = await done(client.post('/stock-adjustments', early))
    assert.equal((await client.patch('/company-settings', { lockedUntil: '2019-12-31' })).status, 200)
    const { status, body: answer } = await step(row, 'request')
    assert.deepEqual([status, refused({ body: answer })], [422, ['documentDate:lockedDay']])
    assert.deepEqual(await onHand(productId), WHOLE)
  })

  test('post once, however often they are asked to at the same time', async ({ assert }) => {
    const { productId, warehouseId } = await bars()
    const row = await draft(warehouseId, 'loss', [{ productId, quantity: '10' }])
    const answers = await Promise.all([1, 2, 3].map(() => step(row, 'request')))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409])
    assert.equal((await onHand(productId))[0], '90.000')
    const kinds = (await entriesOf(productId)).map(({ kind }) => kind)
    assert.deepEqual(kinds, ['opening', 'adjust'])
  })

  test('wait for the one whom a workflow asks from an amount on, and post with the approval', async ({ assert }) => {
    const departmentId = await newDepartment()
    const keeper = await clerk(63, ['c', 'u'], [[47, 'v']], 'keeps stock')
    await placed(keeper.userId, departmentId)
    await published({
      ...{ name: 'Điều chỉnh lớn', resource: 'stock-adjustments', departmentIds: [departmentId] },
      ...{ fallbackId: await userId(), graph: inSequence([await userId()]), everyDocument: false },
      rules: { fact: 'total', is: 'atLeast', than: '2000000' },
    })
    const { productId, warehouseId } = await bars()
    const lose = async (quantity: string): Promise<Row> => {
      const row = await done(
        api(keeper.token).post('/stock-adjustments', body(warehouseId, 'loss', [{ productId, quantity }])),
      )
      return done(act(keeper.token, 'stock-adjustments', row, 'request'))
    }
    const small = await lose('1')
    assert.deepEqual([small.status, 'total' in small, 'unitCost' in small.lines[0]], ['done', false, false])
    const large = await lose('10')
    assert.equal(large.status, 'pending')
    assert.equal((await onHand(productId))[0], '99.000')
    assert.equal((await done(step(large, 'approve'))).status, 'done')
    assert.equal((await onHand(productId))[0], '89.000')
  })
})
