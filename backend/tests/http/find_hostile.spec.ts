import { test } from '@japa/runner'
import { accounts, call, signIn } from '#tests/support/client'
import { superAdmin } from '#tests/support/documents/lives'
import { found } from './finding.ts'

test.group('hostile words', () => {
  const queries = [
    '%00',
    'a%00b',
    '%FF',
    '%ED%A0%80',
    '%E2%80%AEx',
    '9'.repeat(100),
    '-1',
    'NaN',
    '1e400',
    '%25_%5C',
    "'%3B--",
    '%5C',
    '%24%7B1%7D',
    '(((',
    '[a-',
    '*',
    '.*%2B%3F',
    'a'.repeat(100),
    '%F0%9F%98%80'.repeat(50),
    'x%20'.repeat(50),
    '%E1%BA%BF'.repeat(100),
    'phi%20'.repeat(16),
  ]

  for (const role of ['R001', 'R004'] as const)
    test(`${role}: each is answered with records or a 400 at q`, async ({ assert }) => {
      for (const query of queries) {
        const { status, body } = await call('GET', `/find?q=${query}`, { token: await signIn(accounts[role]) })
        assert.include([200, 400], status, `${query.slice(0, 40)}: ${JSON.stringify(body).slice(0, 200)}`)
        if (status === 400) assert.deepEqual([body.succeeded, body.errors[0].field], [false, 'q'])
      }
    })

  test('nothing typed, too much typed, and names that are not known are refused by name', async ({ assert }) => {
    const client = await superAdmin()
    for (const [query, field, rule] of [
      ['', 'q', 'required'],
      ['?q=', 'q', 'required'],
      ['?q=%20%20', 'q', 'required'],
      [`?q=${'a'.repeat(101)}`, 'q', 'maxLength'],
      ['?q=a&q=b', 'q', 'string'],
      ['?q=a&_end=50', '_end', 'unknownFilter'],
      ['?q=a&resource=users', 'resource', 'unknownFilter'],
      ['?q=a&q%5B%5D=1', 'q[]', 'unknownFilter'],
    ] as const) {
      const { status, body } = await client.get(`/find${query}`)
      assert.deepEqual(
        [status, body.code, body.errors?.[0]?.field, body.errors?.[0]?.rule],
        [400, 'COM_ERR_001', field, rule],
        query,
      )
    }
  })

  test('whatever is typed costs one answer of bounded size', async ({ assert }) => {
    for (const q of ['a', '0', '-', ' n ']) {
      const groups = await found(q)
      assert.isNotEmpty(groups, q)
      for (const { resource, rows } of groups) assert.isAtMost(rows.length, 5, resource)
    }
  })
})
