import { test } from '@japa/runner'
import { call, signIn } from '#tests/support/client'
import { created, resourceOf, sample } from '#tests/support/samples'

const inLanguage = async (method: string, path: string, language: string, body?: unknown) => (await call(method, path, { token: await signIn('superadmin'), body, headers: { 'accept-language': language, 'idempotency-key': crypto.randomUUID() } })).body

test.group('what the server counts', () => {
  test('is one or many in English, and the same in Vietnamese', async ({ assert }) => {
    const type = await created(resourceOf('customer-types'))
    const customer = async () => created(resourceOf('customers'), await sample(resourceOf('customers'), 'DONGA', 'all', { customerTypeId: type.id }))
    const refusal = async (language: string) => (await inLanguage('DELETE', `/customer-types/${type.id}`, language)).message
    await customer()
    assert.equal(await refusal('en'), `Customer type ${type.code} ${type.name} cannot be deleted: 1 customer has it`)
    assert.include(await refusal('vi'), 'đang có 1 khách hàng')
    await customer()
    assert.equal(await refusal('en'), `Customer type ${type.code} ${type.name} cannot be deleted: 2 customers have it`)
    assert.include(await refusal('vi'), 'đang có 2 khách hàng')
  })

  test('is so in mistakes at fields too, whatever a rule calls its limit', async ({ assert }) => {
    const body = { ...(await sample(resourceOf('sales-orders'))), lines: [], distance: '1.23' }
    const { errors } = await inLanguage('POST', '/sales-orders', 'en', body)
    assert.deepEqual(Object.fromEntries(errors.map(({ field, message }: any) => [field, message])), { lines: 'Must have at least 1 row', distance: 'Must be a number with at most 1 decimal' })
    const { errors: vietnamese } = await inLanguage('POST', '/sales-orders', 'vi', body)
    assert.include(vietnamese.map(({ message }: any) => message), 'Phải có ít nhất 1 dòng')
    const [{ message }] = (await inLanguage('GET', '/sales-orders?grandTotal_gte=x', 'en')).errors
    assert.equal(message, 'Must be a number')
  })
})
