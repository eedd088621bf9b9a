import { test } from '@japa/runner'
import { api, call, signIn } from '#tests/support/client'
import { creatable, sample, writableOf } from '#tests/support/samples'

/** Values that somebody or something will send one day, whatever a field is for. */
const hostile: unknown[] = [
  'a\u0000b', '\ud800', '\u202egnp.exe', '\u200b\u200b', 'x'.repeat(900_000), "'; drop table users; --", '%_\\', '{{7*7}}', '<svg onload=alert(1)>', '%00', 'a\r\nb', '٣', '0x10', '1e400', 'NaN', 'Infinity', '-0',
  -1, 1e21, 2 ** 53 + 1, 0.1, true, false, [], [null], [[[[]]]], {}, { $ne: null }, { constructor: { prototype: {} } }, '0000-01-01', '9999-12-31', '294276-12-31T00:00:00Z', '2026-11-05T00:00:00-24:00', 'infinity',
]

for (const resource of creatable)
  test.group(`${resource.name}: hostile values`, () => {
    for (const [name] of writableOf(resource))
      test(`${name} answers each with a plain refusal, or keeps just what was sent`, async ({ assert }) => {
        const client = api(await signIn('superadmin'))
        for (const value of hostile) {
          const { status, body } = await client.post(`/${resource.name}`, { ...(await sample(resource, 'DONGA', 'required')), [name]: value })
          assert.isBelow(status, 500, `${JSON.stringify(value).slice(0, 60)}: ${JSON.stringify(body).slice(0, 200)}`)
          assert.include([201, 400, 409, 413, 422], status)
          if (status !== 201 || typeof value !== 'string' || body[name] === null) continue
          const sent = value.trim().normalize('NFC')
          assert.isTrue([sent, sent.toLowerCase(), sent.replace(/\D/g, '')].includes(String(body[name])) || Number(body[name]) === Number(sent), `${JSON.stringify(value)} became ${JSON.stringify(body[name])}`)
        }
      })
  })

test.group('hostile requests', () => {
  const post = async (body: string, headers: Record<string, string> = {}) => call('POST', '/departments', { token: await signIn('superadmin'), body, headers })

  test('what is no JSON object is refused in the one body of errors', async ({ assert }) => {
    for (const text of ['{', '[]', '"text"', 'null', '1', '{"name":', '[[[[', '\ufeff', '{"a":1,}']) {
      const { status, body } = await post(text)
      assert.include([400, 422], status, text)
      assert.equal(body.succeeded, false)
      assert.isArray(body.errors)
    }
  })

  test('a body above the limit is refused', async ({ assert }) => {
    assert.equal((await post(JSON.stringify({ name: 'x'.repeat(1_100_000) }))).status, 413)
  })

  test('__proto__ in a body reaches no prototype', async ({ assert }) => {
    const { status } = await post('{"name":"x","__proto__":{"polluted":true}}')
    assert.isBelow(status, 500)
    assert.isUndefined(({} as { polluted?: boolean }).polluted)
  })

  test('depth and long query strings stop nobody', async ({ assert }) => {
    assert.isBelow((await post(`{"name":${'['.repeat(5000)}${']'.repeat(5000)}}`)).status, 500)
    const { status } = await call('GET', `/departments?q=${'a'.repeat(6000)}`, { token: await signIn('superadmin') })
    assert.isBelow(status, 500)
  })

  test('messages come in the language asked for, Vietnamese unless English', async ({ assert }) => {
    const message = async (language: string) => (await call('GET', '/departments', { headers: { 'accept-language': language } })).body.message
    assert.equal(await message('en-GB,en;q=0.9'), 'Please sign in')
    assert.equal(await message('vi'), 'Vui lòng đăng nhập')
    assert.equal(await message('fr'), 'Vui lòng đăng nhập')
  })
})
