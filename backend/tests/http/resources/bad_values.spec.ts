import { test } from '@japa/runner'
import { api, signIn } from '#tests/support/client'
import { hostile, nearlyRight } from '#tests/support/bad_values'
import { creatable, created, sampleWith, writableOf } from '#tests/support/samples'
import { isSame } from '#app/resources/same_values'
import { validateUpdate } from '#app/resources/validation/validator'
import type { AnyResource } from '@barem/resources/kit'

/** Whether what is stored in a field is something that its own rules would take: null, or a value that passes unchanged. */
async function keepsRules(resource: AnyResource, name: string, stored: unknown): Promise<boolean> {
  if (stored === null) return true
  const { changes } = await validateUpdate(resource, { [name]: stored }).catch(() => ({ changes: {} as Record<string, unknown> }))
  return isSame(changes[name], stored)
}

for (const resource of creatable)
  test.group(`${resource.name}: bad values`, () => {
    for (const [name, field] of writableOf(resource))
      test(`${name}: no answer of 500 or above, and nothing stored that the rules forbid`, async ({ assert }) => {
        const client = api(await signIn('superadmin'))
        const row = await created(resource)
        const path = `/${resource.name}/${row.id}`
        for (const value of [...nearlyRight[field.type], ...hostile]) {
          const { status, body } = await client.patch(path, { [name]: value })
          assert.include([200, 400, 403, 409, 413, 422], status, `${JSON.stringify(value)?.slice(0, 80)}: ${JSON.stringify(body).slice(0, 200)}`)
          if (status === 422) assert.isNotEmpty(body.errors, JSON.stringify(value)?.slice(0, 80))
          if (status === 200) assert.isTrue(await keepsRules(resource, name, body[name]), `${JSON.stringify(value)?.slice(0, 80)} became ${JSON.stringify(body[name])}`)
        }
        for (const value of nearlyRight[field.type].slice(0, 12)) {
          const { status, body } = await client.post(`/${resource.name}`, await sampleWith(resource, name, value))
          assert.include([201, 400, 403, 409, 413, 422], status, `${JSON.stringify(value)?.slice(0, 80)}: ${JSON.stringify(body).slice(0, 200)}`)
          if (status === 201) assert.isTrue(await keepsRules(resource, name, body[name]), `${JSON.stringify(value)?.slice(0, 80)} became ${JSON.stringify(body[name])}`)
        }
      })
  })
