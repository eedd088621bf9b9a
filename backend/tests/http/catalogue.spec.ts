import { test } from '@japa/runner'
import { resources } from '@barem/resources'
import type { Ledger } from '@barem/resources/kit'
import { ledgers } from '@barem/resources/ledgers'
import { violations } from '#app/resources/write/violations'
import { onDatabase } from '#tests/support/server'
import { tenantId } from '#tests/support/client'
import { plural } from '#tests/support/samples'

/** Tables that belong to no company: the framework's own list of migrations. */
const FRAMEWORK = ['adonis_schema', 'adonis_schema_versions']
/** What the application's role may not do: nobody changes what is written once, or takes a counter back. */
const REFUSED: Readonly<Record<string, readonly ('update' | 'delete')[]>> = {
  record_history: ['update', 'delete'],
  document_prints: ['update', 'delete'],
  document_revisions: ['update', 'delete'],
  doc_counters: ['delete'],
  workflow_versions: ['update', 'delete'],
  approval_events: ['update', 'delete'],
  own_definition_versions: ['update', 'delete'],
  ...Object.fromEntries(
    (Object.values(ledgers) as Ledger[]).flatMap((ledger) => [
      [ledger.table, ['update', 'delete'] as const],
      ...ledger.balances.map(({ table }) => [table, ['delete'] as const]),
    ]),
  ),
}

const tables = (client: { query: (text: string) => Promise<{ rows: any[] }> }) =>
  client.query(`select c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced, pg_get_userbyid(c.relowner) as owner,
    (select a.attnotnull from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id') as tenant,
    (select (select attname from pg_attribute where attrelid = c.oid and attnum = k.conkey[1]) from pg_constraint k where k.conrelid = c.oid and k.contype = 'p') as first_key,
    exists (select from pg_policies p where p.tablename = c.relname and p.policyname = 'company' and p.qual like '%app_tenant()%' and p.with_check like '%app_tenant()%') as policy
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`)

