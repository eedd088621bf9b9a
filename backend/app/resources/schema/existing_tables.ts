import type { QueryClientContract } from '@adonisjs/lucid/types/database'

export interface ExistingTable {
  columns: Record<string, { type: string; notNull: boolean; generated: boolean; comment: string | null }>
  constraints: Record<string, string>
  indexes: Record<string, string>
}

interface CatalogueRow {
  table_name: string
  kind: 'column' | 'constraint' | 'index'
  name: string
  definition: string
  not_null: boolean
  generated: boolean
  note: string | null
}

const CATALOGUE = `
  select c.relname as table_name, 'column' as kind, a.attname as name,
    format_type(a.atttypid, a.atttypmod) as definition,
    a.attnotnull as not_null, a.attgenerated <> '' as generated, col_description(c.oid, a.attnum) as note
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and NAMED
  union all
  select c.relname, 'constraint', k.conname, pg_get_constraintdef(k.oid), false, false,
    obj_description(k.oid, 'pg_constraint')
  from pg_class c join pg_constraint k on k.conrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and NAMED and k.contype in ('c', 'f', 'p', 'u')
  union all
  select c.relname, 'index', i.relname, pg_get_indexdef(i.oid), false, false, obj_description(i.oid, 'pg_class')
  from pg_class c join pg_index x on x.indrelid = c.oid join pg_class i on i.oid = x.indexrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and NAMED and not x.indisprimary`

/**
 * Tables of the database as the catalogue has them, by name.
 * @param pattern a regular expression of names; all tables unless said
 */
export async function existingTables(
  client: QueryClientContract,
  pattern = '',
): Promise<Record<string, ExistingTable>> {
  const query = CATALOGUE.replaceAll('NAMED', 'c.relname ~ ?')
  const { rows } = (await client.rawQuery(query, [pattern, pattern, pattern])) as { rows: CatalogueRow[] }
  const tables: Record<string, ExistingTable> = {}
  for (const row of rows) {
    const table = (tables[row.table_name] ??= { columns: {}, constraints: {}, indexes: {} })
    if (row.kind === 'column')
      table.columns[row.name] = {
        type: row.definition,
        notNull: row.not_null,
        generated: row.generated,
        comment: row.note,
      }
    else table[row.kind === 'constraint' ? 'constraints' : 'indexes'][row.name] = row.note ?? row.definition
  }
  return tables
}
