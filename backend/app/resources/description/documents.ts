import { isDocument, lineFieldsOf, type AnyResource } from '@barem/resources/kit'
import { json, onceFor, type Described } from '#app/description/described'
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
export const besidesDocument = ({ states, exceptions }: AnyResource): Record<string, Schema> =>
  states
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
        makes: {
          ...list(text),
          description:
            'What the caller may make from it now: each the name of a resource and of its relation, with a dot between',
        },
      }
    : {}

/** What is to be known for a decision, while one is waited for. */
const reviewSchema = (exceptions: AnyResource['exceptions']): Schema =>
  object(
    {
      exceptions: list(
        object(
          {
            ...{ name: oneOf(...exceptions), lines: list(uuid), amount: orNull(figure), percent: orNull(figure) },
            shortages: list(
              object({
                ...{ line: uuid, available: figure, asked: figure },
                other: orNull(object({ warehouse: text, available: figure })),
              }),
            ),
          },
          'shortages',
        ),
      ),
      margin: orNull(object({ dong: figure, percent: orNull(figure) })),
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

/** The actions of a document, and what was approved of it. */
export function describeDocument(resource: AnyResource, whole_: Schema): Record<string, Described> {
  const { name, states, prints, createdFrom } = resource
  if (!states) return {}
  const once = onceFor(true)
  const actions = Object.entries(states.actions).map(([action, { from, comment, approval }]): [string, Described] => {
    const schema: Schema = {
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
    return [
      `${name}.${action}`,
      {
        ...once,
        summary: `${action}: from ${from.join(', ')}`,
        body: json(schema),
        answers: { 200: { says: 'The document after it', schema: whole_ } },
      },
    ]
  })
  const revision = object({
    revision: whole,
    approvedAt: moment,
    approvedBy: orNull(person),
    hash: text,
    content: { type: 'object' },
  })
  const { required: _required, ...create } = bodySchema(resource, 'create')
  return {
    ...Object.fromEntries(actions),
    ...(resource.actions.includes('create') && {
      [`${name}.preview`]: {
        summary: 'What saving would store, and the figures to send with the save as `preview`; nothing is stored',
        body: json({
          ...create,
          properties: {
            id: { ...orNull(uuid), description: 'The document that is changed; none for a new one' },
            ...(create.properties as Record<string, Schema>),
          },
        }),
        answers: {
          200: {
            says: 'The values as they would be stored',
            schema: object({
              row: { type: 'object' },
              figures: { type: 'object' },
              approval: orNull({ type: 'object', description: 'Who will be asked, where a workflow fits' }),
            }),
          },
        },
      },
    }),
    [`${name}.revisions`]: {
      summary: 'What was approved',
      answers: { 200: { says: 'Newest first', schema: list(revision) } },
    },
    ...(createdFrom.length > 0 && { [`${name}.from`]: describeFrom(createdFrom) }),
    ...(states?.progress && { [`${name}.progress`]: progress }),
    ...(prints.length > 0 && describePrints(name, oneOf(...prints.map(({ paper }) => paper)))),
  }
}

/** How far each line of a document is. */
const progress: Described = {
  summary: 'What was done of each line, and what of it is still open, by each measure',
  params: { id: uuid },
  answers: {
    200: {
      says: 'Lines in the order of the document; `open` is null where there is no bound',
      schema: list(
        object(
          {
            field: text,
            line: uuid,
            done: { type: 'object' },
            open: { type: 'object' },
            isOpen: { type: 'boolean' },
            held: { type: 'object', description: 'What a document that is in force holds for the line' },
            lost: { type: 'object', description: 'What others took of it since the document last took something' },
          },
          'held',
          'lost',
        ),
      ),
    },
  },
}

/** What a document is made from another one; lines say how much of their source is open, by each measure. */
const describeFrom = (from: AnyResource['createdFrom']): Described => ({
  summary: 'What is made from another document: values to begin with, and a line for each line that is still open',
  params: { field: { type: 'string', enum: from.map(({ relation }) => relation) }, id: uuid },
  answers: {
    200: {
      says: 'Fields of a body, with the rows that relations of lines lead to; `open` is null where there is no bound',
      schema: object({ name: text, values: { type: 'object' }, lines: { type: 'object' } }),
    },
  },
})

/** Which papers of a document were printed, and the count of one more copy. */
function describePrints(name: string, paper: Schema): Record<string, Described> {
  const printed = object({ paper, copy: whole, printedAt: moment, printedBy: orNull(person) })
  return {
    [`${name}.prints`]: {
      summary: 'What was printed',
      answers: { 200: { says: 'Newest first', schema: list(printed) } },
    },
    [`${name}.print`]: {
      ...onceFor(true),
      summary: 'Counts a copy that is about to be printed; all but the first are reprints',
      body: json({ ...object({ paper }), additionalProperties: false }),
      answers: { 201: { says: 'The copy', schema: printed } },
    },
  }
}
