import { test } from '@japa/runner'
import { superAdmin } from '#tests/support/documents/lives'
import { fresh } from '#tests/support/samples'

const places = (body: any): string[] => body.errors.map(({ field, rule }: any) => `${field}:${rule}`)

test.group('delivery tariffs', () => {
  for (const [method, rate] of [
    ['per_trip', 'tripRate'],
    ['per_kg', 'kgRate'],
    ['per_ton_km', 'tonKmRate'],
  ] as const)
    test(`${method} is saved with its ${rate} only`, async ({ assert }) => {
      const client = await superAdmin()
      const body = { code: `PHI${fresh()}`, name: 'Biểu phí', method }
      const without = await client.post('/shipping-fees', body)
      assert.deepEqual([without.status, places(without.body)], [422, [`${rate}:required`]])
      const { status, body: tariff } = await client.post('/shipping-fees', { ...body, [rate]: '180' })
      assert.equal(status, 201, JSON.stringify(tariff))
      const emptied = await client.patch(`/shipping-fees/${tariff.id}`, { [rate]: null })
      assert.deepEqual([emptied.status, places(emptied.body)], [422, [`${rate}:required`]])
    })

  test('turned to another method asks for what that one needs', async ({ assert }) => {
    const client = await superAdmin()
    const body = { code: `PHI${fresh()}`, name: 'Biểu phí', method: 'zone' }
    const { status, body: tariff } = await client.post('/shipping-fees', body)
    assert.equal(status, 201, 'its rates are those of its zones')
    const turned = await client.patch(`/shipping-fees/${tariff.id}`, { method: 'per_kg' })
    assert.deepEqual([turned.status, places(turned.body)], [422, ['kgRate:required']])
    assert.equal((await client.patch(`/shipping-fees/${tariff.id}`, { method: 'per_kg', kgRate: '180' })).status, 200)
  })
})
