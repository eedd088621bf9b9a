import { test } from '@japa/runner'
import { randomUUID } from 'node:crypto'
import { api, call, signIn } from '#tests/support/client'
import { server } from '#tests/support/server'

const times = (count: number, text: (place: number) => string, separator = '&') =>
  Array.from({ length: count }, (_, place) => text(place)).join(separator)

/** What is answered, with its size in bytes. */
async function get(path: string, token?: string | null) {
  const response = await fetch(`${server().url}${path}`, {
    headers: { 'accept-language': 'vi', ...(token && { authorization: `Bearer ${token}` }) },
  })
  const text = await response.text()
  return { status: response.status, bytes: text.length, body: JSON.parse(text) }
}

test.group('addresses', () => {
  test('above 12 kB are refused', async ({ assert }) => {
    for (const path of [
      `/v1.0/Account/tenants?${times(100, () => 'a'.repeat(130))}`,
      `/v1.0/customers?q=${'a'.repeat(12_500)}`,
      `/${'a/'.repeat(6300)}`,
    ]) {
      const { status, body } = await get(path)
      assert.deepEqual([status, body.code, body.message], [414, 'COM_ERR_015', 'Yêu cầu quá lớn: tối đa 12 kB'])
    }
  })

  test('with more than 500 parameters are refused', async ({ assert }) => {
    for (const path of ['/v1.0/Account/tenants', '/v1.0/customers', '/health']) {
      const { status, bytes, body } = await get(`${path}?${times(501, (place) => `a${place}`)}`)
      assert.deepEqual([status, body.message], [414, 'Yêu cầu quá lớn: tối đa 500 giá trị'], path)
      assert.isBelow(bytes, 1024)
    }
  })
})

test.group('queries of lists', () => {
  const refusal = async (query: string, path = '/customers') => {
    const { status, bytes, body } = await get(`/v1.0${path}?${query}`, await signIn('superadmin'))
    return { status, bytes, errors: body.errors as { field: string; rule: string; message: string }[] }
  }

  test('take at most 40 filters', async ({ assert }) => {
    const { status, errors } = await refusal(times(400, (place) => `la${place}=1`))
    assert.equal(status, 400)
    assert.lengthOf(errors, 50)
    const names = ['code', 'name', 'phone', 'customerTypeId', 'createdAt', 'updatedAt', 'id', 'createdById', 'taxCode']
    const operators = ['', '_ne', '_gte', '_lte', '_like', '_in']
    const all = names.flatMap((name) => operators.map((operator) => `${name}${operator}=`)).join('&')
    const many = await refusal(all)
    assert.deepEqual([many.status, many.errors.map(({ rule }) => rule)], [400, ['tooMany']])
    assert.equal(many.errors[0]!.message, 'Nhiều nhất 40')
  })

  test('with a NUL in what is looked for are refused, whoever reads it', async ({ assert }) => {
    for (const path of [
      '/sales-orders/goods',
      '/purchase-contracts/goods',
      '/workflows',
      '/workflows/options/users',
      '/find',
    ])
      for (const query of ['q=a%00b', '_end=5&q=%00'])
        if (path !== '/find' || !query.startsWith('_'))
          assert.equal((await refusal(query, path)).status, 400, `${path}?${query}`)
    assert.equal((await refusal('resource=%00', '/workflows')).status, 400)
  })

  test('take at most 5 sorts, each once', async ({ assert }) => {
    const five = await refusal('_sort=name,code,phone,createdAt,id')
    assert.equal(five.status, 200)
    for (const names of [times(1500, () => 'name', ','), times(6, () => 'name', ','), 'name,code,name']) {
      const { status, errors } = await refusal(`_sort=${names}`)
      assert.deepEqual([status, errors.map(({ field, rule }) => [field, rule])], [400, [['_sort', 'tooMany']]])
    }
    const unknown = await refusal(`_sort=${times(2000, (place) => `x${place}`, ',')}`)
    assert.deepEqual([unknown.status, unknown.errors.length], [400, 1])
    assert.isBelow(unknown.bytes, 1024)
    assert.equal((await refusal(`_sort=name&_order=${times(3000, () => 'asc', ',')}`)).status, 400)
  })

  test('take at most 200 values of a filter', async ({ assert }) => {
    const ids = (count: number) => times(count, () => randomUUID(), ',')
    assert.equal((await refusal(`id_in=${ids(200)}`)).status, 200)
    for (const [path, query] of [
      ['/customers', `id_in=${ids(201)}`],
      ['/customers', times(201, () => `id=${randomUUID()}`)],
      ['/sales-orders/options/customerId', times(201, () => `id=${randomUUID()}`)],
      ['/sales-orders/goods', `ids=${ids(201)}`],
    ] as const) {
      const { status, errors } = await refusal(query, path)
      assert.deepEqual([status, errors[0]!.rule], [400, 'tooMany'], path)
      assert.equal(errors[0]!.message, 'Nhiều nhất 200')
    }
    const codes = await refusal(
      times(201, () => 'code=01'),
      '/administrative-units',
    )
    assert.deepEqual([codes.status, codes.errors[0]!.rule], [400, 'tooMany'])
  })

  test('in a body have the same limits', async ({ assert }) => {
    const token = await signIn('superadmin')
    const ids = Array.from({ length: 201 }, () => randomUUID())
    const { status, body } = await api(token).post('/Export/departments', { id_in: ids })
    assert.deepEqual([status, body.errors[0].rule], [400, 'tooMany'])
  })

  test('long headers change no answer', async ({ assert }) => {
    const token = await signIn('superadmin')
    const long = [
      { 'accept-language': 'en,'.repeat(3000) },
      { 'x-forwarded-for': '1.1.1.1,'.repeat(1000) },
      { 'if-none-match': 'W/"x",'.repeat(1500) },
      { cookie: times(800, (place) => `a${place}=%41`, ';') },
      { 'idempotency-key': 'x'.repeat(9000) },
      Object.fromEntries(Array.from({ length: 500 }, (_, place) => [`x-${place}`, 'a'])),
    ]
    for (const headers of long) {
      assert.equal((await call('GET', '/departments?_end=1', { token, headers })).status, 200)
      assert.equal((await call('GET', '/departments', { headers })).status, 401)
    }
  })
})
