import { test } from '@japa/runner'
import { api, call, signIn } from '#tests/support/client'
import { act, superAdmin } from '#tests/support/documents/lives'
import { issue, leave } from './issuing.ts'
import { refused } from './receiving.ts'
import { posted, product, warehouse } from './stock.ts'
import { done, type Row } from './transferring.ts'

const truck = { licencePlate: '15C-123.45', firstWeight: '8250', firstAt: '2026-11-05T01:00:00.000Z' }

const weigh = async (row: Row, secondWeight: string | null, more: object = {}) =>
  act(await signIn('superadmin'), 'weighing-tickets', row, 'weigh', { values: { secondWeight, ...more } })

const came = async (more: object = {}): Promise<Row> =>
  done((await superAdmin()).post('/weighing-tickets', { ...truck, ...more }))

test.group('a weighing ticket', () => {
  test('is closed by the second weighing; the heavier one is gross', async ({ assert }) => {
    const empty = await came()
    assert.deepEqual([empty.status, empty.net], ['open', null])
    const loaded = await done(weigh(empty, '21300'))
    assert.match(loaded.code, /^PCAN-\d{4}-\d{5}$/)
    assert.containsSubset(loaded, { status: 'closed', gross: '21300.000', tare: '8250.000', net: '13050.000' })
    assert.isNotNull(loaded.secondAt)
    const full = await came({ firstWeight: '21300' })
    assert.containsSubset(await done(weigh(full, '8250')), { gross: '21300.000', tare: '8250.000', net: '13050.000' })
  })

  test('says at the field what cannot be', async ({ assert }) => {
    const row = await came()
    assert.deepEqual(refused(await weigh(row, '8250')), ['secondWeight:sameWeight'])
    assert.deepEqual(refused(await weigh(row, null)), ['secondWeight:required'])
    assert.deepEqual(refused(await weigh(row, '9000', { secondAt: '2026-11-05T00:59:00.000Z' })), [
      'secondAt:beforeFirst',
    ])
    const client = await superAdmin()
    const later = new Date(Date.now() + 3_600_000).toISOString()
    assert.deepEqual(refused(await client.post('/weighing-tickets', { ...truck, firstAt: later })), [
      'firstAt:futureMoment',
    ])
    assert.deepEqual(refused(await client.post('/weighing-tickets', { firstAt: truck.firstAt })), [
      'licencePlate:required',
      'firstWeight:required',
    ])
  })

  test('sent again under its key happens once', async ({ assert }) => {
    const [client, token] = [await superAdmin(), await signIn('superadmin')]
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    const body = { ...truck, licencePlate: `99C-${Date.now() % 100_000}` }
    const [one, two] = [
      await call('POST', '/weighing-tickets', { token, body, headers }),
      await call('POST', '/weighing-tickets', { token, body, headers }),
    ]
    assert.equal(one.body.id, two.body.id)
    const found = await client.get(`/weighing-tickets?licencePlate=${body.licencePlate}`)
    assert.lengthOf(found.body, 1)
  })

  test('and others make up the weighed total of an issue, which keeps them from being cancelled', async ({
    assert,
  }) => {
    const [one, two] = [await done(weigh(await came(), '9250')), await done(weigh(await came(), '8750.0'))]
    const three = await done(weigh(await came(), '9000'))
    const [productId, warehouseId] = [await product(), await warehouse()]
    const stock = { productId, quantity: '300', actualWeight: '5395', priceType: 'piece', unitPrice: '265000' }
    await posted(warehouseId, [stock])
    const open = await came()
    const lines = [{ productId, quantity: '80' }]
    const draft = await issue(warehouseId, lines, { ticketIds: [one.id, two.id] })
    assert.equal(draft.weighedTotal, '1500.000')
    await done(leave(draft))
    const token = await signIn('superadmin')
    const cancel = (row: Row) => act(token, 'weighing-tickets', row, 'cancel', { comment: 'Cân nhầm' })
    assert.deepEqual(refused(await cancel(one)), ['comment:ticketUsed'])
    assert.equal((await cancel(open)).body.status, 'cancelled')
    const client = await superAdmin()
    const again = await client.post('/warehouse-receipts', { warehouseId, ticketIds: [one.id] })
    assert.deepEqual([again.status, refused(again)], [422, ['ticketIds:ticketTaken']])
    assert.include(again.body.errors[0].message, one.code)
    const free = await client.post('/warehouse-issues', { warehouseId, ticketIds: [three.id] })
    const kept = await client.patch(`/warehouse-issues/${free.body.id}`, { version: free.body.version, note: 'Chờ' })
    assert.deepEqual([free.status, kept.status], [201, 200])
    const other = await client.post('/warehouse-issues', { ticketIds: [(await came()).id] })
    assert.includeMembers(refused(other), ['ticketIds:unusable'])
  })

  test('is written by a storekeeper, and by nobody without a right to it', async ({ assert }) => {
    const keeper = api(await signIn('thukho.demo'))
    const row = await done(keeper.post('/weighing-tickets', truck))
    const { body: profile } = await keeper.get('/User/profile')
    assert.equal(row.weigherId, profile.data.id)
    assert.equal((await api(await signIn('thuquy.demo')).get('/weighing-tickets')).status, 403)
  })
})
