import { formulaReads } from '../../calc/formula_reads.ts'
import { oneOf, refuse } from '../mistake.ts'
import type { Fields } from './field_types.ts'
import { formulaOf, formulasInOrder } from './formulas.ts'
import { isStored } from './read_time.ts'

/** Checks that a formula is registered, that people do not write its field, and that what it reads is beside it. */
export function checkFormula(fields: Fields, name: string, path: string): void {
  const formula = formulaOf(fields[name]!)
  if (formula === null) return
  const at = `${path}.formula`
  if (!Object.hasOwn(formulaReads, formula))
    refuse('E_FORMULA', at, `no formula is called '${formula}'`, oneOf(Object.keys(formulaReads)))
  if (!fields[name]!.readOnly) refuse('E_FORMULA', path, 'people write what a formula works out', `Say 'readOnly'.`)
  if (fields[name]!.required || fields[name]!.when !== null)
    refuse('E_FORMULA', path, 'a formula fills in its field or leaves it empty', `Leave out 'required' and 'when'.`)
  const unknown = formulaReads[formula].filter((read) => !(read in fields && isStored(fields[read]!)))
  if (unknown.length > 0)
    refuse('E_FORMULA', at, `'${formula}' reads ${unknown.join(', ')}, which are not stored fields here`, 'Add them.')
  if (formulasInOrder(fields) === null)
    refuse('E_FORMULA', at, `'${formula}' reads what follows from its own figure`, 'Break the circle.')
}
