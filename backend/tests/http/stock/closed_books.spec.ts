import { test } from '@japa/runner'
import { dayInVietnam } from '@barem/resources/kit'
import { api } from '#tests/support/client'
import { superAdmin } from '#tests/support/documents/lives'
import { entered, newPerson, newRole } from '#tests/support/people'
import { entriesOf, inWarehouse, opening, posted, product, step, takeAway, warehouse } from './stock.ts'

const SETTINGS = '/company-settings'
/** Before any day of another test. */
const CLOSED = '2019-12-31'

const piece = (productId: string, quantity: string) => ({
  productId,
  quantity,
  priceType: 'piece',
  unitPrice: '300000',
})
const found = (body: any) => body.errors.map(({ field, rule }: any) => `${field}:${rule}`)
const dayAfter = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

test.group('days of what is posted', (group) => {
  group.each.teardown(async () => {
    const client = await superAdmin()
    const { body } = await client.get(SETTINGS)
    if (body.lockedUntil !== null)
      await client.patch(SETTINGS, { lockedUntil: null, lockReason: `Hết ${body.version}` })
  })

  test('are neither in the future nor in books that are closed; opening them again takes a reason', async ({
    assert,
  }) => {
    const client = await superAdmin()
    const [productId, warehouseId] = [await product(), await warehouse()]
    const at = (openedOn: string) => opening(warehouseId, [piece(productId, '1')], { openedOn })
    const tomorrow = dayAfter(dayInVietnam(new Date()), 1)
    assert.deepEqual(found((await step(await at(tomorrow), 'post')).body), ['openedOn:future'])

    assert.equal((await client.patch(SETTINGS, { lockedUntil: CLOSED })).status, 200)
    const { status, body } = await step(await at(CLOSED), 'post')
    assert.deepEqual([status, found(body)], [422, ['openedOn:lockedDay']])
    assert.include(body.errors[0].message, '31/12/2019')
    assert.equal((await step(await at('2020-01-01'), 'post')).status, 200)

    assert.deepEqual(found((await client.patch(SETTINGS, { lockedUntil: '2018-12-31' })).body), [
      'lockReason:reopening',
    ])
    const lockReason = `Sót phiếu ${productId}`
    assert.equal((await client.patch(SETTINGS, { lockedUntil: '2018-12-31', lockReason })).status, 200)
    assert.deepEqual(found((await client.patch(SETTINGS, { lockedUntil: null })).body), ['lockReason:reopening'])
    assert.deepEqual(found((await client.patch(SETTINGS, { lockedUntil: tomorrow })).body), ['lockedUntil:future'])
    const [{ changes }] = (await client.get(`${SETTINGS}/history`)).body
    assert.containsSubset(changes, [
      { field: 'lockedUntil', from: CLOSED, to: '2018-12-31' },
      { field: 'lockReason', to: lockReason },
    ])
  })

  test('of books are changed by those who may close them, seen by those who see them, hidden from others', async ({
    assert,
  }) => {
    const at = async (...permissions: [number, string][]) =>
      api((await entered(await newPerson(await newRole(permissions as never)))).token)
    const changes = await at([2, 'u'], [67, 'u'])
    assert.equal((await changes.patch(SETTINGS, { lockedUntil: CLOSED })).status, 200)
    const sees = await at([2, 'u'], [67, 'v'])
    assert.equal((await sees.get(SETTINGS)).body.lockedUntil, CLOSED)
    const refused = await sees.patch(SETTINGS, { lockedUntil: '2019-12-30' })
    assert.deepEqual([refused.status, refused.body.errors[0].field], [400, 'lockedUntil'])
    const others = await at([2, 'u'])
    assert.notProperty((await others.get(SETTINGS)).body, 'lockedUntil')
    assert.equal((await others.patch(SETTINGS, { lockedUntil: null })).status, 400)
  })
})

test.group('undoing', () => {
  test('is dated as it is given, not before what it undoes', async ({ assert }) => {
    const [productId, warehouseId] = [await product(), await warehouse()]
    const row = await posted(warehouseId, [piece(productId, '2')], { openedOn: '2026-01-05' })
    const undo = (undoneOn: string) => step(row, 'undo', { comment: 'Nhầm', values: { undoneOn } })
    assert.deepEqual(found((await undo('2026-01-04')).body), ['undoneOn:beforePosting'])
    assert.deepEqual(found((await undo('2099-01-04')).body), ['undoneOn:future'])
    const { status, body } = await undo('2026-01-06')
    assert.deepEqual([status, body.status, body.undoneOn], [200, 'cancelled', '2026-01-06'])
    assert.deepEqual(
      (await entriesOf(productId)).map(({ day, pieces }) => [day, Number(pieces)]),
      [
        ['2026-01-05', 2],
        ['2026-01-06', -2],
      ],
    )
  })

  test('leaves its warehouse below zero on no day since, and names the first', async ({ assert }) => {
    const [productId, warehouseId] = [await product(), await warehouse()]
    const early = await posted(warehouseId, [piece(productId, '10')], { openedOn: '2026-01-05' })
    await takeAway(productId, warehouseId, '4', '2026-01-10')
    await posted(warehouseId, [piece(productId, '10')], { openedOn: '2026-01-20' })
    const undo = (undoneOn: string) => step(early, 'undo', { comment: 'Nhầm', values: { undoneOn } })
    const { status, body } = await undo('2026-01-06')
    assert.deepEqual([status, body.code, found(body)], [409, 'PRO_ERR_007', ['undoneOn:stock_shortDay']])
    assert.match(body.message + body.errors[0].message, /4.*10\/01\/2026/)
    assert.deepEqual(await inWarehouse(productId, warehouseId), ['16.000', '295.776', '295.776'])
    assert.equal((await undo('2026-01-20')).status, 200)
    assert.equal((await inWarehouse(productId, warehouseId))[0], '6.000')
    assert.equal((await (await superAdmin()).get(`/opening-stocks/${early.id}`)).body.status, 'cancelled')
  })
})
