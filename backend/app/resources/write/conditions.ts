import {
  applies,
  insideSentence,
  lineFieldsOf,
  lineResource,
  mayMiss,
  memoise,
  isEmpty,
  type AnyResource,
  type Field,
  type FieldSet,
} from '@barem/resources/kit'
import type { Values } from '#app/engine/behaviour'
import type { FieldError } from '#app/http/api_error'
import { translate, type Language } from '#app/language/translate'
import { emptyOf } from './new_row.ts'

type Named<F extends Field> = readonly (readonly [name: string, field: F])[]

interface Part<F extends Field> {
  of: FieldSet
  fields: Named<F>
  row: Values
  /** What stands before its fields in the path of a mistake. */
  path: string
}

/** A row and its lines, each with the fields that `choose` finds in its definition; lines without any are left out. */
function partsOf<F extends Field>(resource: AnyResource, row: Values, choose: (of: FieldSet) => Named<F>): Part<F>[] {
  const parts: Part<F>[] = [{ of: resource, fields: choose(resource), row, path: '' }]
  for (const name of lineFieldsOf(resource)) {
    const of = lineResource(resource, name)
    const fields = choose(of)
    if (fields.length > 0)
      ((row[name] ?? []) as Values[]).forEach((line, index) =>
        parts.push({ of, fields, row: line, path: `${name}.${index}.` }),
      )
  }
  return parts
}

type Day = Extract<Field, { type: 'date' }>

const conditional = memoise(({ fields }: FieldSet) =>
  (Object.entries(fields) as [string, Field][]).filter(([, { when }]) => when !== null),
)

const compared = memoise(({ fields }: FieldSet) =>
  (Object.entries(fields) as [string, Field][]).filter(
    (entry): entry is [string, Day] => entry[1].type === 'date' && entry[1].notBefore !== null,
  ),
)

/**
 * Empties fields whose condition does not hold, in lines too; returns mistakes at required ones that are empty and
 * whose holds.
 */
export function conditionMistakes(resource: AnyResource, row: Values): FieldError[] {
  const isComplete = !mayMiss(resource, row)
  return partsOf(resource, row, conditional).flatMap((part) => {
    const missing = part.fields.filter(([name, field]) => {
      if (applies(field, part.row)) return field.required && isEmpty(part.row[name]) && isComplete
      part.row[name] = emptyOf(field)
      return false
    })
    return missing.map(([name]): FieldError => ({ field: part.path + name, rule: 'required' }))
  })
}

const isBefore = (day: unknown, other: unknown): boolean =>
  !isEmpty(day) && !isEmpty(other) && String(day) < String(other)

/** Mistakes at days before the day that their fields are compared with, in lines too; both may be empty. */
export const earlyDays = (resource: AnyResource, row: Values): FieldError[] =>
  partsOf(resource, row, compared).flatMap((part) =>
    part.fields.flatMap(([name, { notBefore: before }]): FieldError[] => {
      if (!isBefore(part.row[name], part.row[before!])) return []
      const other = (language: Language) =>
        insideSentence(translate(language, `resources:${part.of.name}.fields.${before}`))
      return [{ field: part.path + name, rule: 'notBefore', meta: { other } }]
    }),
  )
