import { registry } from '@barem/resources'
import type { AnyResource } from '@barem/resources/kit'
import { json, onceFor, type Described } from '#app/description/described'
import { bodyOf, wrapped } from '#app/description/from_vine'
import { done, list, moment, object, orNull, text, uuid, whole, yes, type Schema } from '#app/description/schema'
import { bodySchema, rowSchema } from '#app/resources/description/schemas'
import { issuedPassword } from './issue_password.ts'
import { authenticateBody, changePasswordBody, forgotBody, resetPasswordBody, searchBody } from './validators.ts'
import { on, type Routes } from '#app/routing/row'
import { create, remove, update, view } from '#app/routing/rule'

const AccountController = () => import('./account_controller.ts')
const UserController = () => import('./user_controller.ts')
const UsersController = () => import('./users_controller.ts')

const role = object({ code: text, name: text })
const token: Described['answers'] = {
  200: {
    says: 'A token for the header Authorization, and a cookie to renew it with',
    schema: done(object({ jwToken: text })),
  },
}
const nothing: Described['answers'] = { 200: { says: 'Done', schema: done() } }

const profile = object({
  id: uuid,
  username: text,
  code: text,
  fullName: text,
  email: orNull(text),
  phoneNumber: orNull(text),
  created: moment,
  lastModified: moment,
  isLocked: yes,
  emailConfirmed: yes,
  phoneNumberConfirmed: yes,
  mustChangePassword: yes,
  tenant: object({ id: uuid, code: text, name: text, shortName: text, logo: orNull(text) }),
  roles: list(role),
})

const users = registry.users as unknown as AnyResource

/** Users in the words of the specification. */
const {
  phone,
  createdAt: _at,
  updatedAt: _updatedAt,
  createdById: _by,
  updatedById: _updatedBy,
  roleGroups: _groups,
  ...row
} = rowSchema(users).properties as Record<string, Schema>
const user = { ...row, phoneNumber: phone!, created: moment, lastModified: moment, roles: list(role), isAdmin: yes }

function payload(kind: 'create' | 'update'): Schema {
  const {
    properties,
    required = [],
    ...body
  } = bodySchema(users, kind) as Schema & { properties: Record<string, Schema>; required?: string[] }
  const { phone: number, ...rest } = properties
  const admin = {
    isAdmin: { ...orNull(yes), description: 'Puts the user into the role group of admins, or takes them out' },
  }
  const needed = [
    ...required.map((name) => (name === 'phone' ? 'phoneNumber' : name)),
    ...(kind === 'update' ? ['id'] : []),
  ]
  return {
    ...body,
    properties: { ...(kind === 'update' && { id: uuid }), ...rest, phoneNumber: number, ...admin },
    ...(needed.length > 0 && { required: needed }),
  }
}

