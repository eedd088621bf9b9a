import type { Assert } from '@japa/assert'
import { category } from './own.ts'
import type { Walker } from './walker.ts'

/** Makes a resource of the company's own, publishes it, hides it, brings it back and drops it. */
export async function walkOwnDefinitions(walker: Walker, assert: Assert): Promise<void> {
  const made = (await walker.visit('ownDefinitions.create', { body: { draft: {} } })).body
  const params = { id: made.id }
  const row = async () => (await walker.visit('ownDefinitions.show', { params })).body
  const take = async (action: string, more: object = {}) =>
    walker.visit(`ownDefinitions.${action}`, { params, body: { version: (await row()).draftVersion, ...more } })
  assert.isNotEmpty(made.mistakes)
  await take('save', { draft: category() })
  assert.isNotEmpty((await walker.visit('ownDefinitions.changes', { params })).body.changes)
  await take('publish')
  await walker.visit('ownDefinitions.list')
  await walker.visit('definitions')
  await take('retire')
  await take('restore')
  await take('retire')
  const { body } = await walker.visit('ownDefinitions.versions', { params })
  assert.deepEqual(
    body.map(({ action }: { action: string }) => action),
    ['retire', 'restore', 'retire', 'publish'],
  )
  await take('purge', { rows: 0 })
  const unused = (await walker.visit('ownDefinitions.create', { body: { draft: {} } })).body
  await walker.visit('ownDefinitions.drop', { params: { id: unused.id }, body: { version: unused.draftVersion } })
}
