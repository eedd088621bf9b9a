import { isDocument, lineFieldsOf, warnedOf, type AnyResource } from '@barem/resources/kit'
import {
  figure,
  list,
  moment,
  object,
  oneOf,
  orNull,
  person,
  ref,
  text,
  uuid,
  whole,
  yes,
  type Schema,
} from '#app/description/schema'
import { inputsOf } from '#app/documents/action_inputs'
import { bodySchema } from './schemas.ts'

const hows = ['asked', 'nobody', 'self', 'short', 'forwarded', 'reassigned', 'again']

const said: Schema = { type: ['string', 'null'], maxLength: 1000 }

/** The newest request for approval of a document. */
export const approvalSchema: Schema = object({
  id: uuid,
  status: oneOf('pending', 'approved', 'rejected', 'closed'),
  requestedAt: moment,
  requestedBy: person,
  comment: said,
  tasks: list(
    object({
      id: uuid,
      node: { ...text, description: 'Id of its step' },
      round: { ...whole, description: 'How often the step was reached' },
      assignee: person,
      status: oneOf('waiting', 'pending', 'approved', 'rejected', 'skipped', 'forwarded', 'closed'),
      how: { ...oneOf(...hows), description: 'Why this person is asked' },
      decidedAt: orNull(moment),
      decidedBy: orNull(person),
      comment: said,
      obstacle: {
        ...orNull(oneOf('locked', 'cannotSee', 'noAuthority', 'limit')),
        description: 'Why the decision that is waited for cannot come',
      },
      limit: {
        ...orNull(figure),
        description: 'The most that the assignee approves, where the document comes to more',
      },
    }),
  ),
  workflow: orNull(object({ id: uuid, code: text, name: text, number: whole })),
  steps: list(object({ node: text, name: text, mayForward: yes })),
  step: { ...whole, description: 'Place of the step that is being decided, from 0' },
  turns: list({ type: 'object', description: 'A condition on the way, the branch that was taken and why' }),
  last: { ...orNull(uuid), description: 'The task whose decision may be taken back' },
  events: list(
    object({
      kind: oneOf('request', 'approve', 'reject', 'return', 'forward', 'reassign', 'takeBack', 'close', 'remind'),
      by: orNull(person),
      at: moment,
      task: orNull(uuid),
      comment: said,
      to: orNull(text),
      toPerson: orNull(person),
    }),
  ),
})

/**
 * What the answer for a document has besides its row: its request for approval, and what the caller may do with it now.
 */
export function besidesDocument(resource: AnyResource): Record<string, Schema> {
  const { states, exceptions } = resource
  return states
    ? {
        approval: orNull(ref('Approval')),
        review: exceptions.length > 0 ? orNull(reviewSchema(exceptions)) : { type: 'null' },
        ended: orNull(
          object({
            ...{ action: oneOf(...Object.keys(states.actions)), at: moment, by: orNull(person), comment: orNull(text) },
            follows: list(object({ resource: text, id: uuid, name: orNull(text) })),
          }),
        ),
        allowed: list(oneOf(...Object.keys(states.actions), 'edit', 'delete')),
        ...warningsSchema(resource),
        makes: {
          ...list(text),
          description:
            'What the caller may make from it now: each the name of a resource and of its relation, with a dot between',
        },
        begun: {
          ...list(object({ resource: text, id: uuid, code: orNull(text) })),
          description: 'What was made from it and has not ended, where it goes into one at a time',
        },
      }
    : {}
}

/** What actions of a document warn of, and its page says. */
export const warningsSchema = (resource: AnyResource): Record<string, Schema> =>
  warnedOf(resource).length > 0 ? { warnings: list(exceptionSchema(warnedOf(resource))) } : {}

const exceptionSchema = (names: AnyResource['exceptions']): Schema =>
  object(
    {
      ...{ name: oneOf(...names), lines: list(uuid), amount: orNull(figure), percent: orNull(figure) },
      shortages: list(
        object({
          ...{ line: uuid, available: figure, asked: figure },
          other: orNull(object({ warehouse: text, available: figure })),
        }),
      ),
      odd: list(
        object({ line: uuid, difference: figure, before: whole, mean: orNull(figure), spread: orNull(figure) }),
      ),
    },
    'shortages',
    'odd',
  )

/**
 * What is to be known for a decision, while one is waited for.
 * @param more what comes besides
 */
export const reviewSchema = (exceptions: AnyResource['exceptions'], more: Record<string, Schema> = {}): Schema =>
  object(
    {
      exceptions: list(exceptionSchema(exceptions)),
      margin: orNull(object({ dong: figure, percent: orNull(figure) })),
      ...more,
    },
    'margin',
  )

const preview = {
  type: 'object',
  description:
    'Figures that the person saw; when they are not the ones that follow, nothing is saved and 409 tells those that do',
}

/** Adds to the body of a document the figures that the person saw. */
export const withPreview = (resource: AnyResource, schema: Schema): Schema =>
  isDocument(resource) ? { ...schema, properties: { ...(schema.properties as Schema), preview } } : schema

/** The values of a body for the fields that an action asks: `values`, and stored lines, each with its id. */
function askedSchema(resource: AnyResource, action: string): Record<string, Schema> {
  const asked = inputsOf(resource, action)
  const { version: _version, ...properties } = bodySchema(asked, 'update').properties as Record<string, Schema>
  const lines = lineFieldsOf(asked)
  const values = Object.fromEntries(Object.entries(properties).filter(([name]) => !lines.includes(name)))
  return {
    ...(Object.keys(values).length > 0 && {
      values: { type: 'object', additionalProperties: false, properties: values },
    }),
    ...Object.fromEntries(lines.map((name) => [name, properties[name]!])),
  }
}

/** The task of a request that a person saw; without it their decision is about the one that waits for them. */
const decidedTask = orNull(uuid)

/** Where a rejection leads, other than its step says: to the requester, or to an earlier step by its id. */
const wayBack: Schema = {
  anyOf: [oneOf('requester'), object({ step: text }), { type: 'null' }],
  description: 'Where the document goes back to, other than its step says',
}

/** The body of an action: the version that its person saw, a comment, a decision, and what the action asks for. */
export function actionBody(resource: AnyResource, action: string): Schema {
  const { comment, approval } = resource.states!.actions[action]!
  return {
    type: 'object',
    additionalProperties: false,
    required: ['version', ...(comment === 'required' ? ['comment'] : [])],
    properties: {
      version: whole,
      ...(comment === 'none' ? {} : { comment: said }),
      ...((approval === 'approve' || approval === 'reject') && { task: decidedTask }),
      ...(approval === 'reject' && { to: wayBack }),
      ...askedSchema(resource, action),
    },
  }
}

/** The body of a preview: that of a new document, or of the one that it names with changes. */
export function previewBody(resource: AnyResource): Schema {
  const { required: _required, ...create } = bodySchema(resource, 'create')
  return {
    ...create,
    properties: {
      id: { ...orNull(uuid), description: 'The document that is changed; none for a new one' },
      ...(create.properties as Record<string, Schema>),
    },
  }
}
