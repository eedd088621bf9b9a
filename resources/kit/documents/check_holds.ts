import { refuse } from '../mistake.ts'
import type { AnyStates } from './states.ts'

const fail = (path: string, found: string, fix: string): never => refuse('E_HOLDS', path, found, fix)

/** Checks that what a document holds stays as it is meanwhile. */
export function checkHolds({ holds, editableIn, actions }: AnyStates, path: string): void {
  for (const [name, action] of Object.entries(actions))
    if (action.holds !== null && holds === null)
      fail(`${path}.actions.${name}.holds`, 'the document holds nothing', `Say what it holds in 'holds'.`)
  if (holds === null) return
  const editable = holds.in.find((state) => state in editableIn)
  if (editable !== undefined)
    fail(`${path}.holds.in`, `it could be changed in '${editable}'`, `Take it out of 'editableIn', or out of 'in'.`)
}
