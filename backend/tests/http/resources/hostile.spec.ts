import { test } from '@japa/runner'
import { randomUUID } from 'node:crypto'
import { api, call, signIn } from '#tests/support/client'
import { server } from '#tests/support/server'
import { filterNames } from '#app/resources/read/columns'
import { operators } from '#app/resources/read/operators'
import { creatable, created, plural } from '#tests/support/samples'
import { ofCover } from '#tests/support/cover'

const queries = [
  '%00',
  'a%00b',
  '%FF',
  '%ED%A0%80',
  '%E2%80%AEx',
  '9'.repeat(400),
  '-1',
  'NaN',
  '1e400',
  'infinity',
  '0000-01-01',
  '294276-12-31',
  '2026-13-01',
  '2026-02-30T00:00:00Z',
  '2026-11-05T25:61:00Z',
  '2026-11-05T00:00:00%2B23:59',
  '2026-11-05T00:00:00-24:00',
  '%25_%5C',
  "'%3B--",
  '__proto__',
  '[]',
  '{}',
  'a'.repeat(4000),
]

/**
 * Each filter meets all values, every operator in turn: what a type does with one does not depend on whose field it is.
 */
let turn = 0

for (const resource of ofCover(plural, 'read'))
  test.group(`${resource.name}: hostile queries`, () => {
    for (const name of [...filterNames(resource), 'q', '_start', '_end', '_sort', '_order'])
      test(`${name} answers each with rows or a 400 in the one body of errors`, async ({ assert }) => {
        const client = api(await signIn('superadmin'))
        const keys = filterNames(resource).includes(name)
          ? operators.map((operator) => (operator === 'eq' ? name : `${name}_${operator}`))
          : [name]
        turn++
        for (const [place, value] of queries.entries()) {
          const key = keys[(place + turn) % keys.length]!
          const { status, body } = await client.get(`/${resource.path}?${key}=${value}&_end=1`)
          assert.include([200, 400], status, `${key}=${value.slice(0, 40)}: ${JSON.stringify(body).slice(0, 100)}`)
          // An unknown sort is told by its own name.
          if (status === 400 && key !== '_sort') assert.equal(body.errors[0].field, key)
        }
      })
  })

