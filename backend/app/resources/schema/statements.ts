import { constraint, generated, index } from '#database/kept_definitions'
import type { Column, Table } from './desired_table.ts'
import { fillRows } from './fill.ts'

/** PostgreSQL's own spelling of a type differs from ours; both sides of a comparison go through this. */
export const spelling = (type: string) =>
  type
    .replace('character varying', 'varchar')
    .replace(/ collate "C"/i, '')
    .replaceAll(' ', '')

export const columnSql = ({ name, type, notNull, default: preset }: Column) =>
  `${name} ${type}${preset === null ? '' : ` default ${preset}`}${notNull ? ' not null' : ''}`

/**
 * A new column; where rows must have a value they get that of `preset`. One value for all stands as default for as long
 * as the column is added, which reaches rows of every company and rewrites none.
 */
export function addColumn(table: string, column: Column): string[] {
  const { name, type, notNull, default: own, preset } = column
  if (!notNull || own !== null || !preset) return [`alter table ${table} add column ${columnSql(column)}`]
  if (preset.differs)
    return [
      `alter table ${table} add column ${name} ${type}`,
      fillRows(table, column, preset),
      `alter table ${table} alter column ${name} set not null`,
    ]
  return [
    `alter table ${table} add column ${name} ${type} default ${preset.sql} not null; alter table ${table} alter column ${name} drop default`,
  ]
}

export const addGenerated = (table: string, name: string, { type, expression }: Table['generated'][string]): string =>
  generated(table, name, type, expression)

/** Everything that makes a table which is not there yet, foreign keys left out. */
export function createTable(table: Table): string[] {
  return [
    `create table ${table.name} (\n  ${table.columns.map(columnSql).join(',\n  ')}\n)`,
    ...Object.entries(table.generated).flatMap(([name, spec]) => addGenerated(table.name, name, spec)),
    ...Object.entries(table.constraints)
      .filter(([, definition]) => !definition.startsWith('foreign key'))
      .flatMap(([name, definition]) => constraint(table.name, name, definition)),
    ...Object.entries(table.indexes).flatMap(([name, definition]) => index(table.name, name, definition)),
    [
      `call wall_table('${table.name}')`,
      ...(table.counted ? [`call count_table('${table.name}')`] : []),
      ...(table.searched ? [`call search_table('${table.name}')`] : []),
      ...(table.guard ? [`call ${table.guard}('${table.name}')`] : []),
    ].join('; '),
  ]
}

export const foreignKeys = (table: Table): string[] =>
  Object.entries(table.constraints)
    .filter(([, definition]) => definition.startsWith('foreign key'))
    .flatMap(([name, definition]) => constraint(table.name, name, definition))
