import { test } from '@japa/runner'
import {
  belongsToMany,
  defineResource,
  integer,
  lines,
  text,
  type AnyResource,
  type Fields,
} from '@barem/resources/kit'
import { desiredTables, type Table } from '#app/resources/schema/desired_table'
import { difference } from '#app/resources/schema/difference'
import type { ExistingTable } from '#app/resources/schema/existing_tables'
import { camel, possibleFieldRenames, possibleRenames, readRename, withRenames } from '#app/resources/schema/renames'

const tablesOf = (fields: Fields): Table[] =>
  desiredTables(defineResource('things', { fields: { name: text(), ...fields } } as never) as unknown as AnyResource)

/** The tables as a database has them that was migrated to the definition. */
const stored = (tables: Table[]): Record<string, ExistingTable> =>
  Object.fromEntries(
    tables.map(({ name, columns, generated, constraints, indexes }) => {
      const found: ExistingTable['columns'] = {}
      for (const column of columns)
        found[column.name] = { type: column.type, notNull: column.notNull, generated: false, comment: null }
      for (const [key, { type, expression }] of Object.entries(generated))
        found[key] = { type, notNull: false, generated: true, comment: expression }
      return [name, { columns: found, constraints, indexes }]
    }),
  )

const before = stored(tablesOf({ goods: lines({ pieces: integer() }), tagIds: belongsToMany('tags') }))
const to = (after: Fields) => difference(tablesOf(after), before)

const GOODS = [
  'alter table things_goods rename to things_stock',
  'alter table things_stock rename constraint things_goods_pkey to things_stock_pkey',
  'alter table things_stock rename constraint things_goods_owner_fkey to things_stock_owner_fkey',
  'alter table things_stock rename constraint things_goods_pieces_check to things_stock_pieces_check',
  'alter index things_goods_owner_index rename to things_stock_owner_index',
]
const TAGS = [
  'alter table things_tags rename to things_labels',
  'alter table things_labels rename constraint things_tags_pkey to things_labels_pkey',
  'alter table things_labels rename constraint things_tags_owner_fkey to things_labels_owner_fkey',
  'alter table things_labels rename constraint things_tags_target_fkey to things_labels_target_fkey',
  'alter index things_tags_target_index rename to things_labels_target_index',
]

test.group('renamed lines and relations to many', () => {
  const labels = belongsToMany('tags', { was: 'tagIds' })

  test('take their tables along, with all that is named after these', ({ assert }) => {
    const { statements, orphans } = to({ stock: lines({ pieces: integer() }, { was: 'goods' }), labelIds: labels })
    assert.deepEqual(statements, [...GOODS, ...TAGS])
    assert.deepEqual(orphans, [])
  })

  test('may rename fields of the lines too', ({ assert }) => {
    const { statements, orphans } = to({
      stock: lines({ count: integer({ was: 'pieces' }) }, { was: 'goods' }),
      labelIds: labels,
    })
    assert.deepEqual(statements.slice(0, 10), [...GOODS, ...TAGS])
    assert.include(statements, 'alter table things_stock rename column pieces to count')
    assert.deepEqual(orphans, [])
  })

  test('say nothing more once it is done', ({ assert }) => {
    const tables = tablesOf({ stock: lines({ pieces: integer() }, { was: 'goods' }), labelIds: labels })
    assert.deepEqual(difference(tables, stored(tables)), { statements: [], orphans: [] })
  })
})

test.group('lines and relations that were perhaps renamed', () => {
  const pairs = (after: Fields) =>
    possibleFieldRenames(tablesOf(after), before).map((one) => [camel(one.from), camel(one.to)])

  test('are those of one kind, relations where they lead to the same', ({ assert }) => {
    assert.deepEqual(pairs({ stock: lines({ pieces: integer() }), labelIds: belongsToMany('tags') }), [
      ['goods', 'stock'],
      ['tagIds', 'labelIds'],
    ])
    assert.deepEqual(pairs({ labelIds: belongsToMany('colours') }), [])
    assert.deepEqual(
      pairs({ stock: lines({ pieces: integer() }, { was: 'goods' }), tagIds: belongsToMany('tags') }),
      [],
    )
  })

  test('are named like other fields, and then renamed as `was` does', ({ assert }) => {
    const tables = tablesOf({ stock: lines({ count: integer() }), labelIds: belongsToMany('tags') })
    const possible = possibleFieldRenames(tables, before)
    const said = ['things.goods:stock', 'things.tagIds:labelIds'].map((one) => readRename(one, possible)!)
    const renamed = withRenames(tables, said)
    assert.deepEqual(difference(renamed, before).statements.slice(0, 10), [...GOODS, ...TAGS])
    assert.deepEqual(
      possibleRenames(renamed, before).map((one) => [one.table, one.from, one.to]),
      [['things_stock', 'pieces', 'count']],
    )
  })

  test('leave their tables over where they are new', ({ assert }) => {
    const { statements, orphans } = to({ stock: lines({ pieces: integer() }), tagIds: belongsToMany('tags') })
    assert.include(statements[0], 'create table things_stock')
    assert.deepEqual(orphans, ['things_goods'])
  })
})