test.group('the wall between companies', () => {
  test('every table, present and future, has it: company first in its key, row-level security forced', async ({
    assert,
  }) => {
    const { rows } = await onDatabase(tables)
    assert.isAbove(rows.length, 15)
    for (const row of rows.filter(({ name }) => !FRAMEWORK.includes(name))) {
      assert.isTrue(row.tenant, `${row.name}.tenant_id is missing or may be null`)
      assert.equal(row.first_key, 'tenant_id', `the key of ${row.name} does not begin with the company`)
      assert.isTrue(row.enabled && row.forced && row.policy, `${row.name} is not walled in`)
    }
  })

  test('every foreign key includes the company', async ({ assert }) => {
    const { rows } = await onDatabase((client) =>
      client.query(`select k.conname as name, (select array_agg(a.attname::text) from pg_attribute a where a.attrelid = k.conrelid and a.attnum = any(k.conkey)) as columns
        from pg_constraint k where k.contype = 'f' and k.connamespace = 'public'::regnamespace`),
    )
    assert.isAbove(rows.length, 8)
    for (const { name, columns } of rows) assert.include(columns, 'tenant_id', name)
  })

  test('and ties it to the company of the row that it points to', async ({ assert }) => {
    const { rows } = await onDatabase((client) =>
      client.query(`select k.conname as name, array_agg(o.attname::text || '=' || t.attname::text) as pairs
        from pg_constraint k cross join unnest(k.conkey, k.confkey) as pair(own, target)
        join pg_attribute o on o.attrelid = k.conrelid and o.attnum = pair.own join pg_attribute t on t.attrelid = k.confrelid and t.attnum = pair.target
        where k.contype = 'f' and k.connamespace = 'public'::regnamespace group by k.conname, k.oid`),
    )
    for (const { name, pairs } of rows) assert.include(pairs, 'tenant_id=tenant_id', name)
  })

  test('no value that people type is unique across companies, but for the code of a company itself', async ({
    assert,
  }) => {
    const { rows } = await onDatabase((client) =>
      client.query(`select i.relname as name, c.relname as table from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
        where x.indisunique and c.relnamespace = 'public'::regnamespace and not exists (select from pg_attribute a where a.attrelid = c.oid and a.attnum = any(x.indkey::int2[]) and a.attname = 'tenant_id')
          order by 1`),
    )
    assert.deepEqual(
      rows.filter(({ table }) => !FRAMEWORK.includes(table)).map(({ name }) => name),
      ['own_definitions_name_unique', 'tenants_code_unique'],
    )
  })

  test('nothing looks over the wall: no view, no table elsewhere, and only the functions known here run as their owner', async ({
    assert,
  }) => {
    const { rows: views } = await onDatabase((client) =>
      client.query(
        `select relname from pg_class where relkind in ('v', 'm') and relnamespace = 'public'::regnamespace and not exists (select from pg_depend d where d.objid = pg_class.oid and d.deptype = 'e')`,
      ),
    )
    assert.deepEqual(views, [])
    const { rows: elsewhere } = await onDatabase((client) =>
      client.query(
        `select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind in ('r', 'p') and n.nspname not in ('public', 'information_schema') and n.nspname not like 'pg\\_%'`,
      ),
    )
    assert.deepEqual(elsewhere, [])
    const { rows: functions } = await onDatabase((client) =>
      client.query(
        `select proname::text as name, 'search_path=public' = any(proconfig) as pinned from pg_proc where prosecdef and pronamespace = 'public'::regnamespace order by 1`,
      ),
    )
    assert.deepEqual(
      functions,
      ['count_deleted', 'count_inserted', 'next_code', 'search_patterns', 'search_rows'].map((name) => ({
        name,
        pinned: true,
      })),
    )
  })

  test('the role that requests run as owns nothing and is no superuser', async ({ assert }) => {
    const { rows } = await onDatabase((client) =>
      client.query(
        `select (select count(*)::int from pg_class where pg_get_userbyid(relowner) = r.rolname) as owned, rolsuper, rolbypassrls, rolcanlogin from pg_roles r where rolname like 'barem_%'`,
      ),
    )
    assert.lengthOf(rows, 3)
    for (const row of rows)
      assert.deepEqual(row, { owned: 0, rolsuper: false, rolbypassrls: false, rolcanlogin: false })
  })

  test('the role that knows nobody reads which companies there are, and which of them the account is in that it names', async ({
    assert,
  }) => {
    await onDatabase(async (client) => {
      const refused = async (text: string) => {
        await client.query('savepoint attempt')
        await assert.rejects(() => client.query(text), /permission denied/)
        await client.query('rollback to savepoint attempt')
      }
      const companies = async (account: string) => {
        await client.query(`select set_config('app.account', $1, true)`, [account])
        return (await client.query('select tenant_id from users')).rows.length
      }
      await client.query('begin')
      await client.query(`select set_config('role', 'barem_public', true)`)
      assert.lengthOf((await client.query('select tenant_id from users')).rows, 0)
      assert.deepEqual(
        [await companies('superadmin'), await companies('khong.co.ai'), await companies('%'), await companies('')],
        [2, 0, 0, 0],
      )
      for (const text of [
        'select email from users',
        'select * from users',
        'delete from users',
        'select * from sessions',
      ])
        await refused(text)
      await client.query('rollback')
    })
  })

  test('plain SQL as that role sees and writes its own company only, and without a company nothing', async ({
    assert,
  }) => {
    const [mine, theirs] = await Promise.all([tenantId('DONGA'), tenantId('PHUONGNAM')])
    await onDatabase(async (client) => {
      const { rows } = await tables(client)
      for (const { name } of rows.filter((row) => !FRAMEWORK.includes(row.name))) {
        await client.query('begin')
        await client.query(`select set_config('role', 'barem_app', true), set_config('app.tenant_id', $1, true)`, [
          mine,
        ])
        assert.equal(
          (await client.query(`select count(*)::int as n from ${name} where tenant_id <> $1`, [mine])).rows[0].n,
          0,
          name,
        )
        const refused = REFUSED[name] ?? []
        const attempt = async (verb: 'update' | 'delete' | 'truncate', text: string) => {
          if (verb !== 'truncate' && !refused.includes(verb))
            return assert.equal((await client.query(text)).rowCount, 0, text)
          await client.query('savepoint change')
          await assert.rejects(() => client.query(text), /permission denied/)
          await client.query('rollback to savepoint change')
        }
        await attempt('update', `update ${name} set tenant_id = tenant_id where tenant_id = '${theirs}'`)
        await attempt('delete', `delete from ${name} where tenant_id = '${theirs}'`)
        await client.query(`select set_config('app.tenant_id', '', true)`)
        assert.equal((await client.query(`select count(*)::int as n from ${name}`)).rows[0].n, 0, name)
        await attempt('update', `update ${name} set tenant_id = tenant_id`)
        await attempt('delete', `delete from ${name}`)
        await attempt('truncate', `truncate ${name}`)
        await client.query('rollback')
      }
      await client.query('begin')
      await client.query(`select set_config('role', 'barem_app', true), set_config('app.tenant_id', $1, true)`, [mine])
      const id = '01a1fc8c-1e14-70f6-b1cf-c13d13da342b'
      await assert.rejects(
        () =>
          client.query(
            `insert into departments (tenant_id, id, code, name, status) values ($1, $2, 'X', 'X', 'active')`,
            [theirs, id],
          ),
        /row-level security/,
      )
      await client.query('rollback')
      await client.query('begin')
      await client.query(`select set_config('role', 'barem_app', true), set_config('app.tenant_id', $1, true)`, [mine])
      await assert.rejects(() => client.query('update departments set tenant_id = $1', [theirs]), /row-level security/)
      await client.query('rollback')
    })
  })

  test('the search behind the wall tells nothing of another company', async ({ assert }) => {
    const mine = await tenantId('DONGA')
    await onDatabase(async (client) => {
      await client.query('begin')
      await client.query(`select set_config('role', 'barem_app', true), set_config('app.tenant_id', $1, true)`, [mine])
      const { rows } = await client.query(
        `select f.id from search_rows('customers', array['0']) f left join customers c on c.tenant_id = app_tenant() and c.id = f.id where c.id is null`,
      )
      assert.deepEqual(rows, [])
      await client.query('rollback')
    })
  })
})

