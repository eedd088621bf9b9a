import type { AnyField, Condition, Fields } from './field_types.ts'

type Row = Readonly<Record<string, unknown>>

const holds = (condition: Condition, valueOf: (name: string) => unknown): boolean =>
  Object.entries(condition).every(([name, choices]) => choices.includes(String(valueOf(name))))

/** Whether a field is there in a row, by the selects of the row that it depends on; one that is not there is empty. */
export const applies = ({ when }: AnyField, row: Row): boolean => when === null || holds(when, (name) => row[name])

/** Whether a complete row needs a value of a field; for a field of a line, `document` is the row that has the line. */
export const isNeeded = ({ required, requiredWhen }: AnyField, row: Row, document: Row = row): boolean =>
  required || (requiredWhen !== null && holds(requiredWhen, (name) => (name in row ? row[name] : document[name])))

/** Whether a document with these values offers a field below its lines. */
export const isOffered = (only: Readonly<Record<string, Condition>>, name: string, document: Row): boolean =>
  !Object.hasOwn(only, name) || holds(only[name]!, (by) => document[by])

/** Names of the fields that some other field of the resource depends on. */
export const deciders = (fields: Fields): ReadonlySet<string> =>
  new Set(Object.values(fields).flatMap(({ when }) => Object.keys(when ?? {})))
