import { oneOf, refuse } from '../mistake.ts'
import type { Field, Fields } from './field_types.ts'

const fail = (path: string, found: string, fix: string): never => refuse('E_FOLLOWS', path, found, fix)

/** Checks that a field follows fields beside it, and that somebody writes it whom others may not see. */
function checkFollowed(fields: Fields, name: string, path: string): void {
  const { follows, area, readOnly } = fields[name]!
  if (follows === null) return
  if (area === null || readOnly)
    fail(`${path}.follows`, 'everybody who writes the row sees the field', `Leave it out, or name an 'area'.`)
  const unknown = follows.find((other) => other === name || !(other in fields))
  if (unknown !== undefined) fail(`${path}.follows`, `'${unknown}' is no field beside it`, oneOf(Object.keys(fields)))
}

/** Checks that a price says what it is for by a select beside it. */
function checkPer(fields: Fields, name: string, path: string): void {
  const field = fields[name] as Field
  const per = field.type === 'money' ? field.per : null
  if (per === null) return
  if (field.follows === null) fail(`${path}.per`, 'it does not say what the price is of', `Say what it 'follows'.`)
  if (fields[per]?.type !== 'select')
    fail(
      `${path}.per`,
      `'${per}' is not a select beside it`,
      oneOf(Object.keys(fields).filter((other) => fields[other]!.type === 'select')),
    )
}

/** The field at the end of a path, of the row or of its lines. */
function fieldAt(fields: Fields, path: string): Field | undefined {
  const [first, inner] = path.split('.') as [string, string?]
  const field = fields[first] as Field | undefined
  if (inner === undefined) return field
  return field?.type === 'lines' ? (field.fields[inner] as Field | undefined) : undefined
}

/** Checks that a mark of what is lacking names fields that follow others, and is seen by those who see them. */
function checkLacks(fields: Fields, name: string, path: string): void {
  const field = fields[name] as Field
  if (field.type !== 'boolean' || field.lacks.length === 0) return
  if (!field.readOnly) fail(`${path}.lacks`, 'nobody writes what is lacking', `Say 'readOnly'.`)
  for (const lacking of field.lacks) {
    const other = fieldAt(fields, lacking)
    if (!other?.follows || other.area !== field.area)
      fail(
        `${path}.lacks`,
        `'${lacking}' follows nothing, or is seen by others`,
        'Name fields that follow, of its area.',
      )
  }
}

/** Checks what a field says of values that follow others. */
export function checkFollows(fields: Fields, name: string, path: string): void {
  checkFollowed(fields, name, path)
  checkPer(fields, name, path)
  checkLacks(fields, name, path)
}
