import { test } from '@japa/runner'
import { created, resourceOf, target } from '#tests/support/samples'
import { newProduct, priceRule } from './quoting.ts'
import { refusal, superAdmin } from './refusing.ts'

test.group('equal price configurations', () => {
  test('cannot be in force on the same day; other goods, customers, price types, days or priorities can', async ({
    assert,
  }) => {
    const client = await superAdmin()
    const product = await newProduct()
    const body = priceRule({ scope: 'product', productId: product.id, validFrom: '2071-01-01', validTo: '2071-06-30' })
    const first = await client.post('/price-configurations', body)
    assert.equal(first.status, 201)
    for (const dates of [
      {},
      { validFrom: '2071-06-30', validTo: null },
      { validFrom: null, validTo: '2071-01-01' },
      { validFrom: null, validTo: null },
    ]) {
      const twin = await client.post('/price-configurations', { ...body, name: 'Bản thứ hai', ...dates })
      assert.deepEqual(refusal(twin), [409, 'PRC_ERR_006', 'validFrom', 'overlap'])
      assert.include(twin.body.message, first.body.code)
    }
    const others = [
      { validFrom: '2071-07-01', validTo: null },
      { priority: 1 },
      { priceType: 'piece' },
      { customerTypeId: await target('customer-types') },
      { salesChannelId: await target('sales-channels') },
      { productId: (await newProduct()).id },
      { enabled: false },
    ]
    for (const other of others)
      assert.equal(
        (await client.post('/price-configurations', { ...body, ...other })).status,
        201,
        JSON.stringify(other),
      )
  })

  test('nor come to be by an edit, by many at once, or by two people at the same moment', async ({ assert }) => {
    const client = await superAdmin()
    const product = await newProduct()
    const body = priceRule({ scope: 'product', productId: product.id })
    const answers = await Promise.all([1, 2, 3].map(() => client.post('/price-configurations', body)))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409, 409])
    const off = await client.post('/price-configurations', { ...body, enabled: false })
    assert.deepEqual(refusal(await client.patch(`/price-configurations/${off.body.id}`, { enabled: true })), [
      409,
      'PRC_ERR_006',
      'validFrom',
      'overlap',
    ])
    assert.equal(
      (await client.patch('/price-configurations', { ids: [off.body.id], changes: { enabled: true } })).status,
      409,
    )
    const later = await client.patch(`/price-configurations/${off.body.id}`, {
      enabled: true,
      validFrom: '2071-10-02',
      validTo: '2071-10-02',
    })
    assert.equal(later.status, 200)
    assert.equal((await client.patch(`/price-configurations/${off.body.id}`, { name: 'Vẫn là nó' })).status, 200)
  })

  test('are no matter of another company', async ({ assert }) => {
    await created(resourceOf('price-configurations'), {
      ...priceRule({ method: 'fixed', fixedPrice: '15000', validFrom: '2072-01-01', validTo: '2072-01-02' }),
    })
    const there = await created(
      resourceOf('price-configurations'),
      { ...priceRule({ method: 'fixed', fixedPrice: '15000', validFrom: '2072-01-01', validTo: '2072-01-02' }) },
      'PHUONGNAM',
    )
    assert.equal(there.version, 1)
  })
})
