import { refuse } from '../mistake.ts'
import type { Fields } from './field_types.ts'
import { formulaOf } from './formulas.ts'

/** Checks that people do not write the field of a formula. */
export function checkFormula(fields: Fields, name: string, path: string): void {
  const { readOnly, required, when } = fields[name]!
  if (formulaOf(fields[name]!) === null) return
  if (!readOnly) refuse('E_FORMULA', path, 'people write what a formula works out', `Say 'readOnly'.`)
  if (required || when !== null)
    refuse('E_FORMULA', path, 'a formula fills in its field or leaves it empty', `Leave out 'required' and 'when'.`)
}
