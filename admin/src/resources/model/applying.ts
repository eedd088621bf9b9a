import { type AnyResource, applies, type FieldSet } from '@barem/resources/kit'
import { fieldOf } from './columns.ts'

type Values = Readonly<Record<string, unknown>>

/** Whether a field is there in a row; one that the definition does not have is not. */
export function isThere(definition: FieldSet, name: string, row: Values): boolean {
  const field = fieldOf(definition, name)
  return field !== null && applies(field, row)
}

/**
 * The groups of a form with the fields that are there in a row; a group that is left without any is not there either.
 */
export const groupsOf = (definition: AnyResource, row: Values): [group: string, names: string[]][] =>
  Object.entries(definition.form)
    .map(([group, names]): [string, string[]] => [group, names.filter((name) => isThere(definition, name, row))])
    .filter(([, names]) => names.length > 0)
