import type { Field } from '../fields/field_types.ts'
import { oneOf, refuse } from '../mistake.ts'
import type { AnyResource } from '../resource.ts'
import { countField } from './figures.ts'

/** Checks that lines which take goods from somewhere name a relation of their document, and count their goods. */
export function checkStockFrom({ name, fields }: AnyResource): void {
  const all = Object.entries(fields) as [string, Field][]
  const relations = all.flatMap(([other, { type }]) => (type === 'belongsTo' ? [other] : []))
  for (const [key, field] of all) {
    if (field.type !== 'lines' || field.stockFrom === null) continue
    const path = `${name}.fields.${key}.stockFrom`
    if (!relations.includes(field.stockFrom))
      refuse('E_STOCK_FROM', path, `'${field.stockFrom}' is not a relation of the document`, oneOf(relations))
    if (countField(field) === null)
      refuse('E_STOCK_FROM', path, 'no field says how many goods there are', `Give one the role 'count'.`)
  }
}
