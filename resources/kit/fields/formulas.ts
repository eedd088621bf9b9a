import type { FormulaName } from '../vocabulary/names.ts'
import type { AnyField, Field, Fields } from './field_types.ts'

/** The formula that fills a field in; null where there is none. */
export function formulaOf(field: AnyField): FormulaName | null {
  const spec = field as Field
  return 'formula' in spec ? spec.formula : null
}

type Ordered = readonly (readonly [name: string, formula: FormulaName])[]

/**
 * Fields with formulas, those that others read first; null where they read one another in a circle.
 * @param readsOf the fields that a formula reads
 */
export function formulasInOrder(fields: Fields, readsOf: (formula: FormulaName) => readonly string[]): Ordered | null {
  const left = new Map(
    Object.entries(fields).flatMap(([name, field]): [string, FormulaName][] => {
      const formula = formulaOf(field)
      return formula === null ? [] : [[name, formula]]
    }),
  )
  const ordered: [string, FormulaName][] = []
  while (left.size > 0) {
    const next = [...left].find(([, formula]) => !readsOf(formula).some((read) => left.has(read)))
    if (!next) return null
    left.delete(next[0])
    ordered.push(next)
  }
  return ordered
}
