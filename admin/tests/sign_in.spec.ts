import { test } from '@japa/runner'
import { foldErrors } from '../src/http/apiError.ts'
import { isAccount, trimStart } from '../src/pages/login/rules.ts'
import { readToken } from '../src/session/token.ts'

const token = (claims: object) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.sig`

test.group('account', () => {
  test('{0} is an account: {1}')
    .with([
      ['nhanvien.demo', true],
      ['0903123456', true],
      ['short', false],
      ['.starts.with', false],
      ['two..dots.here', false],
      ['0903-123456', false],
      ['with space', false],
    ] as const)
    .run(({ assert }, [account, expected]) => assert.equal(isAccount(account), expected))

  test('leading spaces are dropped', ({ assert }) => assert.equal(trimStart('  mai '), 'mai '))
})

test.group('token', () => {
  test('roles are lowercased and names keep their marks', ({ assert }) => {
    const session = readToken(token({ sub: 'u', tid: 't', name: 'Trần Thị Mai', roles: ['R004'], perms: ['13.v'] }))
    assert.equal(session?.name, 'Trần Thị Mai')
    assert.isTrue(session?.roles.has('r004') && session.permissions.has('13.v'))
  })

  test('what is no token is nobody', ({ assert }) => assert.isNull(readToken('not.a-token')))
})

test('several messages of one field stay together', ({ assert }) => {
  const error = (message: string) => ({ field: 'phone', rule: 'phone', message })
  assert.deepEqual(foldErrors([error('a'), error('b')]), { phone: ['a', 'b'] })
})
