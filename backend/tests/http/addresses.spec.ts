import { test } from '@japa/runner'
import { api, call, signIn } from '#tests/support/client'
import { created, resourceOf, sample } from '#tests/support/samples'
import { addressOf } from '#app/addresses/address_of'

const units = async (query: Record<string, string>) =>
  (await call('GET', `/administrative-units?${new URLSearchParams(query)}`, { token: await signIn('nhanvien.demo') }))
    .body
const names = (found: any[]) => found.map(({ name }) => name)

test.group('the official lists', () => {
  test('hold 34 provinces with 3,321 wards, and 63 with 696 districts and 10,035 wards before July 2025', async ({
    assert,
  }) => {
    const [now, before] = [
      await units({ system: 'new', level: 'province' }),
      await units({ system: 'old', level: 'province' }),
    ]
    assert.deepEqual([now.length, before.length], [34, 63])
    const count = async (system: string, level: string, parents: any[]) => {
      let sum = 0
      for (let from = 0; from < parents.length; from += 50)
        for (const found of await Promise.all(
          parents.slice(from, from + 50).map(({ code }) => units({ system, level, parent: code })),
        ))
          sum += found.length
      return sum
    }
    assert.equal(await count('new', 'ward', now), 3321)
    assert.equal(await count('old', 'district', before), 696)
    // The largest old province has more wards than one answer, so they are counted by district.
    const districts = (
      await Promise.all(before.map(({ code }: any) => units({ system: 'old', level: 'district', parent: code })))
    ).flat()
    assert.equal(await count('old', 'ward', districts), 10_035)
  })

  test('are searched without accents, with the units above, a name before what merely lies in it', async ({
    assert,
  }) => {
    assert.deepEqual((await units({ q: 'ba dinh ha noi' }))[0], {
      code: '00004',
      name: 'Phường Ba Đình',
      level: 'ward',
      above: [{ code: '01', name: 'Thành phố Hà Nội', level: 'province' }],
    })
    assert.include(names(await units({ level: 'province', q: 'dak lak' })), 'Tỉnh Đắk Lắk')
    const [first] = await units({ system: 'old', q: 'phúc xá' })
    assert.deepEqual(
      first.above.map(({ name }: any) => name),
      ['Quận Ba Đình', 'Thành phố Hà Nội'],
    )
    assert.deepEqual(await units({ q: 'không có nơi này' }), [])
  })

  test('are found by the names that people shorten; a number means itself', async ({ assert }) => {
    const above = async (query: Record<string, string>) => (await units(query))[0]?.above.map(({ name }: any) => name)
    assert.deepEqual(await above({ system: 'old', q: 'bến nghé q1 tphcm' }), ['Quận 1', 'Thành phố Hồ Chí Minh'])
    for (const q of ['thủ đức hcm', 'Thủ Đức TP.HCM', 'thu duc tp hcm', 'thủ đức TP. Hồ Chí Minh'])
      assert.deepEqual(await above({ q }), ['Thành phố Hồ Chí Minh'], q)
    const district = await units({ system: 'old', q: 'quận 1' })
    assert.isTrue(district.slice(0, 10).every(({ above: [{ name }] }: any) => name === 'Quận 1'))
    assert.deepEqual(names(await units({ system: 'old', level: 'province', q: 'hn' })), ['Thành phố Hà Nội'])
  })

  test('wrong questions are refused, and strangers get nothing', async ({ assert }) => {
    const token = await signIn('nhanvien.demo')
    for (const query of ['system=third', 'level=street', 'country=vn', 'q=a&q=b'])
      assert.equal((await call('GET', `/administrative-units?${query}`, { token })).status, 400, query)
    assert.equal((await call('GET', '/administrative-units')).status, 401)
    assert.deepEqual(await units({ code: '00004,x' }), [])
  })
})

