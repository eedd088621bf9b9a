import { test } from '@japa/runner'
import { creatable, created, needsState, resourceOf, sampleWith, targetOf, writableOf } from '#tests/support/samples'
import { client } from '#tests/support/lists'
import { ofCover } from '#tests/support/cover'

test.group('deleting', () => {
  for (const resource of ofCover(creatable, 'rights'))
    for (const [name, field] of writableOf(resource)) {
      if (!('to' in field) || needsState(field) || !resourceOf(field.to).actions.includes('delete')) continue
      const pointed = resourceOf(field.to)
      test(`${pointed.name} in use by ${resource.name}.${name} stay: ${pointed.inUse}`, async ({ assert }) => {
        const row = await created(
          resource,
          await sampleWith(
            resource,
            name,
            field.type === 'belongsToMany' ? [await targetOf(field)] : await targetOf(field),
          ),
        )
        const id = Array.isArray(row[name]) ? row[name][0] : row[name]
        const refused = await (await client()).delete(`/${pointed.path}/${id}`)
        assert.equal(refused.status, 409)
        assert.equal(refused.body.code, pointed.inUse)
        assert.equal((await (await client()).get(`/${pointed.path}/${id}`)).status, 200)
        assert.equal((await (await client()).delete(`/${resource.path}/${row.id}`)).status, 200)
        assert.equal((await (await client()).delete(`/${pointed.path}/${id}`)).status, 200)
        assert.equal((await (await client()).get(`/${pointed.path}/${id}`)).status, 404)
      })
    }
})
