import { dayInVietnam, isStored, traits, type Field, type Fields } from '@barem/resources/kit'
import type { Values } from '#app/engine/behaviour'

/** The value of a field that holds nothing. */
export const emptyOf = (field: Field): unknown => {
  const { empty } = traits[field.type]
  return Array.isArray(empty) ? [] : typeof empty === 'object' && empty !== null ? {} : empty
}

/** The default of a field: the day in Vietnam or the moment for `today` and `now`. Undefined without one. */
export function defaultOf(field: Field): unknown {
  if (!('default' in field)) return undefined
  if (field.type === 'date') return field.default === 'today' ? dayInVietnam(new Date()) : undefined
  if (field.type === 'dateTime') return field.default === 'now' ? new Date().toISOString() : undefined
  return field.default ?? undefined
}

/** The value of a field in a new row that says nothing of it. */
export const initialOf = (field: Field): unknown => defaultOf(field) ?? emptyOf(field)

/** A row that says nothing: each stored field with its default, or empty. */
export const newRow = ({ fields }: { fields: Fields }): Values =>
  Object.fromEntries(
    (Object.entries(fields) as [string, Field][])
      .filter(([, field]) => isStored(field))
      .map(([name, field]) => [name, initialOf(field)]),
  )
