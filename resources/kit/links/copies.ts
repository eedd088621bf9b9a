import type { Field, Fields } from '../fields/field_types.ts'

/** The steps of the path that a read-only field keeps the value of; null where it keeps none. */
export const snapshotPath = ({ snapshotOf }: Pick<Field, 'snapshotOf'>): readonly string[] | null =>
  snapshotOf === null ? null : snapshotOf.split('.')

/** The paths that a form fills a field in from, each as its relation and a field of the chosen row. */
export const defaultPaths = ({ defaultFrom }: Pick<Field, 'defaultFrom'>): readonly (readonly string[])[] =>
  (defaultFrom === null ? [] : [defaultFrom].flat()).map((path) => path.split('.'))

/** The fields that a form fills in when a relation is chosen, each with the fields of that row that it may take. */
export const prefillsOf = (fields: Fields, relation: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    (Object.entries(fields) as [string, Field][]).flatMap(([name, field]): [string, string[]][] => {
      const from = defaultPaths(field).filter(([first]) => first === relation)
      return from.length > 0 ? [[name, from.map(([, own]) => own!)]] : []
    }),
  )
