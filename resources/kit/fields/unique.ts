import type { ErrorCode } from '../vocabulary/names.ts'
import type { Field, Fields, UniqueSet } from './field_types.ts'
import { traits } from './traits.ts'

/** Fields whose values together only one row of a company may have, and the error code of another with the same. */
export interface Unique {
  fields: UniqueSet
  code: ErrorCode
}

/** The error code of rows that repeat the values of several fields; its message names the fields. */
const REPEATED: ErrorCode = 'COM_ERR_019'

/** All that may not repeat among the rows of a resource: single fields, then sets of fields. */
export const uniquesOf = ({ fields, unique }: { fields: Fields; unique: readonly UniqueSet[] }): Unique[] => [
  ...(Object.entries(fields) as [string, Field][]).flatMap(([name, field]): Unique[] =>
    typeof field.unique === 'string' ? [{ fields: [name], code: field.unique }] : [],
  ),
  ...unique.map((set) => ({ fields: set, code: REPEATED })),
]

/**
 * The values of a row in these fields as one text, equal for rows that the database takes for equal; null where one of
 * them is empty, since such rows may repeat.
 */
export function uniqueKey(fields: Fields, set: UniqueSet, row: Readonly<Record<string, unknown>>): string | null {
  const values = set.map((name) => row[name] ?? null)
  if (values.includes(null)) return null
  return JSON.stringify(
    values.map((value, place) =>
      traits[fields[set[place]!]!.type].caseless ? String(value).toLowerCase() : String(value),
    ),
  )
}
