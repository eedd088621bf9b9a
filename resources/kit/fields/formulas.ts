import { formulaReads, type FormulaName } from '../../calc/formula_reads.ts'
import { memoise } from '../memoise.ts'
import type { AnyField, Field, Fields } from './field_types.ts'

/** The formula that fills a field in; null where there is none. */
export function formulaOf(field: AnyField): FormulaName | null {
  const spec = field as Field
  return 'formula' in spec ? spec.formula : null
}

type Ordered = readonly (readonly [name: string, formula: FormulaName])[]

function inOrder(fields: Fields): Ordered | null {
  const left = new Map(
    Object.entries(fields).flatMap(([name, field]): [string, FormulaName][] => {
      const formula = formulaOf(field)
      return formula === null ? [] : [[name, formula]]
    }),
  )
  const ordered: [string, FormulaName][] = []
  while (left.size > 0) {
    const next = [...left].find(([, formula]) => !formulaReads[formula].some((read) => left.has(read)))
    if (!next) return null
    left.delete(next[0])
    ordered.push(next)
  }
  return ordered
}

/** Fields with formulas, those that others read first; null where they read one another in a circle. */
export const formulasInOrder = memoise(inOrder)
