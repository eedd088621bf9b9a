import type { Field, Fields } from '../fields/field_types.ts'
import { oneOf, refuse } from '../mistake.ts'

/** The field at a path from the document, such as `lines.actualWeight`; null when there is none. */
export function fieldAt(fields: Fields, path: string): Field | null {
  const [name, inner, ...rest] = path.split('.')
  const field = (fields[name!] as Field | undefined) ?? null
  if (inner === undefined || field === null) return field
  return field.type === 'lines' && rest.length === 0 ? ((field.fields[inner] as Field | undefined) ?? null) : null
}

/** Checks that an action asks for fields that people write, of the document or of its lines. */
export function checkInputs(fields: Fields, asks: Readonly<Record<string, string>>, path: string): void {
  for (const [asked, how] of Object.entries(asks)) {
    const field = fieldAt(fields, asked)
    if (!field)
      refuse(
        'E_INPUTS',
        path,
        `'${asked}' is not a field`,
        `Use one of: ${Object.keys(fields).join(', ')}, lines.field.`,
      )
    if (field!.readOnly) refuse('E_INPUTS', path, `nobody writes '${asked}'`, 'Leave it out.')
    if (!['required', 'optional'].includes(how))
      refuse('E_INPUTS', `${path}.${asked}`, `'${how}'`, oneOf(['required', 'optional']))
  }
}