test.group('hostile requests', () => {
  const post = async (body: string, headers: Record<string, string> = {}) =>
    call('POST', '/departments', { token: await signIn('superadmin'), body, headers })

  test('what is no JSON object is refused in the one body of errors', async ({ assert }) => {
    for (const text of ['{', '[]', '"text"', 'null', '1', '{"name":', '[[[[', '\ufeff', '{"a":1,}']) {
      const { status, body } = await post(text)
      assert.include([400, 422], status, text)
      assert.equal(body.succeeded, false)
      assert.isArray(body.errors)
    }
  })

  test('a body of another content type is refused, and never taken for an empty one', async ({ assert }) => {
    const row = await created(creatable.find(({ name }) => name === 'departments')!)
    for (const type of [
      'text/plain',
      'application/xml',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ])
      for (const [method, path] of [
        ['POST', '/departments'],
        ['PATCH', `/departments/${row.id}`],
      ] as const) {
        const { status, body } = await call(method, path, {
          token: await signIn('superadmin'),
          body: '{"name":"x"}',
          headers: { 'content-type': type, 'accept-language': 'vi' },
        })
        assert.deepEqual(
          [status, body.code, body.message],
          [415, 'COM_ERR_006', 'Yêu cầu không đúng định dạng'],
          `${method} ${type}`,
        )
      }
  })

  test('bytes that are no text are refused, not stored as signs that stand for them', async ({ assert }) => {
    const body = Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0x54, 0xff, 0xfe]), Buffer.from('"}')])
    const answer = await fetch(`${server().url}/v1.0/departments`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${await signIn('superadmin')}` },
    })
    assert.equal(answer.status, 422)
    assert.containsSubset(await answer.json(), { errors: [{ field: 'name', rule: 'controlCharacters' }] })
  })

  test('an address that is no text is refused in the one body of errors', async ({ assert }) => {
    for (const path of ['/customers/%', '/customers/%E0%A4%A', '/File/products/%C0%AE', '/%']) {
      const { status, body } = await call('GET', path, {
        token: await signIn('superadmin'),
        headers: { 'accept-language': 'vi' },
      })
      assert.deepEqual(
        [status, body],
        [400, { succeeded: false, code: 'COM_ERR_006', message: 'Yêu cầu không đúng định dạng', errors: [] }],
        path,
      )
    }
  })

  test('a body above the limit is refused', async ({ assert }) => {
    const { status, body } = await post(JSON.stringify({ name: 'x'.repeat(1_100_000) }))
    assert.equal(status, 413)
    assert.equal(body.succeeded, false)
  })

  test('__proto__ in a body reaches no prototype', async ({ assert }) => {
    const { status } = await post('{"name":"x","__proto__":{"polluted":true}}')
    assert.isBelow(status, 500)
    assert.isUndefined(({} as { polluted?: boolean }).polluted)
  })

  test('a version that no row can have is told at its field', async ({ assert }) => {
    const token = await signIn('superadmin')
    const row = await created(creatable.find(({ name }) => name === 'departments')!)
    const order = (await call('GET', '/sales-orders?_end=1', { token })).body[0]
    for (const version of [2 ** 31, -(2 ** 31) - 1, 1e308, 1.5, '1', [1], {}]) {
      for (const [method, path] of [
        ['PATCH', `/departments/${row.id}`],
        ['PATCH', `/sales-orders/${order.id}`],
        ['POST', `/sales-orders/${order.id}/request`],
      ] as const) {
        const { status, body } = await call(method, path, {
          token,
          body: { version },
          headers: { 'idempotency-key': randomUUID() },
        })
        assert.deepEqual(
          [status, body.errors[0]?.field],
          [422, 'version'],
          `${method} ${path} ${JSON.stringify(version)}`,
        )
      }
      assert.equal(
        (await call('PUT', '/tenant', { token, body: { payload: { version } } })).status,
        422,
        JSON.stringify(version),
      )
    }
  })

  test('what nests deeper than anybody types is refused or ignored, never an error of ours', async ({ assert }) => {
    const [token, depth] = [await signIn('superadmin'), 200_000]
    const deep = (open: string, close: string) => `${open.repeat(depth)}1${close.repeat(depth)}`
    for (const [path, inside] of [
      ['/departments', 'name'],
      ['/sales-orders', 'preview'],
      ['/products', 'attributes'],
      ['/views', 'state'],
      ['/sales-orders/quote', 'lines'],
      ['/User', 'payload'],
      ['/approvals/decide', 'items'],
      ['/Account/authenticate', 'account'],
    ] as const)
      for (const value of [deep('[', ']'), deep('{"a":', '}')]) {
        const { status } = await call('POST', path, {
          token,
          body: `{"${inside}":${value.length < 1_000_000 ? value : deep('[', ']')}}`,
          headers: { 'idempotency-key': randomUUID() },
        })
        assert.isBelow(status, 500, path)
      }
  })

  test('answers of the API are kept by nobody, and every answer says what a browser must not do with it', async ({
    assert,
  }) => {
    const { headers } = await call('GET', '/departments', { token: await signIn('superadmin') })
    const told = [
      'cache-control',
      'x-content-type-options',
      'referrer-policy',
      'cross-origin-opener-policy',
      'cross-origin-resource-policy',
    ].map((name) => headers.get(name))
    assert.deepEqual(told, ['no-store', 'nosniff', 'same-origin', 'same-origin', 'same-origin'])
    const policy = headers.get('content-security-policy')!
    for (const part of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ])
      assert.include(policy, part)
    assert.notMatch(policy, /script-src|unsafe-eval/)
  })

  test('depth and long query strings stop nobody', async ({ assert }) => {
    assert.isBelow((await post(`{"name":${'['.repeat(5000)}${']'.repeat(5000)}}`)).status, 500)
    const { status } = await call('GET', `/departments?q=${'a'.repeat(6000)}`, { token: await signIn('superadmin') })
    assert.isBelow(status, 500)
  })

  test('messages come in the language asked for, Vietnamese unless English', async ({ assert }) => {
    const message = async (language: string) =>
      (await call('GET', '/departments', { headers: { 'accept-language': language } })).body.message
    assert.equal(await message('en-GB,en;q=0.9'), 'Please sign in')
    assert.equal(await message('vi'), 'Vui lòng đăng nhập')
    assert.equal(await message('fr'), 'Vui lòng đăng nhập')
  })
})
