import { refuse } from '../mistake.ts'
import { snake } from '../names.ts'

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