/** Sign-in and profile, under the paths of the specification. */
export const identityRoutes: Routes = {
  'account.tenants': {
    method: 'get',
    path: '/Account/tenants',
    rule: 'anyone',
    describes: {
      summary: 'Companies to sign in to',
      answers: { 200: { says: 'By name', schema: done(list(object({ id: uuid, name: text, code: text }))) } },
    },
    handle: on(AccountController, 'tenants'),
  },
  'account.authenticate': {
    method: 'post',
    path: '/Account/authenticate',
    rule: 'anyone',
    body: 'small',
    describes: {
      summary: 'Signs in',
      body: json(bodyOf(authenticateBody)),
      answers: token,
      refused: [401, 429],
    },
    handle: on(AccountController, 'authenticate'),
  },
  'account.refresh': {
    method: 'post',
    path: '/Account/refresh',
    rule: 'anyone',
    body: 'small',
    describes: {
      summary: 'A new token for the cookie of the last one',
      headers: [{ name: 'X-Barem-Refresh', in: 'header', required: true, schema: { const: '1' } }],
      answers: token,
      refused: [401, 403],
    },
    handle: on(AccountController, 'refresh'),
  },
  'account.forgotPassword': {
    method: 'post',
    path: '/Account/forgotpassword',
    rule: 'anyone',
    body: 'small',
    describes: {
      summary: 'Mails one-time passwords of an account, and does not tell whether there is one',
      body: json(bodyOf(forgotBody)),
      answers: nothing,
      refused: [429],
    },
    handle: on(AccountController, 'forgotPassword'),
  },
  'account.logout': {
    method: 'post',
    path: '/Account/logout',
    rule: 'signedIn',
    transaction: false,
    body: 'usual',
    beforeNewPassword: true,
    describes: { summary: 'Signs out', answers: nothing },
    handle: on(AccountController, 'logout'),
  },
  'user.profile': {
    method: 'get',
    path: '/User/profile',
    rule: 'signedIn',
    beforeNewPassword: true,
    describes: {
      summary: "The caller's own account",
      answers: { 200: { says: 'The account', schema: done(profile) } },
    },
    handle: on(UserController, 'profile'),
  },
  'user.missingRight': {
    method: 'get',
    path: '/User/missing-right',
    rule: 'signedIn',
    describes: {
      summary: 'Says what a right is called that the caller lacks, and who gives it',
      query: { right: { ...text, description: 'Area and level, such as 13.c' } },
      needs: ['right'],
      answers: { 200: { says: 'In the language of the caller', schema: object({ message: text }) } },
    },
    handle: on(UserController, 'missingRight'),
  },
  'user.changePassword': {
    method: 'post',
    path: '/User/ChangePassword',
    rule: 'signedIn',
    transaction: false,
    body: 'usual',
    beforeNewPassword: true,
    describes: {
      summary: "Changes the caller's own password",
      body: json(bodyOf(changePasswordBody)),
      answers: nothing,
      refused: [429],
    },
    handle: on(UserController, 'changePassword'),
  },
  'user.search': {
    method: 'post',
    path: '/User/Search',
    rule: view('users'),
    body: 'usual',
    describes: {
      summary: 'A page of users',
      body: json(bodyOf(searchBody)),
      answers: {
        200: {
          says: 'The users',
          schema: object({
            succeeded: { const: true },
            data: list(object(user)),
            pageNumber: whole,
            pageSize: whole,
            totalCount: whole,
          }),
        },
      },
    },
    handle: on(UsersController, 'search'),
  },
  'user.create': {
    method: 'post',
    path: '/User',
    rule: create('users'),
    body: 'usual',
    describes: {
      ...onceFor(false),
      summary: 'Adds a user',
      body: json(wrapped(payload('create'))),
      answers: {
        201: {
          says: 'The new user, with their password',
          schema: done(object({ ...user, oneTimePassword: issuedPassword })),
        },
      },
    },
    handle: on(UsersController, 'create'),
  },
  'user.update': {
    method: 'put',
    path: '/User',
    rule: update('users'),
    body: 'usual',
    describes: {
      ...onceFor(false),
      summary: 'Changes a user',
      body: json(wrapped(payload('update'))),
      answers: { 200: { says: 'The user as saved', schema: done(object(user)) } },
      refused: [404, 409],
    },
    handle: on(UsersController, 'update'),
  },
  'user.delete': {
    method: 'delete',
    path: '/User/:id',
    rule: remove('users'),
    describes: { ...onceFor(false), summary: 'Deletes a user', answers: nothing },
    handle: on(UsersController, 'delete'),
  },
  'user.resetPassword': {
    method: 'post',
    path: '/User/ResetPassword',
    rule: update('users'),
    body: 'usual',
    describes: {
      ...onceFor(false),
      summary: 'Gives a user a new password',
      body: json(bodyOf(resetPasswordBody)),
      answers: {
        200: {
          says: 'Told this once: another answer to the same key leaves the password out',
          schema: done(issuedPassword),
        },
      },
      refused: [404, 409],
    },
    handle: on(UsersController, 'resetPassword'),
  },
}
