import { refuse } from '../mistake.ts'
import type { Field, Fields } from './field_types.ts'
import { isReservedName } from './reserved_names.ts'

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
