import type { Field, Fields } from '../fields/field_types.ts'
import { formulaOf, formulasInOrder } from '../fields/formulas.ts'
import { isStored } from '../fields/read_time.ts'
import { oneOf, refuse } from '../mistake.ts'
import type { AnyResource } from '../resource.ts'
import type { NamedFunctions, VocabularyValues } from './values.ts'

/** Checks that a formula is registered, and that what it reads is beside it and no figure of its own. */
function checkFormula(formulas: NamedFunctions, fields: Fields, name: string, path: string): void {
  const formula = formulaOf(fields[name]!)
  if (formula === null) return
  const at = `${path}.formula`
  const formulaDefinition = formulas.find(formula)
  if (!formulaDefinition) return refuse('E_FORMULA', at, `no formula is called '${formula}'`, oneOf(formulas.names))
  const unknown = formulaDefinition.reads.filter((read) => !(read in fields && isStored(fields[read]!)))
  if (unknown.length > 0)
    refuse('E_FORMULA', at, `'${formula}' reads ${unknown.join(', ')}, which are not stored fields here`, 'Add them.')
  if (formulasInOrder(fields, (one) => formulas.find(one)?.reads ?? []) === null)
    refuse('E_FORMULA', at, `'${formula}' reads what follows from its own figure`, 'Break the circle.')
}

/** Checks the formulas of a document's fields, and of those of its lines. */
export function checkFormulas({ name, fields }: AnyResource, { formulas }: VocabularyValues): void {
  for (const [key, field] of Object.entries(fields) as [string, Field][]) {
    checkFormula(formulas, fields, key, `${name}.fields.${key}`)
    if (field.type !== 'lines') continue
    for (const inner of Object.keys(field.fields))
      checkFormula(formulas, field.fields, inner, `${name}.fields.${key}.fields.${inner}`)
  }
}