test.group('addresses', () => {
  test('are read as people print them, kinds and cities shortened, parted by commas or dashes', ({ assert }) => {
    for (const text of [
      'Số 5, Phường Bến Nghé, Quận 1, Thành phố Hồ Chí Minh',
      'Số 5, P.Bến Nghé, Q.1, TP.HCM',
      'Số 5, p. bến nghé, q1, tphcm',
      'Số 5 - Bến Nghé - Quận 1 - TP. Hồ Chí Minh',
      'Số 5, Bến Nghé, Quận 1, HCM, Việt Nam',
    ])
      assert.deepInclude(
        addressOf(text),
        { system: 'old', province: '79', district: '760', ward: '26740', street: 'Số 5' },
        text,
      )
    assert.deepInclude(addressOf('Lô 3 - Khu B, Phường Ba Đình, HN'), {
      system: 'new',
      province: '01',
      ward: '00004',
      street: 'Lô 3 - Khu B',
    })
    assert.equal(addressOf('Số 5, đâu đó'), 'Số 5, đâu đó')
  })

  const place = (address: unknown) => sample(resourceOf('warehouses')).then((body) => ({ ...body, address }))
  const save = async (address: unknown) => api(await signIn('superadmin')).post('/warehouses', await place(address))

  test('of either system are checked against its list and printed', async ({ assert }) => {
    const now = await save({ system: 'new', province: '01', ward: '00004', street: '  Số 5 Trần Phú ' })
    assert.deepEqual(now.body.address, {
      system: 'new',
      province: '01',
      district: null,
      ward: '00004',
      street: 'Số 5 Trần Phú',
      text: 'Số 5 Trần Phú, Phường Ba Đình, Thành phố Hà Nội',
    })
    const before = await save({
      system: 'old',
      province: '01',
      district: '001',
      ward: '00001',
      street: 'Số 5 Trần Phú',
      text: 'what a client says is not believed',
    })
    assert.equal(before.body.address.text, 'Số 5 Trần Phú, Phường Phúc Xá, Quận Ba Đình, Thành phố Hà Nội')
  })

  test('an island district without wards needs none; every other place does', async ({ assert }) => {
    const [island] = await units({ system: 'old', level: 'district', q: 'con dao' })
    assert.equal(
      (
        await save({
          system: 'old',
          province: island.above[0].code,
          district: island.code,
          ward: null,
          street: 'Cầu cảng',
        })
      ).status,
      201,
    )
    assert.containsSubset(
      (await save({ system: 'old', province: '01', district: '001', ward: null, street: 'Số 1' })).body,
      {
        errors: [
          { field: 'address', rule: 'addressUnits', message: 'Please choose a province and ward from the list' },
        ],
      },
    )
  })

  test('units that do not lie in each other, of the other system, or made up are refused', async ({ assert }) => {
    for (const units of [
      { system: 'new', province: '04', ward: '00004' },
      { system: 'new', province: '01', ward: '00001' },
      { system: 'old', province: '01', district: '002', ward: '00001' },
      { system: 'new', province: '01', district: '001', ward: '00004' },
      { system: 'new', province: '01', ward: '99999' },
      { system: 'new', province: '__proto__', ward: 'constructor' },
    ]) {
      const { status, body } = await save({ ...units, street: 'Số 1' })
      assert.deepEqual([status, body.errors?.[0]?.rule], [422, 'addressUnits'], JSON.stringify(units))
    }
    for (const street of ['', '   ', 'x'.repeat(256)])
      assert.equal(
        (await save({ system: 'new', province: '01', ward: '00004', street })).body.errors[0].rule,
        'addressStreet',
      )
  })

  test('rows are found by the words of their address, without accents', async ({ assert }) => {
    const { body } = await save({ system: 'new', province: '01', ward: '00004', street: 'Ngõ Tìm Thấy 77' })
    const client = api(await signIn('superadmin'))
    assert.deepEqual(
      (await client.get('/warehouses?q=ngo tim thay')).body.map(({ id }: any) => id),
      [body.id],
    )
    assert.deepEqual(
      (await client.get(`/warehouses?address_like=${encodeURIComponent('tim thay 77, phuong ba')}`)).body.map(
        ({ id }: any) => id,
      ),
      [body.id],
    )
  })

  test('what was printed stays with the record until its address is changed', async ({ assert }) => {
    const row = await created(resourceOf('warehouses'))
    const client = api(await signIn('superadmin'))
    const { body } = await client.patch(`/warehouses/${row.id}`, { name: 'Kho đổi tên' })
    assert.deepEqual(body.address, row.address)
    assert.equal(
      (await client.patch(`/warehouses/${row.id}`, { address: row.address })).body.version,
      body.version,
      'the same address is no change',
    )
  })
})
