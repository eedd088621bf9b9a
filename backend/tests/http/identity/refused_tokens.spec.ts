import { test } from '@japa/runner'
import { call } from '#tests/support/client'
import { entered, newPerson, type Person } from '#tests/support/people'
import { groupId, superAdmin } from './administering.ts'

test.group('a token already issued is refused on the very next request after', () => {
  const events: Record<string, (person: Person, token: string) => Promise<unknown>> = {
    'a sign-out': (_person, token) => call('POST', '/Account/logout', { token, body: {} }),
    'a password change elsewhere': async (person) =>
      call('POST', '/User/ChangePassword', {
        token: (await entered(person)).token,
        body: { oldPassword: person.password, newPassword: 'Doi mat khau 2026' },
      }),
    'a reset': async (person) => (await superAdmin()).post('/User/ResetPassword', { userId: person.userId }),
    'a lock': async (person) => (await superAdmin()).patch(`/users/${person.userId}`, { isLocked: true }),
    'a deletion': async (person) => (await superAdmin()).delete(`/users/${person.userId}`),
    'another role group': async (person) =>
      (await superAdmin()).patch(`/users/${person.userId}`, { roleGroupIds: [await groupId('R003')] }),
  }
  for (const [event, happens] of Object.entries(events))
    test(event, async ({ assert }) => {
      const person = await newPerson('R002')
      const { token } = await entered(person)
      assert.equal((await call('GET', '/customers?_end=1', { token })).status, 200)
      const answer = (await happens(person, token)) as { status: number; body: unknown }
      assert.equal(answer.status, 200, JSON.stringify(answer.body))
      for (const path of ['/customers', '/User/profile', '/tenant', '/openapi.json'])
        assert.equal((await call('GET', path, { token })).status, 401, path)
    })
})
