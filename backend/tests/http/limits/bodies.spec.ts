import { test } from '@japa/runner'
import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { api, call, signIn } from '#tests/support/client'
import { created, creatable } from '#tests/support/samples'
import { server } from '#tests/support/server'

/** Errors that an answer holds at most. */
const MOST_ERRORS = 50
const KB = 1024

const object = (keys: number, prefix = 'khoa') =>
  Object.fromEntries(Array.from({ length: keys }, (_, place) => [`${prefix}${place}`, 1]))

/** What is answered, with its size in bytes. */
async function send(path: string, body: unknown, { token, method = 'POST' }: { token?: string; method?: string } = {}) {
  const response = await fetch(`${server().url}/v1.0${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'accept-language': 'vi',
      'idempotency-key': randomUUID(),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const text = await response.text()
  return { status: response.status, bytes: Buffer.byteLength(text), body: JSON.parse(text) }
}

test.group('bodies of people who are not signed in', () => {
  const open = ['/Account/authenticate', '/Account/forgotpassword', '/Account/refresh']

  test('are a few kilobytes at most', async ({ assert }) => {
    for (const path of open)
      for (const body of [object(80_000), { account: 'x'.repeat(5 * KB) }, `{"a":${' '.repeat(5 * KB)}1}`]) {
        const { status, bytes, body: answer } = await send(path, body)
        assert.deepEqual([status, answer.code], [413, 'COM_ERR_015'], path)
        assert.equal(answer.message, 'Yêu cầu quá lớn: tối đa 4 kB')
        assert.isBelow(bytes, KB)
      }
  })

  test('are not read where a sign-in is needed', async ({ assert }) => {
    for (const path of ['/customers', '/sales-orders', '/User', '/Export/departments', '/customers/import'])
      for (const body of [object(80_000), '{', '']) {
        const { status, body: answer } = await send(path, body)
        assert.deepEqual([status, answer.code], [401, 'COM_ERR_003'], path)
      }
    const forged = await send('/customers', object(80_000), { token: 'a.b.c' })
    assert.deepEqual([forged.status, forged.body.code], [401, 'COM_ERR_008'])
  })

  test('get at most 50 errors', async ({ assert }) => {
    const { status, bytes, body } = await send('/Account/authenticate', object(300, 'k'))
    assert.equal(status, 400)
    assert.lengthOf(body.errors, MOST_ERRORS)
    assert.isBelow(bytes, 8 * KB)
  })

  test('that come byte by byte are not read to their end', async ({ assert }) => {
    const text = JSON.stringify({ account: 'x'.repeat(3 * KB) })
    // On a connection of its own, since the server ends it.
    const status = await new Promise<number>((resolve, reject) => {
      const sent = request(`${server().url}/v1.0/Account/authenticate`, {
        method: 'POST',
        agent: false,
        headers: { 'content-type': 'application/json' },
      })
      sent.once('response', (response) => resolve(response.statusCode!)).once('error', reject)
      sent.flushHeaders()
      for (const sign of text) sent.write(sign)
      sent.end()
    })
    assert.equal(status, 400)
  })

  test('that are compressed are refused', async ({ assert }) => {
    const { status, body } = await call('POST', '/Account/authenticate', {
      body: '{}',
      headers: { 'content-encoding': 'gzip' },
    })
    assert.deepEqual([status, body.code], [415, 'COM_ERR_006'])
  })
})

test.group('bodies of people who are signed in', () => {
  test('are at most 128 kB', async ({ assert }) => {
    const token = await signIn('superadmin')
    const long = { name: 'x'.repeat(129 * KB) }
    for (const [method, path] of [
      ['POST', '/departments'],
      ['PUT', '/tenant'],
      ['POST', '/User'],
      ['POST', '/views'],
      ['PATCH', '/customers'],
    ] as const) {
      const { status, body } = await send(path, long, { token, method })
      assert.deepEqual([status, body.code, body.message], [413, 'COM_ERR_015', 'Yêu cầu quá lớn: tối đa 128 kB'], path)
    }
  })

  test('of documents have room for all their lines', async ({ assert }) => {
    const token = await signIn('superadmin')
    const lines = Array.from({ length: 200 }, () => ({ note: 'x'.repeat(2000) }))
    const one = `/sales-orders/${randomUUID()}`
    const sales = [`${one}/sell`, `${one}/sell/preview`]
    const actions = [
      `${one}/request`,
      `${one}/approve`,
      '/sales-orders/preview',
      '/warehouse-receipts/preview',
      ...sales,
    ]
    for (const path of ['/sales-orders', '/purchase-contracts', '/sales-orders/quote', ...actions])
      assert.notEqual((await send(path, { lines }, { token })).status, 413, path)
    assert.equal((await send('/sales-orders', { note: 'x'.repeat(1025 * KB) }, { token })).status, 413)
  })

  test('with too many values, keys or levels are refused before they are checked', async ({ assert }) => {
    const token = await signIn('superadmin')
    for (const body of [{ lines: Array(30_000).fill(null) }, object(30_000), { lines: [object(30_000)] }]) {
      const { status, bytes, body: answer } = await send('/sales-orders', body, { token })
      assert.deepEqual([status, answer.code], [413, 'COM_ERR_015'])
      assert.equal(answer.message, 'Yêu cầu quá lớn: tối đa 20,000 giá trị')
      assert.isBelow(bytes, KB)
    }
    for (const body of [object(501), { lines: [object(19_000)] }]) {
      const { status, body: answer } = await send('/sales-orders', body, { token })
      assert.deepEqual([status, answer.message], [413, 'Yêu cầu quá lớn: tối đa 500 tên trong một đối tượng'])
    }
    assert.equal((await send('/sales-orders', object(500), { token })).status, 400)
    const deep = `{"a":${'['.repeat(30)}${']'.repeat(30)}}`
    const { status, body } = await send('/departments', deep, { token })
    assert.deepEqual([status, body.message], [413, 'Yêu cầu quá lớn: tối đa 20 tầng'])
    // What stands inside a text counts for nothing.
    const text = await send('/departments', { name: '[{,'.repeat(20_000) }, { token })
    assert.deepEqual([text.status, text.body.errors[0].rule], [422, 'maxLength'])
  })

  test('with many marks on one letter are refused, not put in order', async ({ assert }) => {
    const token = await signIn('superadmin')
    const marks = (length: number) => '\u0323\u0302\u0301'.repeat(length)
    const [{ companyAddress }] = (await api(token).get('/customers?_end=1')).body
    const comment = { decision: 'reject', comment: marks(100), items: [{ resource: 'sales-orders', id: randomUUID() }] }
    const attacks: [string, unknown, string][] = [
      ['/sales-orders', { note: marks(150_000) }, 'note'],
      ['/departments', { name: marks(20_000) }, 'name'],
      ['/customers', { companyAddress: { ...companyAddress, street: marks(100) } }, 'companyAddress'],
      ['/products', { attributes: { [marks(100)]: 'x' } }, 'attributes'],
      ['/approvals/decide', comment, 'comment'],
    ]
    for (const [path, body, field] of attacks) {
      const { status, body: answer } = await send(path, body, { token })
      assert.equal(status, 422, path)
      const found = answer.errors.find((error: { field: string }) => error.field === field)
      assert.equal(found?.rule, field === 'attributes' ? 'attributes' : 'controlCharacters', path)
    }
  })

  test('get at most 50 errors, each short', async ({ assert }) => {
    const token = await signIn('superadmin')
    const order = { lines: Array.from({ length: 200 }, () => ({ productId: 'x', quantity: 'x', priceType: 'x' })) }
    const customer = (await api(token).get('/customers?_end=1')).body[0]
    const attacks: [string, unknown, string?][] = [
      ['/departments', object(9000)],
      ['/User', { payload: object(9000) }],
      ['/tenant', { payload: object(9000) }, 'PUT'],
      ['/sales-orders', order],
      ['/sales-orders', { lines: Array.from({ length: 200 }, () => object(90)) }],
      ['/views', { resource: 'customers', name: 'x', state: { filters: object(9000) } }],
      ['/views', { resource: 'customers', name: 'x', state: object(9000) }],
      ['/approvals/decide', { decision: 'approve', items: Array.from({ length: 100 }, () => object(80)) }],
      ['/Export/departments', object(9000)],
      ['/customers', { ids: [customer.id], changes: object(9000) }, 'PATCH'],
      ['/departments', { ['k'.repeat(100 * KB)]: 1 }],
    ]
    for (const [path, body, method] of attacks) {
      const { status, bytes, body: answer } = await send(path, body, { token, method })
      assert.include([400, 413, 422], status, path)
      assert.isAtMost(answer.errors.length, MOST_ERRORS, path)
      assert.isBelow(bytes, 32 * KB, path)
    }
  })

  test('keep empty texts as null, and reach no prototype', async ({ assert }) => {
    const token = await signIn('superadmin')
    const row = await created(creatable.find(({ name }) => name === 'customers')!)
    const { body } = await api(token).patch(`/customers/${row.id}`, { email: '' })
    assert.isNull(body.email)
    for (const text of ['{"name":"x","__proto__":{"polluted":1}}', '{"constructor":{"prototype":{"polluted":1}}}'])
      assert.isBelow((await send('/departments', text, { token })).status, 500)
    assert.isUndefined(({} as { polluted?: number }).polluted)
  })
})
