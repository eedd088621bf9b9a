import { json, onceFor, paging, totalCount } from '#app/description/described'
import { bodyOf } from '#app/description/from_vine'
import {
  done,
  list,
  moment,
  object,
  oneOf,
  orNull,
  person,
  text,
  uuid,
  whole,
  yes,
  type Schema,
} from '#app/description/schema'
import { MAX_PAGE } from '#app/resources/read/parse'
import { BACKTEST, CHANGE, CREATE, ENABLE, PUBLISH, SIMULATE } from './body.ts'
import { on, type Routes } from '#app/routing/row'
import { all, update } from '#app/routing/rule'

const WorkflowController = () => import('./workflow_controller.ts')

const free = (description: string): Schema => ({ type: 'object', additionalProperties: true, description })
const graph = free('Nodes by their ids: start, step, condition and end, each with what follows it')
const rules = orNull(free('A tree of all, any, not and comparisons of facts; null for every document'))
const turn = free('A condition with the branch that was taken and why')
const named = object({ id: uuid, code: orNull(text), name: text })

const draft = {
  resource: orNull(text),
  everyDepartment: yes,
  departmentIds: list(uuid),
  priority: orNull(whole),
  fallbackId: orNull(uuid),
  everyDocument: yes,
  rules,
  graph,
}

const problem = object(
  { at: text, rule: text, warning: yes, meta: free('Values that its message names') },
  'warning',
  'meta',
)

const namedPeople = {
  users: list(object({ id: uuid, code: orNull(text), name: text, isLocked: yes, sees: yes })),
  roleGroups: list(object({ id: uuid, code: orNull(text), name: text, people: whole, able: whole })),
}

const workflow = object({
  ...{ id: uuid, version: whole, code: text, name: text, description: orNull(text), enabled: yes },
  ...draft,
  updatedAt: moment,
  updatedBy: orNull(person),
  published: orNull(object({ id: uuid, number: whole, at: moment, by: orNull(person), note: orNull(text) })),
  isChanged: { ...yes, description: 'Whether the draft differs from what is published' },
  running: { ...whole, description: 'Requests on their way through it' },
  versions: list(
    object({ number: whole, publishedAt: moment, publishedBy: orNull(person), note: orNull(text), requests: whole }),
  ),
  problems: list(problem),
  names: object({
    ...namedPeople,
    departments: list(named),
    rows: list(named),
  }),
  allowed: object({ edit: yes, publish: yes, try: yes }),
})

const listed = object({
  ...{ id: uuid, version: whole, code: text, name: text, description: orNull(text), resource: orNull(text) },
  everyDepartment: yes,
  departments: list(object({ id: uuid, name: text })),
  enabled: yes,
  published: orNull(whole),
  isChanged: yes,
  requests: { ...whole, description: 'Requests that began this month' },
  running: whole,
  updatedAt: moment,
})

const step = object({
  node: text,
  name: text,
  quorum: { anyOf: [oneOf('any', 'all'), whole] },
  asked: list(object({ id: uuid, code: text, name: text, how: text })),
})

const group = { count: whole, documents: list(object({ id: uuid, code: text })), more: whole }

const answers = (says: string) => ({ 200: { says, schema: workflow } })

