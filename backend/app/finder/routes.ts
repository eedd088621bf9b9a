import { list, object, orNull, text, uuid } from '#app/description/schema'
import { MAX } from './find_controller.ts'
import { on, type Routes } from '#app/routing/row'

const FindController = () => import('./find_controller.ts')

const record = object({ id: uuid, title: text, code: orNull(text), hint: orNull(text), status: orNull(text) })

/** One box for everything that has a page. */
export const finderRoutes: Routes = {
  find: {
    method: 'get',
    path: '/find',
    rule: 'signedIn',
    describes: {
      summary: 'Records that hold what was typed, of everything that the caller may view',
      query: { q: { ...text, minLength: 1, maxLength: MAX } },
      needs: ['q'],
      answers: {
        200: {
          says: 'By resource, the best first, and in q the words that were found',
          schema: object({ q: text, data: list(object({ resource: text, rows: list(record) })) }),
        },
      },
    },
    handle: on(FindController, 'find'),
  },
}
