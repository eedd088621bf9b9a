import { fieldAt } from '../documents/check_inputs.ts'
import type { Fields } from '../fields/field_types.ts'
import { oneOf, refuse } from '../mistake.ts'
import type { AnyResource } from '../resource.ts'
import type { NamedFunctions, VocabularyValues } from './values.ts'

/** Checks that a function is registered, and that the fields which it reads are there. */
function checkFunction(code: string, functions: NamedFunctions, name: string, fields: Fields, path: string): void {
  const planner = functions.find(name)
  if (!planner) return refuse(code, path, `nothing is called '${name}'`, oneOf(functions.names))
  const missing = planner.reads.filter((field) => fieldAt(fields, field) === null)
  if (missing.length > 0)
    refuse(code, path, `'${name}' reads ${missing.join(', ')}, which are not fields here`, 'Add them.')
}

/** Checks what actions of a document post, what it holds while it is in force, and how far it says it is. */
export function checkPlanners(
  { name, fields, states }: AnyResource,
  { planners, holders, progress }: VocabularyValues,
): void {
  if (!states) return
  const path = `${name}.states`
  for (const [action, { posts }] of Object.entries(states.actions))
    if (posts !== null) checkFunction('E_POSTS', planners, posts, fields, `${path}.actions.${action}.posts`)
  if (states.holds !== null) checkFunction('E_HOLDS', holders, states.holds.by, fields, `${path}.holds.by`)
  if (states.progress && !progress.includes(states.progress.by))
    refuse('E_STATES', `${path}.progress.by`, `'${states.progress.by}' is not a way`, oneOf(progress))
}
