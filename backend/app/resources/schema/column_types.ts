import { isStored, type Field, type FieldType } from '@barem/resources/kit'
import { quote } from './quote.ts'

/** How a field is stored: its SQL type and what the column must hold besides. */
export interface ColumnType {
  type: string
  /** SQL default, for types that are never null. */
  default?: string
  /** Body of a check constraint, with `%` for the column. */
  check?: string
}

type Of<T extends FieldType> = Extract<Field, { type: T }>

const text = ({ max }: { max: number }): ColumnType => ({ type: `varchar(${max})` })
/** Bounds also keep NaN out, which PostgreSQL holds to be greater than any number. */
const numeric = ({ scale, min, max }: { scale: number; min: string; max: string }): ColumnType => ({
  type: `numeric(${15 + scale},${scale})`,
  check: `% between ${min} and ${max}`,
})
/** Column of each field type; null where the values live in a table of their own. */
export const columnTypes: { [T in FieldType]: (field: Of<T>) => ColumnType | null } = {
  code: text,
  text,
  longText: text,
  email: text,
  phone: text,
  taxCode: text,
  integer: ({ min, max }) => ({ type: 'integer', check: `% between ${min} and ${max}` }),
  decimal: numeric,
  money: numeric,
  weight: numeric,
  percent: numeric,
  boolean: (field) => ({ type: 'boolean', default: String(field.default) }),
  date: () => ({ type: 'date', check: `% between '2000-01-01' and '2100-12-31'` }),
  dateTime: () => ({ type: 'timestamp with time zone', check: `% between '2000-01-01' and '2101-01-01'` }),
  color: () => ({ type: 'varchar(7)', check: `% ~ '^#[0-9a-f]{6}$'` }),
  select: ({ choices }) => ({ type: 'varchar(40)', check: `% in (${choices.map(quote).join(', ')})` }),
  belongsTo: () => ({ type: 'uuid' }),
  belongsToMany: () => null,
  attributes: () => ({ type: 'jsonb', default: `'{}'::jsonb`, check: `jsonb_typeof(%) = 'object'` }),
  lines: () => null,
  address: () => ({ type: 'jsonb', check: `jsonb_typeof(%) = 'object'` }),
  username: text,
  permissions: () => ({ type: 'jsonb', default: `'[]'::jsonb`, check: `jsonb_typeof(%) = 'array'` }),
  image: () => ({ type: 'varchar(255)' }),
  files: () => ({ type: 'jsonb', default: `'[]'::jsonb`, check: `jsonb_typeof(%) = 'array'` }),
}

/** The column of any field; null where it has none. */
export const columnType = (field: Field): ColumnType | null =>
  isStored(field) ? (columnTypes[field.type] as (field: Field) => ColumnType | null)(field) : null
