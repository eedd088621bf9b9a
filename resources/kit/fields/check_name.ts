import { refuse } from '../mistake.ts'
import { snake } from '../names.ts'
import type { Field, Fields } from './field_types.ts'
import { isReservedName } from './reserved_names.ts'

/** Constraint names are made from column names, and PostgreSQL cuts them at 63 characters. */
const MAX_COLUMN = 40

/** Checks that a field's name makes a column that needs no quotes and comes back as the same name. */
export function checkFieldName(name: string, path: string): void {
  if (!/^[a-z][A-Za-z0-9]*$/.test(name))
    refuse(
      'E_FIELD_NAME',
      path,
      `'${name}' does not survive the way from camelCase to a column and back`,
      'Write words in camelCase.',
    )
  if (snake(name).length > MAX_COLUMN)
    refuse(
      'E_FIELD_LONG',
      path,
      `'${name}' is longer than ${MAX_COLUMN} characters as a column`,
      'Shorten it; constraint names are made from it.',
    )
}

/** Checks that no field, of lines neither, takes a name that the engine, SQL or every object has. */
export function checkReservedNames(fields: Fields, path: string): void {
  const all = (Object.entries(fields) as [string, Field][]).map(([key, field]) => ({ ...field, key }))
  for (const field of all) {
    if (isReservedName(field, all))
      refuse(
        'E_FIELD_RESERVED',
        `${path}.${field.key}`,
        `'${field.key}' is a name that every row already has, or SQL or the engine keeps`,
        'Choose another name.',
      )
    if (field.type === 'lines') checkReservedNames(field.fields, `${path}.${field.key}.fields`)
  }
}
