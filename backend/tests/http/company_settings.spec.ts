import { test } from '@japa/runner'
import { allows, areas, levels, type Level } from '@barem/resources/areas'
import { api, signIn } from '#tests/support/client'
import { entered, newCompany, newPerson, newRole } from '#tests/support/people'
import { onDatabase } from '#tests/support/server'
import { created, resourceOf, sample } from '#tests/support/samples'

const PATH = '/company-settings'

/** A company for one test alone, and its super admin. */
async function company() {
  const code = await newCompany()
  return { code, client: api((await entered(await newPerson('R001', undefined, code))).token) }
}

test.group('settings of a company', () => {
  test('are there with their defaults before anybody has saved any', async ({ assert }) => {
    const { client } = await company()
    const { status, body } = await client.get(PATH)
    assert.equal(status, 200)
    assert.containsSubset(body, { priceStep: '10', defaultWarehouseId: null, defaultWarehouse: null, version: 1 })
    assert.deepEqual((await client.get(`${PATH}/current`)).body, {
      succeeded: true,
      data: {
        priceStep: '10',
        quotationDays: 7,
        defaultWarehouseId: null,
        defaultWarehouse: null,
        receiptNeedsContract: false,
        vat: 'off',
        vatRate: '10.00',
        sellerAdjustsSince: null,
        hardReservation: false,
        walkInCustomerId: null,
        walkInCustomer: null,
        creditPolicy: 'warn',
        creditTolerance: '0',
        refundApart: false,
        scrapBelow: '1.00',
        scrapPrice: '0.00',
        scrapProduct: null,
        scrapProductId: null,
        cashierApart: false,
        countLimit: '100000',
        stockCountLimit: '2000000',
        cashLimit: '5000000',
        cashLimitSince: null,
        lateFirst: 30,
        lateSecond: 60,
        lateThird: 90,
        payablesSince: null,
        lockedUntil: null,
        deviationBands: [],
        lockReason: null,
      },
    })
  })

  for (const path of [PATH, `${PATH}/current`, `${PATH}/history`])
    test(`are made when ${path} asks for them first, right after another read`, async ({ assert }) => {
      const { client } = await company()
      for (const asked of ['/User/profile', path]) assert.equal((await client.get(asked)).status, 200, asked)
    })

  test('are changed, kept with their history, and shown to everybody who works by them', async ({ assert }) => {
    const { code, client } = await company()
    const type = (await client.post('/warehouse-types', { code: 'LK1', name: 'Kho hàng' })).body
    const warehouse = (
      await client.post('/warehouses', {
        ...(await sample(resourceOf('warehouses'), 'DONGA', 'required')),
        code: 'K1',
        name: 'Kho Đông',
        warehouseTypeId: type.id,
      })
    ).body
    const { status, body } = await client.patch(PATH, {
      version: 1,
      priceStep: '100',
      defaultWarehouseId: warehouse.id,
    })
    assert.equal(status, 200, JSON.stringify(body))
    assert.containsSubset(body, {
      version: 2,
      priceStep: '100',
      defaultWarehouse: { id: warehouse.id, name: 'Kho Đông' },
    })
    const [entry] = (await client.get(`${PATH}/history`)).body
    assert.containsSubset(entry.changes, [{ field: 'priceStep', from: '10', to: '100' }])
    const staff = api((await entered(await newPerson('R004', undefined, code))).token)
    assert.containsSubset((await staff.get(`${PATH}/current`)).body.data, {
      priceStep: '100',
      defaultWarehouse: { id: warehouse.id, code: 'K1', name: 'Kho Đông' },
    })
    const gone = await client.delete(`/warehouses/${warehouse.id}`)
    assert.equal(gone.status, 409)
    assert.include(gone.body.message, '1 company setting')
  })

  test('refuse what they do not know, a foreign warehouse, and a save from an old version', async ({ assert }) => {
    const { client } = await company()
    await client.patch(PATH, { priceStep: '50' })
    for (const [body, status, field] of [
      [{ priceStep: '7' }, 422, 'priceStep'],
      [{ priceStep: null }, 422, 'priceStep'],
      [{ defaultWarehouseId: (await created(resourceOf('warehouses'))).id }, 422, 'defaultWarehouseId'],
      [{ id: '0' }, 400, 'id'],
    ] as const) {
      const answer = await client.patch(PATH, body)
      assert.deepEqual([answer.status, answer.body.errors[0].field], [status, field], JSON.stringify(body))
    }
    const stale = await client.patch(PATH, { version: 1, priceStep: '500' })
    assert.equal(stale.status, 409)
    assert.deepEqual(stale.body.differences, [{ field: 'priceStep', yours: '500', theirs: '50' }])
  })

  test('are one record for each company, also when two people are the first to ask', async ({ assert }) => {
    const { client } = await company()
    const answers = await Promise.all([1, 2, 3, 4].map(() => client.get(PATH)))
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200, 200],
    )
    const { rows } = await onDatabase((database) =>
      database.query('select count(*)::int as n from company_settings group by tenant_id order by n desc limit 1'),
    )
    assert.equal(rows[0].n, 1)
    await assert.rejects(() =>
      onDatabase((database) =>
        database.query(
          `insert into company_settings (tenant_id, id, price_step) select tenant_id, gen_random_uuid(), '10' from company_settings limit 1`,
        ),
      ),
    )
  })

  for (const level of levels)
    test(`${level} of the company's area, with everything in all others, allows what ${level} says and no more`, async ({
      assert,
    }) => {
      const others = Object.values(areas).filter((area) => area !== areas.tenant)
      const role = await newRole([[areas.tenant, level], ...others.map((area) => [area, 'f'] as const)])
      const client = api((await entered(await newPerson(role))).token)
      const may = (wanted: Level) => (allows(new Set([`${areas.tenant}.${level}`]), areas.tenant, wanted) ? 200 : 403)
      assert.equal((await client.get(PATH)).status, may('v'))
      assert.equal((await client.get(`${PATH}/history`)).status, may('v'))
      assert.equal((await client.get(`${PATH}/options/defaultWarehouseId`)).status, may('v'))
      assert.equal((await client.patch(PATH, {})).status, may('u'))
    })

  test('are closed to those without the area, and to strangers; what screens go by is open to who is signed in', async ({
    assert,
  }) => {
    const client = api(await signIn('nhanvien.demo'))
    assert.equal((await client.get(PATH)).status, 403)
    assert.equal((await client.patch(PATH, {})).status, 403)
    assert.equal((await client.get(`${PATH}/current`)).status, 200)
    for (const path of [PATH, `${PATH}/current`, `${PATH}/history`])
      assert.equal((await api(null).get(path)).status, 401)
  })
})
