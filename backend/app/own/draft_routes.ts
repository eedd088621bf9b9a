import { json, onceFor, paging } from '#app/description/described'
import { list, object, oneOf, orNull, ref, text, uuid, whole, yes, moment, type Schema } from '#app/description/schema'
import { choice } from '#app/resources/description/resource'
import { MAX_PAGE } from '#app/resources/read/parse'
import { on, type Routes } from '#app/routing/row'
import { all, create, update, view } from '#app/routing/rule'
import { action, built, counts, DEFINITION, draft, need, paused, row, version } from './schemas.ts'

const BuilderController = () => import('./builder_controller.ts')
const DefinitionsController = () => import('./definitions_controller.ts')

const values: Schema = { type: 'object', additionalProperties: true }

/** Resources that the company makes itself: what they are, and making them. */
export const draftRoutes: Routes = {
  definitions: {
    method: 'get',
    path: '/definitions',
    rule: 'signedIn',
    describes: {
      summary: 'The company’s own resources that the caller may see, filled in, and their words',
      answers: {
        200: {
          says: 'As of `version`, which answers tell in the header X-Definitions',
          schema: object({ version: whole, definitions: list({ type: 'object' }), words: { type: 'object' } }),
        },
        304: { says: 'They still are what If-None-Match names' },
      },
    },
    handle: on(DefinitionsController, 'index'),
  },
  'ownDefinitions.list': {
    method: 'get',
    path: '/own-definitions',
    rule: view('customCategory'),
    describes: {
      summary: 'The resources that the company made, and those that it is making',
      answers: {
        200: { says: 'In the order in which they were made', schema: list(object({ ...row, counts, paused })) },
      },
    },
    handle: on(BuilderController, 'list'),
  },
  'ownDefinitions.create': {
    method: 'post',
    path: '/own-definitions',
    rule: create('customCategory'),
    body: 'lines',
    describes: {
      summary: 'Begins a resource',
      ...onceFor(false),
      body: json({ type: 'object', additionalProperties: false, required: ['draft'], properties: { draft } }),
      answers: { 201: built('The draft') },
      refused: [409],
    },
    handle: on(BuilderController, 'create'),
  },
  'ownDefinitions.show': {
    method: 'get',
    path: '/own-definitions/:id',
    rule: view('customCategory'),
    describes: { summary: 'One of them', answers: { 200: built('It, with its draft checked') } },
    handle: on(BuilderController, 'show'),
  },
  'ownDefinitions.save': {
    method: 'put',
    path: '/own-definitions/:id/draft',
    rule: update('customCategory'),
    body: 'lines',
    describes: {
      summary: 'Keeps what is being worked on',
      ...onceFor(false),
      body: json({
        type: 'object',
        additionalProperties: false,
        required: ['version', 'draft'],
        properties: { version, draft },
      }),
      answers: { 200: built('The draft') },
      refused: [409],
    },
    handle: on(BuilderController, 'save'),
  },
  'ownDefinitions.drop': {
    method: 'delete',
    path: '/own-definitions/:id/draft',
    rule: update('customCategory'),
    describes: action('Forgets what is being worked on; what was never published is gone with it'),
    handle: on(BuilderController, 'drop'),
  },
  'ownDefinitions.changes': {
    method: 'get',
    path: '/own-definitions/:id/changes',
    rule: view('customCategory'),
    describes: {
      summary: 'What publishing changes, what rows need before, and who may do what with the resource',
      answers: {
        200: {
          says: 'Nothing while there are mistakes',
          schema: object({
            changes: list({ type: 'object' }),
            needs: list(need),
            rights: list(object({ id: uuid, name: text, levels: list(text), own: yes })),
          }),
        },
      },
    },
    handle: on(BuilderController, 'changes'),
  },
  'ownDefinitions.options': {
    method: 'get',
    path: '/own-definitions/:id/options/:field',
    rule: all('customCategory'),
    describes: {
      summary: 'Choices of a relation of what is being worked on, to fill it in for the rows that there are',
      params: { field: text },
      query: { q: text, id: text, ...paging(MAX_PAGE) },
      answers: { 200: { says: 'A page of choices', schema: list(object(choice, 'englishName')) } },
    },
    handle: on(BuilderController, 'options'),
  },
  'ownDefinitions.versions': {
    method: 'get',
    path: '/own-definitions/:id/versions',
    rule: view('customCategory'),
    describes: {
      summary: 'What was published, by whom and when',
      answers: {
        200: {
          says: 'Newest first',
          schema: list(
            object({
              version: whole,
              action: oneOf('publish', 'retire', 'restore', 'purge', 'repair'),
              definition: ref(DEFINITION),
              publishedAt: moment,
              publishedBy: orNull(text),
            }),
          ),
        },
      },
    },
    handle: on(BuilderController, 'versions'),
  },
  'ownDefinitions.publish': {
    method: 'post',
    path: '/own-definitions/:id/publish',
    rule: all('customCategory'),
    transaction: false,
    body: 'usual',
    describes: action('Publishes what is being worked on: table, definition and version, or nothing', {
      fills: { ...values, description: 'By field, what rows get that lack a value which they need from now on' },
      replacements: { ...values, description: 'By field and removed choice, what its rows get instead' },
      grants: { ...values, description: 'By role group, the levels that it has with the resource from now on' },
    }),
    handle: on(BuilderController, 'publish'),
  },
  'ownDefinitions.retire': {
    method: 'post',
    path: '/own-definitions/:id/retire',
    rule: all('customCategory'),
    transaction: false,
    body: 'usual',
    describes: action('Hides a resource everywhere, and keeps its rows'),
    handle: on(BuilderController, 'retire'),
  },
  'ownDefinitions.restore': {
    method: 'post',
    path: '/own-definitions/:id/restore',
    rule: all('customCategory'),
    transaction: false,
    body: 'usual',
    describes: action('Serves a retired resource again'),
    handle: on(BuilderController, 'restore'),
  },
  'ownDefinitions.purge': {
    method: 'post',
    path: '/own-definitions/:id/purge',
    rule: all('customCategory'),
    transaction: false,
    body: 'usual',
    describes: action('Drops a retired resource with all its rows, files and views', {
      rows: { ...whole, description: 'How many rows the caller was told of' },
    }),
    handle: on(BuilderController, 'purge'),
  },
}
