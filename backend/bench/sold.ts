import type { Client } from 'pg'

/** Entries of invoicing that the copies come to. */
export const SOLD = Number(process.env.BENCH_SOLD ?? 1_000_000)
/** Lines of a copy for each line of its original. */
const LINES = 20
/** Days that the copies are spread over. */
const DAYS = 1000

const INVOICED = `id in (select order_line_id from invoicing_entries)`

/** What is copied of tables of which not all is needed. */
const NEEDED: Readonly<Record<string, string>> = {
  sales_orders: `id in (select owner_id from sales_orders_lines where ${INVOICED})`,
  sales_orders_lines: INVOICED,
}

/** Columns that a copy has for itself: SQL of each, of a row `r`, the copy `n` and its line `m`. */
type Own = Readonly<Record<string, string>>

const id = (column: string, copy: string) => [column, `md5(r.${column}::text || ${copy})::uuid`]
const ids = (...columns: string[]): Own => Object.fromEntries(columns.map((column) => id(column, 'n')))
const lineIds = (...columns: string[]): Own => Object.fromEntries(columns.map((column) => id(column, `n || '.' || m`)))
const day = (column: string) => `r.${column} - (n * 7 % ${DAYS})::int`
const customer = `(select c.ids[1 + n % array_length(c.ids, 1)] from bench_customers c)`
const entry = { ...ids('posting_id', 'document_id'), date: day('date') }
const LINED = ['sales_orders_lines', 'invoicing_entries']

const COPIED: Readonly<Record<string, Own>> = {
  sales_orders: { ...ids('id'), code: `r.code || '-' || n`, customer_id: customer },
  sales_orders_lines: { ...lineIds('id'), ...ids('owner_id') },
  invoices: {
    ...ids('id', 'order_id'),
    code: `r.code || '-' || n`,
    customer_id: customer,
    document_date: day('document_date'),
    due_date: day('due_date'),
  },
  invoicing_entries: { ...entry, ...lineIds('id', 'line_id', 'reverses_id', 'order_line_id') },
  receivables_entries: {
    ...entry,
    ...ids('id', 'line_id', 'reverses_id', 'invoice_id', 'transaction_id'),
    seq: '1000000 + row_number() over ()',
    customer_id: customer,
    due_date: day('due_date'),
  },
}

/** Copies what a demo company sold and was paid until it has a million lines of invoices, of all its customers. */
export async function sell(client: Client, tenant: string): Promise<{ entries: number; receivables: number }> {
  const count = async (table: string): Promise<number> =>
    (await client.query(`select count(*)::int as count from ${table} where tenant_id = $1`, [tenant])).rows[0].count
  const copies = Math.ceil(SOLD / LINES / (await count('invoicing_entries')))
  // Copies are about each other as their originals are; nothing has to be checked again.
  await client.query(`set session_replication_role = replica`)
  await client.query(
    `create temp table bench_customers as select array_agg(id) as ids from customers where tenant_id = '${tenant}'`,
  )
  for (const [table, own] of Object.entries(COPIED)) {
    const { rows } = await client.query(
      `select column_name as name from information_schema.columns where table_name = $1 and is_generated = 'NEVER'`,
      [table],
    )
    const names = rows.map(({ name }: { name: string }) => name)
    await client.query(
      `insert into ${table} (${names.join(', ')}) select ${names.map((name) => own[name] ?? `r.${name}`).join(', ')}
        from (select * from ${table} where tenant_id = '${tenant}' and ${NEEDED[table] ?? true}) r,
          generate_series(1, ${copies}) n, generate_series(1, ${LINED.includes(table) ? LINES : 1}) m`,
    )
  }
  for (const key of ['invoice_id', 'transaction_id', 'customer_id']) {
    const table = `receivables_by_${key.replace('_id', '')}`
    await client.query(
      `insert into ${table} (tenant_id, ${key}, amount) select tenant_id, ${key}, sum(amount) from receivables_entries
        where tenant_id = $1 and ${key} is not null group by 1, 2
        on conflict (tenant_id, ${key}) do update set amount = excluded.amount`,
      [tenant],
    )
  }
  await client.query(`set session_replication_role = origin`)
  await client.query('vacuum analyze')
  return { entries: await count('invoicing_entries'), receivables: await count('receivables_entries') }
}
