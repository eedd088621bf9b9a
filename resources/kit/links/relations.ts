import type { Field, Fields } from '../fields/field_types.ts'
import { linesNamed } from '../names.ts'

export interface Relation {
  /** Name of the resource that it leads to. */
  to: string
  /** Where the field is, such as `orders.fields.lines.fields.productId`. */
  path: string
  field: Extract<Field, { type: 'belongsTo' | 'belongsToMany' }>
}

/** Every relation of some fields, those of lines included. */
export const relationsOf = (fields: Fields, path: string): Relation[] =>
  (Object.entries(fields) as [string, Field][]).flatMap(([name, field]) => {
    if (field.type === 'lines') return relationsOf(field.fields, `${path}.${name}.fields`)
    return 'to' in field ? [{ to: field.to, path: `${path}.${name}`, field }] : []
  })

/** Whether people choose the rows of a relation; lines of other documents come with what is made from them. */
export const offersChoices = (field: Field): boolean => 'to' in field && linesNamed(field.to) === null
