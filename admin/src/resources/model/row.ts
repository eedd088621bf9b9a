import type { AnyResource } from '@barem/resources/kit'
import type { AnyRow } from './columns.ts'

const text = (value: unknown) => (value === null || value === undefined ? '' : String(value))

/** The code of a row, if its definition has codes. */
export const codeOf = (definition: AnyResource, row: AnyRow): string =>
  definition.fields.code?.type === 'code' ? text(row.code) : ''

/** The name of a row in a sentence: `KH0012 – Công ty …`. */
export function nameOf(definition: AnyResource, row: AnyRow): string {
  const code = codeOf(definition, row)
  const title = text(row[definition.title])
  return code && title && code !== title ? `${code} – ${title}` : title || code
}

/** The name of a row where there is little room, such as on a phone. */
export const shortTitleOf = (definition: AnyResource, row: AnyRow): string =>
  text(definition.shortTitle && row[definition.shortTitle]) || titleOf(definition, row)

/** The name of a row at the head of its own page. */
export const titleOf = (definition: AnyResource, row: AnyRow): string =>
  text(row[definition.title]) || codeOf(definition, row)
