import { call } from '../client.ts'
import { enter, entered, from, newCompany, newPerson } from '../people.ts'
import { created, fresh, resourceOf } from '../samples.ts'
import { count, sending, versionOf, type Write } from './write.ts'

/** Somebody in a company of their own, so that their wrong sign-ins count against nobody else. */
const alone = async (role = 'R001') => newPerson(role, undefined, await newCompany())

const sessionsOf = (userId: string, closed = false) =>
  count(`select count(*) from sessions where user_id = $1 and closed_at is ${closed ? 'not ' : ''}null`, [userId])

/** Doors, rights and the company. */
export const accountWrites: Write[] = [
  {
    name: 'a sign-in',
    hasKey: false,
    async prepare(node) {
      const person = await alone()
      return {
        send: () => enter(person, person.password, { url: node.url, headers: from() }),
        kept: () => sessionsOf(person.userId),
      }
    },
  },
  {
    name: 'a sign-out',
    hasKey: false,
    async prepare(node) {
      const person = await alone()
      const { token } = await entered(person)
      return {
        send: () => call('POST', '/Account/logout', { url: node.url, token }),
        kept: () => sessionsOf(person.userId, true),
      }
    },
  },
  {
    name: 'a refresh',
    hasKey: false,
    async prepare(node) {
      const person = await alone()
      const { cookie } = await entered(person)
      return {
        send: () =>
          call('POST', '/Account/refresh', { url: node.url, headers: { cookie, 'x-barem-refresh': '1', ...from() } }),
        kept: () =>
          count(
            'select count(*) from refresh_tokens r join sessions s on s.id = r.session_id where s.user_id = $1 and r.used_at is not null',
            [person.userId],
          ),
      }
    },
  },
  {
    name: 'a new password of one’s own',
    hasKey: false,
    async prepare(node) {
      const person = await alone()
      const [{ token }] = [await entered(person), await entered(person)]
      const body = { oldPassword: person.password, newPassword: `Moi-${fresh()}-x` }
      return {
        send: () => call('POST', '/User/ChangePassword', { url: node.url, token, body }),
        kept: () => sessionsOf(person.userId, true),
      }
    },
  },
  {
    name: 'a reset of somebody’s password',
    hasKey: true,
    async prepare(node, boss) {
      const person = await newPerson('R004')
      await entered(person)
      return {
        send: sending(node, boss.token, 'POST', '/User/ResetPassword', { userId: person.userId }),
        kept: () =>
          count(`select count(*) from record_history where record_id = $1 and action = 'resetPassword'`, [
            person.userId,
          ]),
        mailsTo: person.email,
      }
    },
  },
  {
    name: 'a new user',
    hasKey: true,
    async prepare(node, boss) {
      const username = `cat.${fresh()}`
      const payload = { username, fullName: 'Người Mới', email: `${username}@thu.example` }
      return {
        send: sending(node, boss.token, 'POST', '/User', { payload }),
        kept: () => count('select count(*) from users where username = $1', [username]),
        mailsTo: payload.email,
      }
    },
  },
  {
    name: 'an account that is changed',
    hasKey: true,
    async prepare(node, boss) {
      const { id } = await created(resourceOf('users'))
      return {
        send: sending(node, boss.token, 'PUT', '/User', { payload: { id, fullName: `Người ${fresh()}` } }),
        kept: () => versionOf('users', id),
      }
    },
  },
  {
    name: 'an account that is removed',
    hasKey: true,
    async prepare(node, boss) {
      const { id } = await created(resourceOf('users'))
      return {
        send: sending(node, boss.token, 'DELETE', `/User/${id}`),
        kept: () => count('select 1 - count(*) as count from users where id = $1', [id]),
      }
    },
  },
  {
    name: 'rights of a role group',
    hasKey: true,
    async prepare(node, boss) {
      const { id, version } = await created(resourceOf('role-groups'))
      return {
        send: sending(node, boss.token, 'PATCH', `/role-groups/${id}`, { permissions: ['11.v'], version }),
        kept: () => versionOf('role_groups', id),
      }
    },
  },
  {
    name: 'the company',
    hasKey: true,
    async prepare(node) {
      const person = await alone()
      const { token } = await entered(person)
      return {
        send: sending(node, token, 'PUT', '/tenant', { payload: { shortName: 'CẮT' } }),
        kept: () =>
          count(`select count(*) from tenants where tenant_id = $1 and short_name = 'CẮT'`, [person.tenantId]),
      }
    },
  },
]
