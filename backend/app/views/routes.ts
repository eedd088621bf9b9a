import { PAGE_SIZES } from '@barem/resources/kit'
import { json, onceFor } from '#app/description/described'
import { bodyOf } from '#app/description/from_vine'
import { list, object, oneOf, orNull, text, uuid, whole, yes } from '#app/description/schema'
import { CHANGE, CREATE } from './body.ts'
import { on, type Routes } from '#app/routing/row'

const ViewController = () => import('./view_controller.ts')

const state = object({
  q: { ...text, description: 'What is searched for' },
  filters: {
    type: 'object',
    additionalProperties: list(text),
    description: 'Values by the name of the parameter of the list',
  },
  sort: orNull(object({ field: text, order: oneOf('asc', 'desc') })),
  columns: orNull(list(text)),
  size: orNull({ type: 'integer', enum: [...PAGE_SIZES] }),
})

const view = object({
  id: uuid,
  version: whole,
  resource: text,
  name: text,
  shared: yes,
  owner: orNull(text),
  own: yes,
  mayChange: yes,
  isDefault: { ...yes, description: 'Whether the list of the caller opens with it' },
  state,
  dropped: {
    ...object({ filters: whole, columns: whole, sort: whole }),
    description: 'How many parts are left out: they are gone, or the caller may not see them',
  },
})

const answers = (says: string) => ({ 200: { says, schema: view } })

/** How people like to see lists, kept under names. */
export const viewRoutes: Routes = {
  'views.list': {
    method: 'get',
    path: '/views',
    rule: 'signedIn',
    handlerAsks: 'to view the list that the view is of',
    describes: {
      summary: 'How the caller may see a list: their own views and the shared ones',
      query: { resource: { ...text, description: 'Name of the resource' } },
      needs: ['resource'],
      answers: { 200: { says: 'By their names', schema: list(view) } },
    },
    handle: on(ViewController, 'list'),
  },
  'views.create': {
    method: 'post',
    path: '/views',
    rule: 'signedIn',
    handlerAsks: 'to view the list that the view is of',
    body: 'usual',
    describes: {
      ...onceFor(false),
      summary: 'Keeps a list as it is under a name',
      body: json(bodyOf(CREATE)),
      answers: { 201: { says: 'The new view', schema: view } },
    },
    handle: on(ViewController, 'create'),
  },
  'views.update': {
    method: 'patch',
    path: '/views/:id',
    rule: 'signedIn',
    handlerAsks: 'to view the list, and all of its area for a shared view',
    body: 'usual',
    describes: {
      ...onceFor(false),
      summary: 'Changes a view; a shared one takes all of the area',
      body: json(bodyOf(CHANGE)),
      answers: answers('The view as saved'),
      refused: [409],
    },
    handle: on(ViewController, 'update'),
  },
  'views.delete': {
    method: 'delete',
    path: '/views/:id',
    rule: 'signedIn',
    handlerAsks: 'to view the list, and all of its area for a shared view',
    describes: {
      ...onceFor(false),
      summary: 'Deletes a view; a shared one takes all of the area',
      answers: answers('The view as it was'),
    },
    handle: on(ViewController, 'delete'),
  },
  'views.setDefault': {
    method: 'put',
    path: '/views/:id/default',
    rule: 'signedIn',
    handlerAsks: 'to view the list that the view is of',
    body: 'usual',
    describes: {
      ...onceFor(false),
      summary: 'Has the list of the caller open with a view',
      answers: answers('The view'),
    },
    handle: on(ViewController, 'setDefault'),
  },
  'views.clearDefault': {
    method: 'delete',
    path: '/views/:id/default',
    rule: 'signedIn',
    handlerAsks: 'to view the list that the view is of',
    describes: {
      ...onceFor(false),
      summary: 'Has the list of the caller no longer open with a view',
      answers: answers('The view'),
    },
    handle: on(ViewController, 'clearDefault'),
  },
}
