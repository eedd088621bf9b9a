import { test } from '@japa/runner'
import { defineResource, DefinitionError, grouped, text } from '@barem/resources/kit'

test.group('fields said in the groups of their form', () => {
  test('make the form, and come after those that it does not show', ({ assert }) => {
    const { fields, form } = defineResource('things', {
      title: 'name',
      ...grouped({ general: { name: text(), code: text() }, more: { note: text() } }, { mark: text() }),
    })
    assert.deepEqual(Object.keys(fields), ['mark', 'name', 'code', 'note'])
    assert.deepEqual({ ...form }, { general: ['name', 'code'], more: ['note'] })
  })

  test('are each in one group', ({ assert }) => {
    const twice = () => grouped({ general: { name: text() }, more: { name: text() } })
    assert.throws(twice, "E_TWICE at more.name: 'name' stands in two places. Keep it in one group.")
    assert.throws(() => grouped({ general: { name: text() } }, { name: text() }), DefinitionError)
  })
})
