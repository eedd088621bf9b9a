import { holderFields } from '../../posting/fields.ts'
import type { Fields } from '../fields/field_types.ts'
import { oneOf, refuse } from '../mistake.ts'
import { fieldAt } from './check_inputs.ts'
import type { AnyStates } from './states.ts'

const fail = (path: string, found: string, fix: string): never => refuse('E_HOLDS', path, found, fix)

/** Checks that what a document holds is there to be held, and stays as it is meanwhile. */
export function checkHolds(fields: Fields, { holds, editableIn, actions }: AnyStates, path: string): void {
  for (const [name, action] of Object.entries(actions))
    if (action.holds !== null && holds === null)
      fail(`${path}.actions.${name}.holds`, 'the document holds nothing', `Say what it holds in 'holds'.`)
  if (holds === null) return
  const known = Object.hasOwn(holderFields, holds.by) ? holderFields[holds.by] : null
  if (!known) return fail(`${path}.holds.by`, `nothing is called '${holds.by}'`, oneOf(Object.keys(holderFields)))
  const missing = known.filter((field) => fieldAt(fields, field) === null)
  if (missing.length > 0)
    fail(`${path}.holds.by`, `'${holds.by}' reads ${missing.join(', ')}, which are not fields here`, 'Add them.')
  const editable = holds.in.find((state) => state in editableIn)
  if (editable !== undefined)
    fail(`${path}.holds.in`, `it could be changed in '${editable}'`, `Take it out of 'editableIn', or out of 'in'.`)
}
