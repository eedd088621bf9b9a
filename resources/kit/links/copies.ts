import type { Field, Fields } from '../fields/field_types.ts'

/** The paths that a field copies from, each in its parts. */
export const copiedPaths = ({ copies }: Pick<Field, 'copies'>): readonly (readonly string[])[] =>
  (copies === null ? [] : [copies].flat()).map((path) => path.split('.'))

/** The fields that a form fills in when a relation is chosen, each with the fields of that row that it may take. */
export const prefillsOf = (fields: Fields, relation: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    (Object.entries(fields) as [string, Field][]).flatMap(([name, field]): [string, string[]][] => {
      const from = field.readOnly ? [] : copiedPaths(field).filter(([first]) => first === relation)
      return from.length > 0 ? [[name, from.map(([, own]) => own!)]] : []
    }),
  )
