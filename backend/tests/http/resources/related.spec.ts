import { test } from '@japa/runner'
import { randomUUID } from 'node:crypto'
import { resources } from '@barem/resources'
import type { Field } from '@barem/resources/kit'
import { superAdmin } from '#tests/support/documents/lives'

test.group('rows that point to a row', () => {
  test('are listed by each relation, as the page of the row asks for them', async ({ assert }) => {
    const client = await superAdmin()
    for (const resource of resources.filter(({ actions }) => actions.includes('list')))
      for (const [name, field] of Object.entries(resource.fields) as [string, Field][]) {
        if (field.type !== 'belongsTo' && field.type !== 'belongsToMany') continue
        const { status, body } = await client.get(`/${resource.path}?${name}=${randomUUID()}&_end=1`)
        assert.deepEqual([status, body], [200, []], `${resource.name} by ${name}`)
      }
  })
})
