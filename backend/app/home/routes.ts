import { steps } from '#app/dashboard/now'
import { figure, list, object, orNull, text, uuid, whole, yes } from '#app/description/schema'
import { on, type Routes } from '#app/routing/row'

const HomeController = () => import('./home_controller.ts')

const row = object({
  resource: text,
  id: uuid,
  code: text,
  name: orNull(text),
  due: { ...orNull(text), description: 'The day by which it is due, or the moment since which it waits' },
  figure: orNull(object({ type: text, value: figure })),
  short: { ...orNull(whole), description: 'How many of its open lines lack goods; null where nothing is held for it' },
  action: { ...orNull(text), description: 'An action of its states, `edit`, `show` or `make`; null for none' },
  makes: orNull(object({ resource: text, by: text })),
  path: { ...orNull(text), description: 'The page of a row of a list; null where its document has it' },
})
const part = object({ resource: text, from: orNull(text), count: whole })
const tile = object({ name: text, count: whole, of: list(part), rows: list(row) })

/** What waits for the caller. */
export const homeRoutes: Routes = {
  'home.show': {
    method: 'get',
    path: '/home',
    rule: 'signedIn',
    describes: {
      summary: 'What waits for the caller: a tile for each question of work that their rights let them see',
      query: { tile: { ...text, description: 'One tile alone, with up to 100 rows in place of 5' } },
      answers: {
        200: {
          says: 'The most urgent rows of each tile; first steps while a company has sold nothing and nothing waits',
          schema: object({
            tiles: list(tile),
            setup: orNull(object(Object.fromEntries(steps.map((step) => [step, yes])))),
          }),
        },
      },
    },
    handle: on(HomeController, 'show'),
  },
}
