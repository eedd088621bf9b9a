/**
 * SQL of constraints, indexes and generated columns, each with its definition kept as its comment: PostgreSQL gives
 * expressions back in words of its own, and definitions are compared with what was asked for. Migrations that have run
 * were made by these functions, so what they give never changes.
 */

/** A text as SQL. */
const quote = (text: string) => `'${text.replaceAll("'", "''")}'`

/** @param definition such as `check (total > 0)` or `primary key (tenant_id, id)` */
export const constraint = (table: string, name: string, definition: string): string =>
  `alter table ${table} add constraint ${name} ${definition}; comment on constraint ${name} on ${table} is ${quote(definition)}`

/** @param definition what follows the table; `unique (tenant_id, code)` for one that refuses equal rows */
export function index(table: string, name: string, definition: string): string {
  const unique = definition.startsWith('unique ')
  return `create ${unique ? 'unique ' : ''}index ${name} on ${table} ${unique ? definition.slice(7) : definition}; comment on index ${name} is ${quote(definition)}`
}

/** A column that PostgreSQL works out from others of its row. */
export const generated = (table: string, name: string, type: string, expression: string): string =>
  `alter table ${table} add column ${name} ${type} generated always as (${expression}) stored; comment on column ${table}.${name} is ${quote(expression)}`