/** Workflows: drafts, versions, and what they would do. */
export const workflowRoutes: Routes = {
  'workflows.list': {
    method: 'get',
    path: '/workflows',
    rule: 'signedIn',
    describes: {
      summary: 'Workflows of the company',
      query: {
        ...paging(MAX_PAGE),
        q: { ...text, description: 'Words of code, name and description' },
        resource: { ...text, description: 'Name of the documents' },
        enabled: { ...oneOf('true', 'false') },
        departmentId: uuid,
        _sort: oneOf('code', 'name', 'resource', 'enabled', 'published', 'updatedAt'),
        _order: oneOf('asc', 'desc'),
      },
      answers: { 200: { says: 'By their codes unless sorted', schema: list(listed), headers: totalCount } },
    },
    handle: on(WorkflowController, 'list'),
  },
  'workflows.create': {
    method: 'post',
    path: '/workflows',
    rule: update('workflow'),
    body: 'usual',
    describes: {
      ...onceFor(false),
      summary: 'Adds a workflow that runs nothing yet',
      body: json(bodyOf(CREATE)),
      answers: { 201: { says: 'The new workflow', schema: workflow } },
    },
    handle: on(WorkflowController, 'create'),
  },
  'workflows.kinds': {
    method: 'get',
    path: '/workflows/kinds',
    rule: 'signedIn',
    describes: {
      summary: 'Kinds of documents for which a workflow is in use',
      answers: { 200: { says: 'Names of resources', schema: done(list(text)) } },
    },
    handle: on(WorkflowController, 'kinds'),
  },
  'workflows.options': {
    method: 'get',
    path: '/workflows/options/:kind',
    rule: update('workflow'),
    describes: {
      summary: 'Rows that a draft may name',
      params: { kind: { ...text, description: 'Name of the resource' } },
      query: { q: text, id: uuid },
      answers: { 200: { says: 'By their names', schema: list(named) } },
    },
    handle: on(WorkflowController, 'options'),
  },
  'workflows.show': {
    method: 'get',
    path: '/workflows/:id',
    rule: 'signedIn',
    describes: {
      summary: 'A workflow with its draft, its problems and versions',
      answers: answers('The workflow'),
    },
    handle: on(WorkflowController, 'show'),
  },
  'workflows.update': {
    method: 'patch',
    path: '/workflows/:id',
    rule: update('workflow'),
    body: 'usual',
    describes: {
      ...onceFor(false),
      summary: 'Saves the draft of a workflow',
      body: json(bodyOf(CHANGE)),
      answers: answers('The workflow as saved'),
      refused: [409],
    },
    handle: on(WorkflowController, 'update'),
  },
  'workflows.delete': {
    method: 'delete',
    path: '/workflows/:id',
    rule: update('workflow'),
    describes: {
      ...onceFor(false),
      summary: 'Deletes a workflow that was never published',
      answers: { 200: { says: 'Done', schema: done() } },
      refused: [409],
    },
    handle: on(WorkflowController, 'delete'),
  },
  'workflows.publish': {
    method: 'post',
    path: '/workflows/:id/publish',
    rule: all('workflow'),
    body: 'usual',
    describes: {
      ...onceFor(false),
      summary: 'Publishes the draft as the next version',
      body: json(bodyOf(PUBLISH)),
      answers: answers('The workflow as published'),
      refused: [409],
    },
    handle: on(WorkflowController, 'publish'),
  },
  'workflows.enable': {
    method: 'post',
    path: '/workflows/:id/enabled',
    rule: all('workflow'),
    body: 'usual',
    describes: {
      ...onceFor(false),
      summary: 'Switches a workflow on or off for new requests',
      body: json(bodyOf(ENABLE)),
      answers: answers('The workflow'),
    },
    handle: on(WorkflowController, 'enable'),
  },
  'workflows.version': {
    method: 'get',
    path: '/workflows/:id/versions/:number',
    rule: 'signedIn',
    describes: {
      summary: 'What was published as a version',
      params: { number: whole },
      answers: {
        200: {
          says: 'Its graph, and whom it names',
          schema: object({ number: whole, graph, names: object(namedPeople) }),
        },
      },
    },
    handle: on(WorkflowController, 'version'),
  },
  'workflows.simulate': {
    method: 'post',
    path: '/workflows/:id/simulate',
    rule: update('workflow'),
    handlerAsks: 'to view the documents that it is tried on',
    body: 'usual',
    describes: {
      summary: 'What a draft would do with a document',
      body: json(bodyOf(SIMULATE)),
      answers: {
        200: {
          says: 'The way, and who would be asked',
          schema: object({
            facts: free('What is known of the document'),
            choice: object({
              chosen: orNull(named),
              others: list(
                object({
                  ...{ id: uuid, code: text, name: text, why: oneOf('department', 'rules', 'order') },
                  rules: orNull(free('Its rules, each part with its answer')),
                }),
              ),
              rows: list(named),
            }),
            rules: orNull(free('The rules, each part with its answer')),
            matches: orNull(yes),
            turns: list(turn),
            steps: list(step),
            end: orNull(text),
          }),
        },
      },
    },
    handle: on(WorkflowController, 'simulate'),
  },
  'workflows.backtest': {
    method: 'post',
    path: '/workflows/:id/backtest',
    rule: update('workflow'),
    handlerAsks: 'to view the documents that it is tried on',
    body: 'usual',
    describes: {
      summary: 'What a draft would have asked of whom',
      body: json(bodyOf(BACKTEST)),
      answers: {
        200: {
          says: 'Numbers with the documents that make them',
          schema: object({
            total: whole,
            isCut: yes,
            matched: object(group),
            unknown: object(group),
            people: list(object({ person, ...group })),
            newlyAsked: object(group),
            noLongerAsked: object(group),
            medianHours: orNull({ type: 'number' }),
          }),
        },
      },
    },
    handle: on(WorkflowController, 'backtest'),
  },
}
