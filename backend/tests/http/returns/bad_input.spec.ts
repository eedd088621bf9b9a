import { test } from '@japa/runner'
import { dayInVietnam } from '@barem/resources/kit'
import { superAdmin } from '#tests/support/documents/lives'
import { fresh } from '#tests/support/samples'
import { answered, customer, stocked, take, type Row } from '../debt/owing.ts'
import { refused } from '../stock/receiving.ts'
import { bringBack, reasonId, received, returned, sold, warehouseFor } from './returning.ts'

const BARS = { quantity: '10', priceType: 'piece', salePrice: '200000' }
const SETTINGS = '/company-settings'
/** Before any day of another test. */
const CLOSED = '2019-12-31'

const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)

/** Tries to store a return of one bar of an invoice. */
const save = async (sale: Row, more: object = {}) =>
  (await superAdmin()).post('/returns', {
    ...{ invoiceId: sale.id, customerId: sale.customerId, reasonId: await reasonId(), documentDate: '2026-02-04' },
    ...{ warehouseId: await warehouseFor('sale') },
    lines: [{ productId: sale.lines[0].productId, invoiceLineId: sale.lines[0].id, quantity: '1' }],
    ...more,
  })

const request = (row: Row) => take('returns', row, 'request')

test.group('a return', (group) => {
  group.each.teardown(async () => {
    const client = await superAdmin()
    const { body } = await client.get(SETTINGS)
    if (body.lockedUntil !== null)
      await client.patch(SETTINGS, { lockedUntil: null, lockReason: `Hết ${body.version}` })
  })

  test('is not of an invoice that was undone, which is not undone while a return of it waits', async ({ assert }) => {
    const { sale } = await sold(BARS)
    const written = await received(sale, { quantity: '1' })
    const undo = () => take('invoices', sale, 'undo', { comment: 'Sai' })
    assert.equal((await undo()).body.code, 'COM_ERR_011')
    await answered(take('returns', written, 'cancel', { comment: 'Khách giữ hàng' }))
    await answered(undo())
    assert.deepEqual(refused(await save(sale)), ['invoiceId:unusable'])
  })

  test('is of one customer', async ({ assert }) => {
    const [{ sale }, other] = [await sold(BARS), await sold(BARS)]
    assert.deepEqual(refused(await save(sale, { customerId: other.customerId })), ['invoiceId:ofAnotherPartner'])
    assert.deepEqual(refused(await save(sale, { moreInvoiceIds: [other.sale.id] })), [
      'moreInvoiceIds:ofAnotherPartner',
    ])
  })

  test('is of no day that has not come, and of none in books that are closed', async ({ assert }) => {
    const { sale } = await sold(BARS)
    const tomorrow = dayAfter(dayInVietnam(new Date()))
    const ahead = await received(sale, { quantity: '1' }, { documentDate: tomorrow })
    assert.deepEqual(refused(await request(ahead)), ['documentDate:future'])
    const { productId } = await stocked('10')
    const own = async (documentDate: string) => {
      const draft = await answered(
        (await superAdmin()).post('/returns', {
          ...{ basis: 'none', customerId: await customer(), documentDate, reasonId: await reasonId() },
          ...{ warehouseId: await warehouseFor('sale') },
          lines: [{ productId, quantity: '1', ownPrice: '200000', ownPriceType: 'piece', actualWeight: '20' }],
        }),
      )
      return request(await answered(take('returns', draft, 'receive')))
    }
    await answered((await superAdmin()).patch(SETTINGS, { lockedUntil: CLOSED }))
    assert.deepEqual(refused(await own(CLOSED)), ['documentDate:lockedDay'])
    assert.equal((await own('2026-02-04')).status, 200)
  })

  test('is not undone on a day in closed books, nor before it was posted', async ({ assert }) => {
    const { sale } = await sold(BARS)
    const done = await returned(sale, { quantity: '1' })
    const undo = (undoneOn: string) => take('returns', done, 'undo', { comment: 'Sai', values: { undoneOn } })
    assert.deepEqual(refused(await undo('2026-02-03')), ['undoneOn:beforePosting'])
    assert.deepEqual(refused(await undo('2099-01-04')), ['undoneOn:future'])
  })

  test('has no adjusting invoice whose own invoice was cancelled meanwhile', async ({ assert }) => {
    const { sale, customerId } = await sold(BARS)
    const register = async (number: string, more: object) =>
      (await superAdmin()).post('/vat-invoices', {
        ...{ serial, number, customerId, status: 'issued', issuedOn: '2026-02-05', tax: '0', ...more },
      })
    const serial = `C26T${fresh()}`
    const whole = { amount: '2000000', total: '2000000', invoiceIds: [sale.id] }
    const of = await answered(register('1', whole))
    const done = await returned(sale, { quantity: '1' })
    await answered((await superAdmin()).patch(`/vat-invoices/${of.id}`, { version: of.version, status: 'cancelled' }))
    const adjusting = { amount: '-200000', total: '-200000', returnIds: [done.id], originalId: of.id }
    assert.deepEqual(refused(await register('2', adjusting)), ['originalId:unusable'])
    const refusedReturn = await bringBack(sale, { quantity: '1' })
    const unposted = await register('3', { ...adjusting, originalId: null, returnIds: [refusedReturn.id] })
    assert.deepEqual(refused(unposted), ['returnIds:unusable'])
  })
})
