import { test } from '@japa/runner'
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { testPostgres } from '#tests/support/postgres'
import { freshDatabase } from '#tests/support/server'
import { PROJECT, spawnServer } from '#tests/support/spawned'
import { demoStorage, emptyFolder } from '#tests/support/storage'

/** Weighs all goods of one order of each company. */
const WEIGHED = `
  with chosen as (select distinct on (tenant_id) tenant_id, id from sales_orders order by tenant_id, id),
    lines as (update sales_orders_lines l set weight_source = 'weighed' from chosen c where l.tenant_id = c.tenant_id and l.owner_id = c.id)
  update sales_orders o set weight_estimated = false from chosen c where o.tenant_id = c.tenant_id and o.id = c.id`

/** Takes the database back to a release whose orders did not say whether their weight is an estimate. */
const OLDER = `
  alter table sales_orders drop column weight_estimated;
  delete from adonis_schema where name like '%weight_estimated'`

const ORDERS = 'select tenant_id, id, version, updated_at, weight_estimated from sales_orders order by tenant_id, id'
const WALLS = `select relname from pg_class where relname in ('sales_orders', 'sales_orders_lines') and relforcerowsecurity`

async function connected<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const rowsOf = async (client: pg.Client, text: string) => (await client.query(text)).rows

/** What is meant: both kinds of orders in each of several companies. */
function both(rows: { tenant_id: string; weight_estimated: boolean }[]): number {
  const kinds = new Set(rows.map(({ tenant_id, weight_estimated }) => `${tenant_id} ${weight_estimated}`))
  return kinds.size
}

// Orders of the demo are made by the application itself, so an upgrade has to say the same of them.
test.group('an upgrade says which orders have an estimated weight, those of all companies', () => {
  test('on the embedded engine', async ({ assert, cleanup }) => {
    const storageDir = demoStorage('estimated')
    cleanup(() => rmSync(storageDir, { recursive: true, force: true }))
    const url = `postgres://postgres@localhost:5432/postgres?host=${encodeURIComponent(join(storageDir, 'run'))}`
    const first = await spawnServer({ STORAGE_DIR: storageDir })
    const before = await connected(url, async (client) => {
      await client.query(WEIGHED)
      const rows = await rowsOf(client, ORDERS)
      await client.query(OLDER)
      return rows
    })
    await first.stop()
    const second = await spawnServer({ STORAGE_DIR: storageDir })
    cleanup(async () => void (await second.stop()))
    assert.include(second.output(), 'Applied 1 migration')
    assert.equal(both(before), 4)
    await connected(url, async (client) => {
      assert.deepEqual(await rowsOf(client, ORDERS), before)
      assert.lengthOf(await rowsOf(client, WALLS), 2)
    })
  }).timeout(120_000)
})

/** What a release says of rows that it finds, by table: the columns that an upgrade fills in. */
const FILLED = {
  sales_orders: 'weight_estimated',
  product_units: 'english_name',
  customers: 'also_supplier',
  discount_policies: 'audience',
}

/** Takes the database back to a release before all of them, whose active tariffs by zones may have none. */
const FIRST = `
  alter table product_units drop column english_name cascade, add column if not exists search_text text;
  alter table sales_orders_lines drop column english_unit;
  alter table purchase_contracts_lines drop column english_unit;
  alter table customers drop column also_supplier;
  alter table discount_policies drop column audience;
  delete from shipping_zones;
  update shipping_fees set status = 'active' where method = 'zone';
  delete from adonis_schema where name ~ '00(75|76|85)_'`

test.group('an upgrade on PostgreSQL, by an owner who is no superuser', () => {
  test('reaches the rows of all companies', async ({ assert, cleanup }) => {
    const STORAGE_DIR = emptyFolder('upgrade')
    cleanup(() => rmSync(STORAGE_DIR, { recursive: true, force: true }))
    const url = new URL(await freshDatabase(await testPostgres(), { STORAGE_DIR }))
    const owner = `owner_${process.pid}`
    const filled = async (client: pg.Client) => {
      const found: Record<string, { tenant_id: string; value: unknown }[]> = {}
      for (const [table, column] of Object.entries(FILLED))
        found[table] = await rowsOf(
          client,
          `select tenant_id, id, ${column} as value from ${table} order by tenant_id, id`,
        )
      return found
    }
    const before = await connected(url.href, async (client) => {
      await client.query(WEIGHED)
      const rows = await filled(client)
      await client.query(OLDER)
      await client.query(FIRST)
      await client.query(`create role ${owner} login nosuperuser nobypassrls`)
      for (const { tablename } of await rowsOf(client, `select tablename from pg_tables where schemaname = 'public'`))
        await client.query(`alter table ${tablename} owner to ${owner}`)
      await client.query(`grant create on schema public to ${owner}`)
      return rows
    })
    const asOwner = new URL(url)
    asOwner.username = owner
    const { status, stdout, stderr } = spawnSync(process.execPath, ['backend/bin/console.ts', 'migration:run'], {
      cwd: PROJECT,
      env: { ...process.env, STORAGE_DIR, DATABASE_URL: asOwner.href },
      encoding: 'utf8',
    })
    assert.equal(status, 0, stdout + stderr)
    for (const [table, rows] of Object.entries(before))
      assert.equal(new Set(rows.map(({ tenant_id }) => tenant_id)).size, 2, table)
    await connected(url.href, async (client) => {
      assert.deepEqual(await filled(client), before)
      const tariffs = `select distinct tenant_id, status from shipping_fees where method = 'zone'`
      assert.deepEqual(
        (await rowsOf(client, tariffs)).map(({ status: kept }: { status: string }) => kept),
        ['inactive', 'inactive'],
      )
      const open = `select relname from pg_class where relrowsecurity and not relforcerowsecurity`
      assert.deepEqual(await rowsOf(client, open), [], 'every wall stands again')
    })
  }).timeout(120_000)
})
