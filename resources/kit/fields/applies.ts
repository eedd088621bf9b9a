import type { AnyField, Fields } from './field_types.ts'

/** Whether a field is there in a row, by the selects of the row that it depends on; one that is not there is empty. */
export const applies = (field: AnyField, row: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(field.when ?? {}).every(([name, choices]) => choices.includes(String(row[name])))

/** Names of the fields that some other field of the resource depends on. */
export const deciders = (fields: Fields): ReadonlySet<string> =>
  new Set(Object.values(fields).flatMap(({ when }) => Object.keys(when ?? {})))
