import { test } from '@japa/runner'
import { call, signIn } from '#tests/support/client'

test.group('many requests of one person', () => {
  test('let those of others come in between', async ({ assert }) => {
    const [one, other] = [await signIn('superadmin'), await signIn('ketoan.demo')]
    let answered = 0
    const search = () =>
      call('GET', '/departments?q=a', { token: one }).then(({ status }) => {
        answered++
        return status
      })
    const first = search()
    const many = Array.from({ length: 60 }, search)
    await first
    const { status } = await call('GET', '/departments?_end=1', { token: other })
    assert.equal(status, 200)
    assert.isBelow(answered, 40, 'as a queue of one line would answer it last')
    assert.deepEqual(new Set(await Promise.all(many)), new Set([200]))
  })
})
