import { test } from '@japa/runner'
import {
  belongsTo,
  defineResource,
  integer,
  longText,
  select,
  text,
  type AnyResource,
  type Fields,
} from '@barem/resources/kit'
import { desiredTables, type Table } from '#app/resources/schema/desired_table'
import { difference } from '#app/resources/schema/difference'
import type { ExistingTable } from '#app/resources/schema/existing_tables'
import { lackingIn } from '#app/resources/schema/fill'
import { possibleRenames, readRename } from '#app/resources/schema/renames'

const tableOf = (fields: Fields, more: object = {}): Table =>
  desiredTables(defineResource('things', { fields, ...more } as never) as unknown as AnyResource)[0]!

/** The table as a database has it that was migrated to the definition. */
function stored({ columns, generated, constraints, indexes }: Table): Record<string, ExistingTable> {
  const found: ExistingTable['columns'] = {}
  for (const { name, type, notNull } of columns) found[name] = { type, notNull, generated: false, comment: null }
  for (const [name, { type, expression }] of Object.entries(generated))
    found[name] = { type, notNull: false, generated: true, comment: expression }
  return { things: { columns: found, constraints, indexes } }
}

const name = text({ required: true })

test.group('fields that were perhaps renamed', () => {
  const pairs = (before: Fields, after: Fields) =>
    possibleRenames([tableOf({ name, ...after })], stored(tableOf({ name, ...before }))).map(({ from, to }) => [
      from,
      to,
    ])

  test('are those of one type, however long, each with each', ({ assert }) => {
    assert.deepEqual(pairs({ note: text({ max: 20 }) }, { remark: longText() }), [['note', 'remark']])
    assert.deepEqual(pairs({ note: text() }, { capacity: integer() }), [])
    assert.deepEqual(pairs({ one: integer(), two: integer() }, { three: integer(), four: integer() }), [
      ['one', 'three'],
      ['two', 'three'],
      ['one', 'four'],
      ['two', 'four'],
    ])
  })

  test('are relations only where they lead to the same', ({ assert }) => {
    const before = { groupId: belongsTo('product-groups') }
    assert.deepEqual(pairs(before, { kindId: belongsTo('product-groups') }), [['group_id', 'kind_id']])
    assert.deepEqual(pairs(before, { kindId: belongsTo('product-types') }), [])
  })

  test('are none where the definition says it', ({ assert }) => {
    assert.deepEqual(pairs({ note: text(), more: text() }, { remark: text({ was: 'note' }) }), [])
  })

  test('are named by field or column, and by resource or table', ({ assert }) => {
    const one = { table: 'price_rules', from: 'old_note', to: 'new_note' }
    for (const said of ['price-rules.oldNote:newNote', 'price_rules.old_note:new_note'])
      assert.equal(readRename(said, [one]), one)
    assert.isUndefined(readRename('price-rules.newNote:oldNote', [one]))
  })
})

test.group('a difference', () => {
  test('makes computed columns anew when what they read gets another type', ({ assert }) => {
    const { statements, orphans } = difference(
      [tableOf({ name: text({ required: true, max: 500 }) })],
      stored(tableOf({ name })),
    )
    const kept = statements.map((statement) => statement.split(/ (?:generated|using|\(|;)/)[0])
    assert.deepEqual(kept, [
      'alter table things drop column name_order',
      'alter table things drop column search_text',
      'alter table things alter column name type varchar(500)',
      'alter table things add column name_order text collate "C"',
      'alter table things add column search_text text',
      'grant select',
      'create index things_name_order_index on things',
      'create index things_search_text_index on things',
    ])
    assert.deepEqual(orphans, [])
  })

  test('leaves columns that are gone, computed ones first, for they keep the others from going', ({ assert }) => {
    const before = stored(tableOf({ name, more: text() }, { list: { columns: ['name', 'more'] } }))
    const { orphans } = difference([tableOf({ name })], before)
    assert.deepEqual(orphans, ['things.more_order', 'things.more'])
  })

  test('gives a choice that is new to rows once the old check is gone', ({ assert }) => {
    const before = stored(tableOf({ name, kind: select(['a', 'b']) }))
    const { statements } = difference(
      [tableOf({ name, kind: select(['a', 'b', 'c'], { required: true, default: 'c' }) })],
      before,
    )
    assert.equal(statements[0], 'alter table things drop constraint things_kind_check')
    assert.include(statements[1], `('c')::varchar(40)`)
    assert.equal(statements[2], 'alter table things alter column kind set not null')
    assert.include(statements[3], 'add constraint things_kind_check')
  })
})

test.group('rows that would lack a required field', () => {
  const document = (more: Fields) =>
    tableOf(
      { name, status: select(['draft', 'done', 'void'], { default: 'draft', readOnly: true }), ...more },
      {
        states: {
          field: 'status',
          initial: 'draft',
          draftStates: ['draft', 'void'],
          actions: { finish: { from: ['draft'], to: 'done' }, discard: { from: ['draft'], to: 'void' } },
        },
      },
    )
  const lacking = (before: Table, after: Table) => lackingIn(after, stored(before).things!)

  test('are, in a document, those that are complete', ({ assert }) => {
    const needed = document({ keeper: text({ required: true }) })
    assert.deepEqual(lacking(document({}), needed), [
      { table: 'things', column: 'keeper', where: "status not in ('draft', 'void')" },
    ])
    assert.deepEqual(lacking(document({ keeper: text() }), needed), [
      { table: 'things', column: 'keeper', where: "keeper is null and status not in ('draft', 'void')" },
    ])
    assert.deepEqual(lacking(needed, needed), [])
  })

  test('are all without a value elsewhere, and none where there is a default', ({ assert }) => {
    const before = tableOf({ name, note: text() })
    const after = tableOf({
      name,
      remark: text({ required: true, was: 'note' }),
      capacity: integer({ required: true }),
    })
    assert.deepEqual(lacking(before, after), [
      { table: 'things', column: 'remark', where: 'note is null' },
      { table: 'things', column: 'capacity', where: 'true' },
    ])
    assert.deepEqual(lacking(before, tableOf({ name, capacity: integer({ required: true, default: 1 }) })), [])
  })
})
