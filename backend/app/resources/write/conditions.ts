import {
  applies,
  insideSentence,
  lineFieldsOf,
  lineResource,
  mayMiss,
  saysNothing,
  type AnyResource,
  type Field,
} from '@barem/resources/kit'
import type { Values } from '#app/engine/behaviour'
import type { FieldError } from '#app/http/api_error'
import { translate, type Language } from '#app/language/translate'
import { emptyOf } from './new_row.ts'

interface Part {
  of: AnyResource
  row: Values
  /** What stands before its fields in the path of a mistake. */
  path: string
}

/** A row and each of its lines. */
const partsOf = (resource: AnyResource, row: Values): Part[] => [
  { of: resource, row, path: '' },
  ...lineFieldsOf(resource).flatMap((field) =>
    ((row[field] ?? []) as Values[]).map((line, index) => ({
      of: lineResource(resource, field),
      row: line,
      path: `${field}.${index}.`,
    })),
  ),
]

const fieldsOf = ({ fields }: AnyResource) => Object.entries(fields) as [string, Field][]

/**
 * Empties fields whose condition does not hold, in lines too; returns mistakes at required ones that are empty and
 * whose holds.
 */
export function conditionMistakes(resource: AnyResource, row: Values): FieldError[] {
  const isComplete = !mayMiss(resource, row)
  return partsOf(resource, row).flatMap((part) => {
    const missing = fieldsOf(part.of).filter(([name, field]) => {
      if (field.when === null) return false
      if (applies(field, part.row)) return field.required && saysNothing(part.row[name]) && isComplete
      part.row[name] = emptyOf(field)
      return false
    })
    return missing.map(([name]): FieldError => ({ field: part.path + name, rule: 'required' }))
  })
}

const isBefore = (day: unknown, other: unknown): boolean =>
  !saysNothing(day) && !saysNothing(other) && String(day) < String(other)

/** Mistakes at days before the day that their fields are compared with, in lines too; both may be empty. */
export const earlyDays = (resource: AnyResource, row: Values): FieldError[] =>
  partsOf(resource, row).flatMap((part) =>
    fieldsOf(part.of).flatMap(([name, field]): FieldError[] => {
      const before = field.type === 'date' ? field.notBefore : null
      if (before === null || !isBefore(part.row[name], part.row[before])) return []
      const other = (language: Language) =>
        insideSentence(translate(language, `resources:${part.of.name}.fields.${before}`))
      return [{ field: part.path + name, rule: 'notBefore', meta: { other } }]
    }),
  )
