import { test } from '@japa/runner'
import {
  belongsToMany,
  boolean,
  defineRegistry,
  defineResource,
  isStored,
  select,
  text,
  type DefinitionError,
} from '@barem/resources/kit'

const errorOf = (work: () => unknown): string | null => {
  try {
    work()
    return null
  } catch (error) {
    const { code, path } = error as DefinitionError
    return `${code} ${path}`
  }
}

const given = { resource: 'papers', by: 'billIds', where: { status: ['issued'] } }

const bills = (linkedBy: object, more: object = {}, list: object = {}) =>
  defineResource('bills', {
    fields: {
      name: text({ required: true }),
      status: select(['draft', 'posted'], { default: 'draft' }),
      exported: boolean({ readOnly: true, linkedBy, ...more } as never),
    },
    list,
  } as never)

const papers = defineResource('papers', {
  fields: {
    name: text({ required: true }),
    status: select(['planned', 'issued'], { default: 'planned' }),
    billIds: belongsToMany('bills'),
    otherIds: belongsToMany('papers'),
  },
})

const together = defineRegistry as (...all: unknown[]) => unknown
const linked = (...all: Parameters<typeof bills>) => together(bills(...all), papers)

test.group('whether other rows point to a row', () => {
  test('is in no column, and is filtered by a name of its own', ({ assert }) => {
    assert.isFalse(isStored((bills(given) as never as { fields: { exported: never } }).fields.exported))
    const named = { toExport: { status: ['posted'], exported: ['false'] } }
    assert.isNull(errorOf(() => linked(given, {}, { named })))
  })

  for (const [what, path, work] of [
    ['rows that are not there', 'linkedBy.resource', () => linked({ ...given, resource: 'notes' })],
    ['a relation that leads elsewhere', 'linkedBy.by', () => linked({ ...given, by: 'otherIds' })],
    ['a single row that leads elsewhere', 'linkedBy.also', () => linked({ ...given, also: 'billIds' })],
    ['what is no select', 'linkedBy.where', () => linked({ ...given, where: { name: ['a'] } })],
    ['a state that is not there', 'linkedBy.where.status', () => linked({ ...given, where: { status: ['sent'] } })],
    ['a value of a new row', 'default', () => linked(given, { default: true })],
  ] as const)
    test(`refuses ${what}`, ({ assert }) => assert.equal(errorOf(work), `E_LINKED bills.fields.exported.${path}`))
})

test.group('filters of one click with a name', () => {
  for (const [what, path, named] of [
    ['no choice', '.status', { toExport: { status: [] } }],
    ['a choice that is not there', '.status', { toExport: { status: ['sent'] } }],
    ['a value that is neither true nor false', '.exported', { toExport: { exported: ['no'] } }],
  ] as const)
    test(`refuse ${what}`, ({ assert }) =>
      assert.equal(
        errorOf(() => bills(given, {}, { named })),
        `E_QUICK bills.list.named.toExport${path}`,
      ))
})
