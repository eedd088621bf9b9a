import { test } from '@japa/runner'
import { call, signIn } from '#tests/support/client'
import { entered, newPerson, newRole } from '#tests/support/people'

/** Whoever was there first is named first. */
const FIRST = 'Trần Thị Ánh Dương'

const someone = async (...permissions: [number, string][]) =>
  (await entered(await newPerson(await newRole(permissions)))).token

test.group('a right that is missing', () => {
  test('is named in the refusal, with who gives it, in the language of the caller', async ({ assert }) => {
    const token = await someone([13, 'v'])
    const { status, body } = await call('POST', '/customers', { token, body: {} })
    assert.deepEqual([status, body.code, body.right], [403, 'COM_ERR_004', '13.c'])
    assert.include(body.message, 'You do not have permission to do this. It takes the right “Create” in “Customer')
    assert.include(body.message, FIRST)
    const answer = await call('POST', '/customers', { token, body: {}, headers: { 'accept-language': 'vi' } })
    assert.include(answer.body.message, 'Cần quyền “Thêm” ở “Thông tin khách hàng”. Người cấp quyền: ')
  })

  test('is told to those who ask, and only rights that there are', async ({ assert }) => {
    const token = await someone([13, 'v'])
    const { status, body } = await call('GET', '/User/missing-right?right=58.v', { token })
    assert.equal(status, 200)
    assert.include(body.message, FIRST)
    for (const right of ['', '13', '13.x', '3.v', "13.v'"])
      assert.equal((await call('GET', `/User/missing-right?right=${encodeURIComponent(right)}`, { token })).status, 422)
    const theirs = await signIn('superadmin', 'PHUONGNAM')
    assert.notInclude((await call('GET', '/User/missing-right?right=13.c', { token: theirs })).body.message, FIRST)
  })
})
