import { test } from '@japa/runner'
import {
  belongsTo,
  belongsToMany,
  boolean,
  defineRegistry,
  defineResource,
  isStored,
  lines,
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

const backing = { resource: 'notes', lines: 'items.billItemId', of: 'items', where: { status: ['posted'] } }

/** Bills with items, and notes whose items point to those of bills. */
const withNotes = (linkedBy: object, more: object = {}) =>
  together(
    defineResource('bills', {
      fields: {
        name: text({ required: true }),
        items: lines({ what: text() }),
        noteIds: belongsToMany('notes', { readOnly: true, linkedBy, ...more } as never),
      },
    }),
    defineResource('notes', {
      fields: {
        name: text({ required: true }),
        status: select(['draft', 'posted'], { default: 'draft' }),
        items: lines({ billItemId: belongsTo('bills.items'), noteItemId: belongsTo('notes.items') }),
      },
    }),
  )

test.group('rows that are found by their lines', () => {
  test('are in no table', ({ assert }) => {
    assert.isNull(errorOf(() => withNotes(backing)))
    assert.isFalse(isStored(belongsToMany('notes', { readOnly: true, linkedBy: backing } as never) as never))
  })

  for (const [what, path, work] of [
    ['rows of another resource', 'linkedBy.resource', () => withNotes({ ...backing, resource: 'bills', where: {} })],
    ['lines that lead elsewhere', 'linkedBy.lines', () => withNotes({ ...backing, lines: 'items.noteItemId' })],
    ['lines that are not there', 'linkedBy.lines', () => withNotes({ ...backing, of: 'others' })],
    ['a state that is not there', 'linkedBy.where.status', () => withNotes({ ...backing, where: { status: ['x'] } })],
    ['a field that people write', '', () => withNotes(backing, { readOnly: false })],
  ] as const)
    test(`are not ${what}`, ({ assert }) =>
      assert.equal(errorOf(work), `E_LINKED bills.fields.noteIds${path && `.${path}`}`))
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
