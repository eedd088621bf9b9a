import type { Field } from '../fields/field_types.ts'
import { oneOf, refuse } from '../mistake.ts'
import type { AnyResource } from '../resource.ts'
import { countField } from './figures.ts'

/** Checks that lines which take goods from somewhere name a relation of their document, and count their goods. */
export function checkTakenFrom({ name, fields }: AnyResource): void {
  const all = Object.entries(fields) as [string, Field][]
  const relations = all.flatMap(([other, { type }]) => (type === 'belongsTo' ? [other] : []))
  for (const [key, field] of all) {
    if (field.type !== 'lines' || field.takenFrom === null) continue
    const path = `${name}.fields.${key}.takenFrom`
    if (!relations.includes(field.takenFrom))
      refuse('E_TAKEN_FROM', path, `'${field.takenFrom}' is not a relation of the document`, oneOf(relations))
    if (countField(field) === null)
      refuse('E_TAKEN_FROM', path, 'no field says how many goods there are', `Give one the figure 'count'.`)
  }
}
