import { json, onceFor, paging, totalCount } from '#app/description/described'
import { bodyOf } from '#app/description/from_vine'
import { done, figure, list, moment, object, orNull, person, text, uuid, whole, yes } from '#app/description/schema'
import { exceptionNames } from '@barem/resources/calc/exceptions'
import { reviewSchema } from '#app/resources/description/documents'
import { reference } from '#app/resources/description/schemas'
import { MAX_PAGE } from '#app/resources/read/parse'
import { BODY } from './decide_body.ts'
import { HAND_OVER, TAKE_BACK } from './task_body.ts'
import { on, type Routes } from '#app/routing/row'
import { all } from '#app/routing/rule'

const ApprovalController = () => import('./inbox_controller.ts')

const names = {
  ...{ type: 'object', additionalProperties: text },
  description: 'What the lines with something unusual are called, by their ids',
}

const tasks = {
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
}

const task = object({ ...tasks, review: orNull(reviewSchema(exceptionNames, { names })) }, 'review')

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

/** Requests for approval that wait for people. */
export const approvalRoutes: Routes = {
  'approvals.inbox': {
    method: 'get',
    path: '/approvals/inbox',
    rule: 'signedIn',
    describes: {
      summary: 'What waits for the caller to decide',
      query: { ...paging(MAX_PAGE), _review: { ...yes, description: 'Answers what is unusual about each' } },
      answers: { 200: { says: 'The longest waiting first', schema: list(task), headers: totalCount } },
    },
    handle: on(ApprovalController, 'inbox'),
  },
  'approvals.running': {
    method: 'get',
    path: '/approvals/running',
    rule: 'signedIn',
    describes: {
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
    handle: on(ApprovalController, 'running'),
  },
  'approvals.forward': {
    method: 'post',
    path: '/approvals/tasks/:id/forward',
    rule: 'signedIn',
    handlerAsks: 'whose task it is',
    body: 'usual',
    describes: { ...handOver, summary: 'Gives a task of the caller to somebody else' },
    handle: on(ApprovalController, 'forward'),
  },
  'approvals.reassign': {
    method: 'post',
    path: '/approvals/tasks/:id/reassign',
    rule: all('workflow'),
    body: 'usual',
    describes: { ...handOver, summary: 'Gives a task of somebody to another person, with a reason' },
    handle: on(ApprovalController, 'reassign'),
  },
  'approvals.takeBack': {
    method: 'post',
    path: '/approvals/tasks/:id/take-back',
    rule: 'signedIn',
    handlerAsks: 'to view the document of the task',
    body: 'usual',
    describes: {
      ...onceFor(false),
      summary: 'Takes back a decision of the caller while nothing followed it',
      body: json(bodyOf(TAKE_BACK)),
      answers: { 200: { says: 'The document', schema: { type: 'object' } } },
      refused: [409],
    },
    handle: on(ApprovalController, 'takeBack'),
  },
  'approvals.remind': {
    method: 'post',
    path: '/approvals/:id/remind',
    rule: 'signedIn',
    handlerAsks: 'whose request it is',
    body: 'usual',
    describes: {
      ...onceFor(false),
      summary: 'Reminds those whom a request of the caller waits for, once a day',
      answers: { 200: { says: 'Done', schema: done() } },
      refused: [409],
    },
    handle: on(ApprovalController, 'remind'),
  },
  'approvals.decide': {
    method: 'post',
    path: '/approvals/decide',
    rule: 'signedIn',
    handlerAsks: 'who decides on each document',
    body: 'usual',
    describes: {
      ...onceFor(true),
      summary: 'One decision about many documents',
      body: json(bodyOf(BODY)),
      answers: {
        200: { says: 'What became of each, in their order', schema: done(object({ results: list(result) })) },
      },
    },
    handle: on(ApprovalController, 'decide'),
  },
}
