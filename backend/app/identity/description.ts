import { registry } from '@barem/resources'
import type { AnyResource } from '@barem/resources/kit'
import { json, onceFor, type Described, type Description } from '#app/description/described'
import { bodyOf, wrapped } from '#app/description/from_vine'
import { done, list, moment, object, orNull, text, uuid, whole, yes, type Schema } from '#app/description/schema'
import { bodySchema, rowSchema } from '#app/resources/description/schemas'
import { issuedPassword } from './issue_password.ts'
import { authenticateBody, changePasswordBody, forgotBody, resetPasswordBody, searchBody } from './validators.ts'

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

export const accountDescription: Description = () => ({
  'account.tenants': {
    summary: 'Companies to sign in to',
    answers: { 200: { says: 'By name', schema: done(list(object({ id: uuid, name: text, code: text }))) } },
  },
  'account.authenticate': {
    summary: 'Signs in',
    body: json(bodyOf(authenticateBody)),
    answers: token,
    refused: [401, 429],
  },
  'account.refresh': {
    summary: 'A new token for the cookie of the last one',
    headers: [{ name: 'X-Barem-Refresh', in: 'header', required: true, schema: { const: '1' } }],
    answers: token,
    refused: [401, 403],
  },
  'account.forgotPassword': {
    summary: 'Mails one-time passwords of an account, and does not tell whether there is one',
    body: json(bodyOf(forgotBody)),
    answers: nothing,
    refused: [429],
  },
  'account.logout': { summary: 'Signs out', answers: nothing },
  'user.profile': {
    summary: "The caller's own account",
    answers: { 200: { says: 'The account', schema: done(profile) } },
  },
  'user.missingRight': {
    summary: 'Says what a right is called that the caller lacks, and who gives it',
    query: { right: { ...text, description: 'Area and level, such as 13.c' } },
    needs: ['right'],
    answers: { 200: { says: 'In the language of the caller', schema: object({ message: text }) } },
  },
  'user.changePassword': {
    summary: "Changes the caller's own password",
    body: json(bodyOf(changePasswordBody)),
    answers: nothing,
    refused: [429],
  },
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

/** The calls of the specification for users. */
export const userDescription: Description = () => ({
  'user.search': {
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
  'user.create': {
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
  'user.update': {
    ...onceFor(false),
    summary: 'Changes a user',
    body: json(wrapped(payload('update'))),
    answers: { 200: { says: 'The user as saved', schema: done(object(user)) } },
    refused: [404, 409],
  },
  'user.delete': { ...onceFor(false), summary: 'Deletes a user', answers: nothing },
  'user.resetPassword': {
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
})
