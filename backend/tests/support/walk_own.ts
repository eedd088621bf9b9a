import type { Assert } from '@japa/assert'
import { category, label } from './own.ts'
import { sheetOf, XLSX } from './sheets.ts'
import type { Walker } from './walker.ts'

/** Makes a resource of the company's own, publishes it, hides it, brings it back and drops it. */
export async function walkOwnDefinitions(walker: Walker, assert: Assert): Promise<void> {
  const made = (await walker.visit('ownDefinitions.create', { body: { draft: {} } })).body
  const params = { id: made.id }
  const row = async () => (await walker.visit('ownDefinitions.show', { params })).body
  const take = async (action: string, more: object = {}) =>
    walker.visit(`ownDefinitions.${action}`, { params, body: { version: (await row()).draftVersion, ...more } })
  assert.isNotEmpty(made.mistakes)
  const bytes = { content: await sheetOf(['Tên'], [['Xe 1']]), type: XLSX }
  assert.isNotEmpty((await walker.visit('ownDefinitions.readSheet', { bytes })).body.columns)
  await walker.visit('ownDefinitions.refusedRows', { bytes, query: 'as=date' })
  const { fields, ...own } = category()
  const relation = { key: 'customerId', type: 'belongsTo', to: 'customers', label: label('Khách') }
  const named = fields.map((field) => (field.key === 'name' ? { ...field, head: 'Tên' } : field))
  await take('save', { draft: { ...own, fields: [...named, relation] } })
  await walker.visit('ownDefinitions.options', { params: { ...params, field: 'customerId' }, query: 'q=a&_end=5' })
  await walker.visit('ownDefinitions.keepSheet', { params, bytes, query: 'name=xe.xlsx' })
  assert.isNotEmpty((await walker.visit('ownDefinitions.changes', { params })).body.changes)
  await take('publish')
  await walker.visit('ownDefinitions.importSheet', { params, query: 'check=true' })
  assert.equal((await walker.visit('ownDefinitions.importSheet', { params })).body.data.accepted, 1)
  await walker.visit('ownDefinitions.keepSheet', { params, bytes, query: 'name=xe.xlsx' })
  await walker.visit('ownDefinitions.takeSheet', { params })
  await walker.visit('ownDefinitions.forgetSheet', { params })
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
  await take('purge', { rows: 1 })
  const unused = (await walker.visit('ownDefinitions.create', { body: { draft: {} } })).body
  await walker.visit('ownDefinitions.drop', { params: { id: unused.id }, body: { version: unused.draftVersion } })
}
