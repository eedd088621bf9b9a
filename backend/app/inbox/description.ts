import { json, onceFor, paging, totalCount, type Description } from '#app/description/described'
import { bodyOf } from '#app/description/from_vine'
import { done, figure, list, moment, object, orNull, person, text, uuid, whole, yes } from '#app/description/schema'
import { reference } from '#app/resources/description/schemas'
import { MAX_PAGE } from '#app/resources/read/parse'
import { BODY } from './decide_body.ts'
import { HAND_OVER, TAKE_BACK } from './task_body.ts'

const task = object({
  task: object({ id: uuid }),
  resource: text,
  recordId: uuid,
  version: whole,
  code: text,
  title: text,
  partner: orNull(reference),
  amount: orNull(figure),
  requestedAt: moment,
  requestedBy: person,
  comment: orNull(text),
  step: orNull(object({ name: text, workflow: text, branches: list(text), mayForward: yes })),
  since: moment,
})

const running = object({
  ...{ id: uuid, resource: text, recordId: uuid, code: text, requestedAt: moment, requestedBy: person },
  workflow: orNull(object({ id: uuid, code: text, name: text, number: whole })),
  ...{ step: text, node: text, since: moment },
  waitingFor: list(object({ task: uuid, person })),
})

const handOver = {
  ...onceFor(false),
  body: json(bodyOf(HAND_OVER)),
  answers: { 200: { says: 'Done', schema: done() } },
}

const result = object(
  {
    resource: text,
    id: uuid,
    succeeded: yes,
    code: text,
    message: text,
    row: object({ code: text, status: text, version: whole }),
  },
  'code',
  'message',
  'row',
)

export const approvalDescription: Description = () => ({
  'approvals.inbox': {
    summary: 'What waits for the caller to decide',
    query: paging(MAX_PAGE),
    answers: { 200: { says: 'The longest waiting first', schema: list(task), headers: totalCount } },
  },
  'approvals.running': {
    summary: 'Requests on their way',
    query: {
      ...paging(MAX_PAGE),
      workflow: uuid,
      node: { ...text, description: 'Id of a step' },
      resource: text,
      days: { ...whole, description: 'Only those that wait for so many days at least' },
    },
    answers: { 200: { says: 'The longest waiting first', schema: list(running), headers: totalCount } },
  },
  'approvals.forward': { ...handOver, summary: 'Gives a task of the caller to somebody else' },
  'approvals.reassign': { ...handOver, summary: 'Gives a task of somebody to another person, with a reason' },
  'approvals.takeBack': {
    ...onceFor(false),
    summary: 'Takes back a decision of the caller while nothing followed it',
    body: json(bodyOf(TAKE_BACK)),
    answers: { 200: { says: 'The document', schema: { type: 'object' } } },
    refused: [409],
  },
  'approvals.remind': {
    ...onceFor(false),
    summary: 'Reminds those whom a request of the caller waits for, once a day',
    answers: { 200: { says: 'Done', schema: done() } },
    refused: [409],
  },
  'approvals.decide': {
    ...onceFor(true),
    summary: 'One decision about many documents',
    body: json(bodyOf(BODY)),
    answers: { 200: { says: 'What became of each, in their order', schema: done(object({ results: list(result) })) } },
  },
})
