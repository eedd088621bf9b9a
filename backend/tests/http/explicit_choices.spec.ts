import { test } from '@japa/runner'
import { api, signIn } from '#tests/support/client'
import { created, resourceOf, sample, target } from '#tests/support/samples'
import { addPolicy, policy } from './pricing/quoting.ts'

/** Nobody orders on this day. */
const IDLE = { validFrom: '2071-03-01', validTo: '2071-03-01' }

const superAdmin = async () => api(await signIn('superadmin'))
const refusals = (body: any) => body.errors.map(({ field, rule }: any) => `${field} ${rule}`)

test.group('whether a customer is a supplier too', () => {
  const customers = resourceOf('customers')

  test('is chosen, and asks for the supplier when they are', async ({ assert }) => {
    const client = await superAdmin()
    const { alsoSupplier: _left, ...rest } = await sample(customers, 'DONGA', 'required')
    const { status, body } = await client.post('/customers', rest)
    assert.deepEqual([status, refusals(body)], [422, ['alsoSupplier required']])
    const supplierless = await client.post('/customers', { ...rest, alsoSupplier: 'yes' })
    assert.deepEqual(refusals(supplierless.body), ['supplierId required'])
    assert.isNull((await client.post('/customers', { ...rest, alsoSupplier: 'no' })).body.supplierId)
  })

  test('lets go of the supplier when they no longer are', async ({ assert }) => {
    const supplierId = await target('suppliers')
    const row = await created(customers, {
      ...(await sample(customers, 'DONGA', 'required')),
      alsoSupplier: 'yes',
      supplierId,
    })
    assert.equal(row.supplierId, supplierId)
    const client = await superAdmin()
    const { body } = await client.patch(`/customers/${row.id}`, { version: row.version, alsoSupplier: 'no' })
    assert.isNull(body.supplierId)
  })
})

test.group('whom a discount is for', () => {
  test('is chosen: every type of customer, or one that is named', async ({ assert }) => {
    const client = await superAdmin()
    const { audience: _left, ...rest } = policy(IDLE)
    assert.deepEqual(refusals((await client.post('/discount-policies', rest)).body), ['audience required'])
    const typeless = await client.post('/discount-policies', { ...rest, audience: 'type' })
    assert.deepEqual(refusals(typeless.body), ['customerTypeId required'])
    const customerTypeId = await target('customer-types')
    const row = await addPolicy({ ...IDLE, audience: 'every', customerTypeId })
    assert.isNull(row.customerTypeId, 'a type that is left over beside every type is no condition')
  })
})
