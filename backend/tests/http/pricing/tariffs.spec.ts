import { test } from '@japa/runner'
import { signIn } from '#tests/support/client'
import { superAdmin } from '#tests/support/documents/lives'
import { fresh } from '#tests/support/samples'
import { importSheet, sheetOf } from '#tests/support/sheets'

type Client = Awaited<ReturnType<typeof superAdmin>>
type Row = Record<string, any> & { id: string }

const places = (body: any): string[] => body.errors.map(({ field, rule }: any) => `${field}:${rule}`)

/** A tariff out of use by something else, as one by zones begins. */
async function prepared(client: Client, more: object = {}): Promise<Row> {
  const body = { code: `PHI${fresh()}`, name: 'Theo tỉnh', method: 'per_kg', kgRate: '0', status: 'inactive', ...more }
  const { status, body: row } = await client.post('/shipping-fees', body)
  if (status !== 201) throw new Error(JSON.stringify(row))
  return row
}

async function zone(client: Client, { id }: Row, province = '01'): Promise<Row> {
  const body = { name: `Khu vực ${province}`, shippingFeeId: id, province, per: 'trip', rate: '900000' }
  const { status, body: row } = await client.post('/shipping-zones', body)
  if (status !== 201) throw new Error(JSON.stringify(row))
  return row
}

/** A tariff in use with zones for these provinces. */
async function inUse(client: Client, ...provinces: string[]): Promise<{ tariff: Row; zones: Row[] }> {
  const tariff = await prepared(client)
  const zones = []
  for (const province of provinces) zones.push(await zone(client, tariff, province))
  const { status } = await client.patch(`/shipping-fees/${tariff.id}`, { method: 'zone', status: 'active' })
  if (status !== 200) throw new Error(`not in use: ${status}`)
  return { tariff, zones }
}

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
    const { tariff } = await inUse(client, '01')
    const turned = await client.patch(`/shipping-fees/${tariff.id}`, { method: 'per_kg' })
    assert.deepEqual([turned.status, places(turned.body)], [422, ['kgRate:required']])
    assert.equal((await client.patch(`/shipping-fees/${tariff.id}`, { method: 'per_kg', kgRate: '180' })).status, 200)
  })
})

test.group('a tariff by zones', () => {
  test('is saved only once it has one, in use or not, and says what to do', async ({ assert }) => {
    const client = await superAdmin()
    const body = { code: `PHI${fresh()}`, name: 'Theo tỉnh', method: 'zone' }
    for (const status of ['active', 'inactive', undefined]) {
      const answer = await client.post('/shipping-fees', { ...body, status })
      assert.deepEqual([answer.status, places(answer.body)], [422, ['method:needsZones']])
      assert.equal(
        answer.body.errors[0].message,
        'It has no delivery zone yet. Save it by another method, add its zones, then change it to By zone',
      )
    }
    for (const status of ['active', 'inactive']) {
      const tariff = await prepared(client, { status })
      const early = await client.patch(`/shipping-fees/${tariff.id}`, { method: 'zone' })
      assert.deepEqual([early.status, places(early.body)], [422, ['method:needsZones']])
      await zone(client, tariff)
      const turned = await client.patch(`/shipping-fees/${tariff.id}`, { method: 'zone' })
      assert.deepEqual([turned.status, turned.body.method, turned.body.kgRate], [200, 'zone', null])
    }
  })

  test('lacks its zones with all else that it lacks', async ({ assert }) => {
    const client = await superAdmin()
    const { status, body } = await client.post('/shipping-fees', { method: 'zone', capacity: '0', x: 1 })
    assert.deepEqual(
      [status, places(body)],
      [400, ['x:unknownField', 'name:required', 'method:needsZones', 'capacity:range']],
    )
  })

  test('keeps its last zone while it is in use, deleted or moved to another', async ({ assert }) => {
    const client = await superAdmin()
    const {
      tariff,
      zones: [hanoi, haiphong],
    } = await inUse(client, '01', '31')
    const other = await prepared(client)
    assert.equal((await client.delete(`/shipping-zones/${hanoi!.id}`)).status, 200)
    const last = await client.delete(`/shipping-zones/${haiphong!.id}`)
    assert.deepEqual([last.status, last.body.code], [409, 'SHF_ERR_008'])
    assert.include(last.body.message, `${tariff.code} ${tariff.name}`)
    const moved = await client.patch(`/shipping-zones/${haiphong!.id}`, { shippingFeeId: other.id })
    assert.deepEqual([moved.status, moved.body.code], [409, 'SHF_ERR_008'])
    assert.equal((await client.patch(`/shipping-zones/${haiphong!.id}`, { rate: '1000000' })).status, 200)
    assert.equal((await client.patch(`/shipping-fees/${tariff.id}`, { status: 'inactive' })).status, 200)
    assert.equal((await client.patch(`/shipping-zones/${haiphong!.id}`, { shippingFeeId: other.id })).status, 200)
    assert.equal((await client.delete(`/shipping-zones/${haiphong!.id}`)).status, 200)
    const renamed = await client.patch(`/shipping-fees/${tariff.id}`, { name: 'Tên khác' })
    assert.deepEqual([renamed.status, places(renamed.body)], [422, ['method:needsZones']])
    assert.equal((await client.delete(`/shipping-fees/${tariff.id}`)).status, 200)
  })

  test('keeps one of two zones that are deleted at once', async ({ assert }) => {
    const client = await superAdmin()
    const { zones } = await inUse(client, '01', '31')
    const answers = await Promise.all(zones.map(({ id }) => client.delete(`/shipping-zones/${id}`)))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
  })

  test('that charges by something else keeps no zone', async ({ assert }) => {
    const client = await superAdmin()
    const tariff = await prepared(client, { status: 'active' })
    const { id } = await zone(client, tariff)
    assert.equal((await client.delete(`/shipping-zones/${id}`)).status, 200)
  })

  test('is offered to its zones while it is out of use, and not to orders', async ({ assert }) => {
    const client = await superAdmin()
    const { id, code } = await prepared(client)
    const offered = async (path: string) =>
      ((await client.get(`${path}?q=${code}`)).body as Row[]).some((row) => row.id === id)
    assert.isTrue(await offered('/shipping-zones/options/shippingFeeId'))
    assert.isFalse(await offered('/sales-orders/options/deliveryTariffId'))
  })

  test('comes from a sheet by something else, and its zones from another', async ({ assert }) => {
    const [token, client, code] = [await signIn('superadmin'), await superAdmin(), `PHI${fresh()}`]
    const tariffs = await sheetOf(
      ['code', 'name', 'method', 'kgRate', 'status'],
      [
        [code, 'Theo tỉnh', 'per_kg', '0', 'inactive'],
        [`${code}X`, 'Theo tỉnh', 'zone', null, 'inactive'],
      ],
    )
    const { body } = await importSheet(token, 'shipping-fees', tariffs)
    assert.equal(body.data.accepted, 1)
    assert.containsSubset(body.data.refused, [{ line: 3, errors: [{ field: 'method', rule: 'needsZones' }] }])
    const zones = await sheetOf(
      ['name', 'shippingFeeId', 'province', 'per', 'rate'],
      [['Hà Nội', code, '01', 'trip', '900000']],
    )
    const imported = await importSheet(token, 'shipping-zones', zones)
    assert.equal(imported.body.data.accepted, 1, JSON.stringify(imported.body))
    const [{ id }] = (await client.get(`/shipping-fees?code=${code}`)).body
    assert.equal((await client.patch(`/shipping-fees/${id}`, { method: 'zone', status: 'active' })).status, 200)
  })
})
