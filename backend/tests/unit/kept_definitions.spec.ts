import { PGlite } from '@electric-sql/pglite'
import { test } from '@japa/runner'
import { constraint, generated, index } from '#database/kept_definitions'
import { migrationFile } from '#app/resources/schema/migration_file'

test.group('what a migration writes in one line', () => {
  test('is there, with its definition as its comment', async ({ assert }) => {
    const database = await PGlite.create()
    const check = "check (kind in ('rolled', 'drawn'))"
    await database.exec(
      [
        'create table bars (id int, kind text)',
        constraint('bars', 'bars_pkey', 'primary key (id)'),
        constraint('bars', 'bars_kind_check', check),
        generated('bars', 'label', 'text', "kind || ' bar'"),
        index('bars', 'bars_kind_unique', 'unique (lower(kind))'),
        index('bars', 'bars_label_index', '(label, id)'),
        "insert into bars (id, kind) values (1, 'rolled')",
      ].join(';\n'),
    )
    const { rows } = await database.query<{ name: string; comment: string }>(
      `select conname as name, obj_description(oid, 'pg_constraint') as comment from pg_constraint
          where conrelid = 'bars'::regclass and contype in ('p', 'c')
        union all select relname, obj_description(oid, 'pg_class') from pg_class
          where relkind = 'i' and relname in ('bars_kind_unique', 'bars_label_index')
        union all select 'label', col_description('bars'::regclass, 3)
        order by 1`,
    )
    assert.deepEqual(rows, [
      { name: 'bars_kind_check', comment: check },
      { name: 'bars_kind_unique', comment: 'unique (lower(kind))' },
      { name: 'bars_label_index', comment: '(label, id)' },
      { name: 'bars_pkey', comment: 'primary key (id)' },
      { name: 'label', comment: "kind || ' bar'" },
    ])
    const refused = (sql: string) => assert.rejects(() => database.exec(sql), /violates|unique/)
    await refused("insert into bars (id, kind) values (2, 'cast')")
    await refused("insert into bars (id, kind) values (1, 'drawn')")
    await refused("insert into bars (id, kind) values (2, 'rolled')")
    const { rows: bars } = await database.query('select label from bars')
    assert.deepEqual(bars, [{ label: 'rolled bar' }])
    await database.close()
  })

  test('is written by the command, and only where it gives just that statement', ({ assert }) => {
    const changed = constraint('bars', 'bars_pkey', 'primary key (id)').replace("'primary key (id)'", "'another'")
    const file = migrationFile([
      'alter table bars drop constraint bars_kind_check',
      constraint('bars', 'bars_kind_check', "check (kind in ('${rolled}', 'a; b'))"),
      generated('bars', 'label', 'varchar(20)', "kind || '`'"),
      index('bars', 'bars_kind_unique', 'unique (kind) nulls not distinct'),
      changed,
    ])
    assert.equal(
      file.slice(0, file.indexOf('  override async down')),
      `import { BaseSchema } from '@adonisjs/lucid/schema'
import { constraint, generated, index } from '#database/kept_definitions'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw('alter table bars drop constraint bars_kind_check')
    this.schema.raw(constraint('bars', 'bars_kind_check', \`check (kind in ('\\\${rolled}', 'a; b'))\`))
    this.schema.raw(generated('bars', 'label', 'varchar(20)', \`kind || '\\\`'\`))
    this.schema.raw(index('bars', 'bars_kind_unique', 'unique (kind) nulls not distinct'))
    this.schema.raw(\`${changed}\`)
  }

`,
    )
    assert.notInclude(migrationFile(['select 1']), 'kept_definitions')
  })
})
