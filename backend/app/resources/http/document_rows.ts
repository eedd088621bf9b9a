import { lineFieldsOf, memoise, type AnyResource } from '@barem/resources/kit'
import { json, onceFor } from '#app/description/described'
import { list, moment, object, oneOf, orNull, person, text, uuid, whole } from '#app/description/schema'
import type { Row, Routes } from '#app/routing/row'
import { actionBody, previewBody, warningsSchema } from '../description/documents.ts'
import { wholeOf } from '../description/resource.ts'
import { describedTo } from './described_to.ts'
import { DocumentController } from './document_controller.ts'
import { rulesOf } from './resource_rules.ts'
import { served, type Calls } from './served.ts'

const once = onceFor(true)

const revision = object({
  revision: whole,
  approvedAt: moment,
  approvedBy: orNull(person),
  hash: text,
  content: { type: 'object' },
})

const progress = object(
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
)

/** The steps in the life of a document, each an action by its name. */
function actionRows(resource: AnyResource, controller: DocumentController): Calls {
  const { path, states } = resource
  const { ofAction } = rulesOf(resource)
  const to = describedTo(resource)
  const rows = Object.entries(states!.actions).map(([action, { from }]): [string, Row] => [
    action,
    {
      method: 'post',
      path: `/${path}/:id/${action}`,
      rule: ofAction(action),
      body: bodyOf(resource),
      describes: to((seen) => ({
        ...once,
        summary: `${action}: from ${from.join(', ')}`,
        body: json(actionBody(seen, action)),
        answers: { 200: { says: 'The document after it', schema: wholeOf(seen) } },
      })),
      handle: controller.action(action),
    },
  ])
  return Object.fromEntries(rows)
}

const bodyOf = (resource: AnyResource) => (lineFieldsOf(resource).length > 0 ? 'lines' : 'usual')

/** What documents have besides the calls of every resource: none for one without states. */
export const documentRows = memoise((resource: AnyResource): Routes => {
  const { name, path, actions, states, prints, createdFrom } = resource
  if (!states) return {}
  const controller = new DocumentController(resource)
  const { ofAll, ofRow, ofNew } = rulesOf(resource)
  const paper = oneOf(...prints.map((print) => print.paper))
  const printed = object({ paper, copy: whole, printedAt: moment, printedBy: orNull(person) })
  const calls: Calls = {
    preview: actions.includes('create') && {
      method: 'post',
      path: `/${path}/preview`,
      rule: ofNew('c'),
      handlerAsks: 'to change the document that the body names',
      body: bodyOf(resource),
      describes: describedTo(resource)((seen) => ({
        summary: 'What saving would store, and the figures to send with the save as `preview`; nothing is stored',
        body: json(previewBody(seen)),
        answers: {
          200: {
            says: 'The values as they would be stored',
            schema: object({
              row: { type: 'object' },
              figures: { type: 'object' },
              approval: orNull({ type: 'object', description: 'Who will be asked, where a workflow fits' }),
              ...warningsSchema(resource),
            }),
          },
        },
      })),
      handle: controller.preview,
    },
    from: createdFrom.length > 0 && {
      method: 'get',
      path: `/${path}/from/:field/:id`,
      rule: ofAll('c', 'u'),
      describes: {
        summary:
          'What is made from another document: values to begin with, and a line for each line that is still open',
        params: { field: { type: 'string', enum: createdFrom.map(({ relation }) => relation) }, id: uuid },
        answers: {
          200: {
            says: 'Fields of a body, with the rows that relations of lines lead to; `open` is null where there is no bound',
            schema: object({ name: text, values: { type: 'object' }, lines: { type: 'object' } }),
          },
        },
      },
      handle: controller.from,
    },
    progress: states.progress !== null && {
      method: 'get',
      path: `/${path}/:id/progress`,
      rule: ofRow('v'),
      describes: {
        summary: 'What was done of each line, and what of it is still open, by each measure',
        params: { id: uuid },
        answers: {
          200: {
            says: 'Lines in the order of the document; `open` is null where there is no bound',
            schema: list(progress),
          },
        },
      },
      handle: controller.progress,
    },
    revisions: {
      method: 'get',
      path: `/${path}/:id/revisions`,
      rule: ofRow('v'),
      describes: {
        summary: 'What was approved',
        answers: { 200: { says: 'Newest first', schema: list(revision) } },
      },
      handle: controller.revisions,
    },
    prints: prints.length > 0 && {
      method: 'get',
      path: `/${path}/:id/prints`,
      rule: ofRow('v'),
      describes: {
        summary: 'What was printed',
        answers: { 200: { says: 'Newest first', schema: list(printed) } },
      },
      handle: controller.prints,
    },
    print: prints.length > 0 && {
      method: 'post',
      path: `/${path}/:id/prints`,
      rule: ofRow('v'),
      body: 'usual',
      describes: {
        ...once,
        summary: 'Counts a copy that is about to be printed; all but the first are reprints',
        body: json({ ...object({ paper }), additionalProperties: false }),
        answers: { 201: { says: 'The copy', schema: printed } },
      },
      handle: controller.print,
    },
    ...actionRows(resource, controller),
  }
  return served(name, calls)
})