test.group('constraints', () => {
  test('every unique and foreign key of the definitions is in the database under its name, and none is there that has no error', async ({
    assert,
  }) => {
    const { rows } = await onDatabase((client) =>
      client.query(`select k.conname as name, c.relname as table from pg_constraint k join pg_class c on c.oid = k.conrelid where k.contype = 'f' and k.connamespace = 'public'::regnamespace
        union all select i.relname, c.relname from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid where x.indisunique and not x.indisprimary and c.relnamespace = 'public'::regnamespace`),
    )
    const known = violations(resources)
    const own = new Set(resources.map(({ table }) => table))
    const there = new Set(rows.map(({ name }: { name: string }) => name))
    for (const name of known.keys()) assert.isTrue(there.has(name), `${name} is not in the database`)
    for (const { name, table } of rows)
      if (own.has(table)) assert.isTrue(known.has(name), `${name} of ${table} has no error code`)
  })

  test('the kept counts are the counts', async ({ assert }) => {
    await onDatabase(async (client) => {
      for (const { table } of plural) {
        const { rows } =
          await client.query(`select t.tenant_id, (select count(*)::int from ${table} c where c.tenant_id = t.tenant_id) as counted,
          coalesce((select sum(total)::int from row_counts r where r.tenant_id = t.tenant_id and r.table_name = '${table}'), 0) as kept from tenants t`)
        for (const { counted, kept } of rows) assert.equal(kept, counted, table)
      }
    })
  })
})
