import { oneOf, refuse } from '../mistake.ts'
import type { Field } from './field_types.ts'

/** All values that a select or a boolean may have; null for fields of other types. */
export const valuesOf = (field: Field | undefined): readonly (string | boolean)[] | null =>
  field?.type === 'select' ? field.choices : field?.type === 'boolean' ? [true, false] : null

/** Checks values of a select or a boolean: some of them, none unknown. */
export function checkValues(values: readonly unknown[], known: readonly unknown[], errorCode: string, path: string) {
  if (!Array.isArray(values) || values.length === 0)
    refuse(
      errorCode,
      path,
      `'${String(values)}' is not a list of values`,
      `${oneOf(known.map(String))} Or leave it out.`,
    )
  for (const value of values)
    if (!known.includes(value))
      refuse(errorCode, path, `'${String(value)}' is not a value of it`, oneOf(known.map(String)))
}

/** Checks which values let others point to a row: some, not all, and none that choosers may not know of. */
export function checkUsable(field: Field, path: string): void {
  const usable = 'usable' in field ? field.usable : null
  if (usable === null) return
  const known = valuesOf(field)!
  checkValues(usable, known, 'E_USABLE', `${path}.usable`)
  if (known.every((value) => (usable as readonly unknown[]).includes(value)))
    refuse('E_USABLE', `${path}.usable`, 'it names all values', 'Leave it out: rows of every value may be chosen then.')
  if (field.area !== null)
    refuse('E_USABLE', path, 'not everybody who chooses rows may see it', `Leave out 'usable', or 'area'.`)
}
