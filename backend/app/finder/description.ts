import type { Description } from '#app/description/described'
import { list, object, orNull, text, uuid } from '#app/description/schema'
import { MAX } from './find_controller.ts'

const record = object({ id: uuid, title: text, code: orNull(text), hint: orNull(text), status: orNull(text) })

export const finderDescription: Description = () => ({
  find: {
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
})
