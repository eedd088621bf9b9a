import { test } from '@japa/runner'
import { api, call, signIn } from '#tests/support/client'
import { entered, newCompany, newPerson } from '#tests/support/people'

/** A company for one test alone, so that no other sees its name change. */
async function company() {
  const token = (await entered(await newPerson('R001', undefined, await newCompany()))).token
  return { token, put: (payload: object) => call('PUT', '/tenant', { token, body: { payload } }) }
}

const address = { system: 'new', province: '31', ward: '11311', street: 'Số 18 Quốc lộ 5' }

test.group('the company', () => {
  test('tells what it is, and saves what is changed, wrapped in payload', async ({ assert }) => {
    const { token, put } = await company()
    const before = (await call('GET', '/tenant', { token })).body
    assert.isTrue(before.succeeded)
    const { status, body } = await put({
      name: 'Thép Thử Nghiệm',
      shortName: 'TTN',
      phone: '0225 388 8888',
      taxCode: '0199990011',
      version: before.data.version,
    })
    assert.equal(status, 200, JSON.stringify(body))
    assert.containsSubset(body.data, {
      name: 'Thép Thử Nghiệm',
      shortName: 'TTN',
      phone: '02253888888',
      taxCode: '0199990011',
      version: 2,
      code: before.data.code,
    })
    assert.equal((await call('GET', '/User/profile', { token })).body.data.tenant.shortName, 'TTN')
    const [entry] = (await call('GET', '/tenant/history', { token })).body
    assert.containsSubset(entry.changes, [{ field: 'shortName', from: null, to: 'TTN' }])
  })

  test('a wrong check digit of a tax code passes, a wrong shape does not; what is required cannot be cleared', async ({
    assert,
  }) => {
    const { put } = await company()
    assert.equal((await put({ taxCode: '0100109107' })).status, 200)
    for (const [payload, field] of [
      [{ taxCode: '12345' }, 'taxCode'],
      [{ name: null }, 'name'],
      [{ phone: '1' }, 'phone'],
      [{ address: { ...address, ward: '00004' } }, 'address'],
    ] as const) {
      const { status, body } = await put(payload)
      assert.deepEqual([status, body.errors[0].field], [422, field])
    }
    for (const payload of [{ code: 'KHAC' }, { companyType: 'CT001' }, { id: 'x' }, { tenantId: 'x' }])
      assert.equal((await put(payload)).status, 400, JSON.stringify(payload))
  })

  test('all that is wrong is told at once, in the order of the form: what is cleared and what is misspelt', async ({
    assert,
  }) => {
    const { put } = await company()
    const { status, body } = await put({
      phone: '1',
      contactPhone: '9',
      name: '',
      taxCode: 'x',
      shortName: null,
      version: 'x',
    })
    assert.equal(status, 422)
    assert.deepEqual(
      body.errors.map(({ field, rule }: { field: string; rule: string }) => [field, rule]),
      [
        ['name', 'required'],
        ['shortName', 'required'],
        ['taxCode', 'taxCode'],
        ['phone', 'phone'],
        ['contactPhone', 'phone'],
        ['version', 'integer'],
      ],
    )
    assert.equal(body.errors[0].message, 'Please enter the company name')
  })

  test('a logo that is not there is told with all else that is wrong, and at once where it alone is', async ({
    assert,
  }) => {
    const { put } = await company()
    const logo = `company/${crypto.randomUUID()}`
    const places = async (payload: object) =>
      (await put(payload)).body.errors.map(({ field, rule }: { field: string; rule: string }) => `${field} ${rule}`)
    assert.deepEqual(await places({ logo, phone: '1', name: '' }), ['name required', 'logo unknownFile', 'phone phone'])
    assert.deepEqual(await places({ logo, phone: '1' }), ['logo unknownFile', 'phone phone'])
    assert.deepEqual(await places({ logo }), ['logo unknownFile'])
    assert.deepEqual(await places({ logo: { path: logo }, phone: '1' }), ['logo string', 'phone phone'])
  })

  test('a stale save is refused with what changed since', async ({ assert }) => {
    const { put } = await company()
    await put({ shortName: 'Một', version: 1 })
    const { status, body } = await put({ shortName: 'Hai', version: 1 })
    assert.deepEqual([status, body.code], [409, 'COM_ERR_005'])
    assert.containsSubset(body, {
      differences: [{ field: 'shortName', yours: 'Hai', theirs: 'Một' }],
      current: { version: 2 },
      since: [{ version: 2 }],
    })
  })

  test('is seen by those who may view it and changed by those who may update it', async ({ assert }) => {
    assert.deepEqual(
      [
        (await api(await signIn('quantri.demo')).get('/tenant')).status,
        (await call('PUT', '/tenant', { token: await signIn('quantri.demo'), body: { payload: { name: 'X' } } }))
          .status,
      ],
      [200, 403],
    )
    assert.equal((await api(await signIn('nhanvien.demo')).get('/tenant')).status, 403)
  })

  test('its letterhead is open to everyone who prints for it, and says nothing of the people', async ({ assert }) => {
    const { status, body } = await api(await signIn('nhanvien.demo')).get('/tenant/letterhead')
    assert.equal(status, 200)
    assert.deepEqual(Object.keys(body.data).sort(), [
      'address',
      'bankAccountName',
      'bankAccountNumber',
      'bankBranch',
      'bankName',
      'code',
      'logo',
      'name',
      'phone',
      'shortName',
      'taxCode',
    ])
    const { body: whole } = await api(await signIn('superadmin')).get('/tenant')
    assert.containsSubset(whole.data, { ...body.data, companyType: 'CT001' })
    assert.notEqual(
      (await api(await signIn('nhanvien.demo', 'PHUONGNAM')).get('/tenant/letterhead')).body.data.taxCode,
      body.data.taxCode,
    )
    assert.equal((await api(null).get('/tenant/letterhead')).status, 401)
  })
})
