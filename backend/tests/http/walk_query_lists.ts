import type { Assert } from '@japa/assert'
import { queryLists } from '@barem/resources/lists'
import type { Walker } from '#tests/support/walker'

/** Visits each list that a query makes, with its sums, its sheet, and what it is filtered by. */
export async function walkQueryLists(walker: Walker, assert: Assert): Promise<void> {
  for (const { name, query, fields, list } of queryLists) {
    const { body } = await walker.visit(`${name}.list`, { query: `_sum=${query.sums.join()}&_end=5` })
    assert.isNotEmpty(body, name)
    await walker.visit(`${name}.export`, { query: 'q=khongcogi' })
    for (const field of list.filters.filter((one) => fields[one]?.type === 'belongsTo'))
      await walker.visit(`${name}.options`, { params: { field }, query: '_end=1' })
  }
}
