import type { Fields } from '../fields/field_types.ts'
import { oneOf, refuse } from '../mistake.ts'
import { fieldAt } from './check_inputs.ts'
import { reversedBy } from './reversed_by.ts'
import type { AnyStates } from './states.ts'

const fail = (path: string, found: string, fix: string): never => refuse('E_POSTS', path, found, fix)

/** States that a document comes to from a state, by edits and by actions that take nothing back. */
function reachable({ actions, editableIn }: AnyStates, state: string): Set<string> {
  const found = new Set([state])
  for (const one of found) {
    if (editableIn[one] !== undefined) found.add(editableIn[one])
    for (const { from, to, reverses } of Object.values(actions))
      if (reverses === null && from.includes(one)) found.add(to)
  }
  return found
}

/** Refuses a way back to an action that posts, or to the request that takes it at once: nothing is posted twice. */
function checkOnce(states: AnyStates, name: string, to: string, path: string): void {
  const { approval, from } = states.actions[name]!
  const requests = Object.values(states.actions).filter((other) => approval === 'approve' && other.approval === 'open')
  const again = [from, ...requests.map((request) => request.from)].flat()
  const found = [...reachable(states, to)].find((state) => again.includes(state))
  if (found !== undefined) fail(path, `it comes back to '${found}', where it is posted again`, 'Lead to an end.')
}

/** Checks that what an action posts is posted once, and stays as it was posted. */
export function checkPosts(fields: Fields, states: AnyStates, name: string, path: string): void {
  const { posts, repeats, reverses, assignsNumber, to, approval, on, inputs } = states.actions[name]!
  if (posts !== null) {
    if (approval === 'open' || approval === 'reject')
      fail(`${path}.posts`, 'it posts what is not approved', 'Let the action that approves post.')
    if (!assignsNumber) fail(`${path}.assignsNumber`, 'a posted document has no number', "Say 'assignsNumber: true'.")
    if (to in states.editableIn || states.draftStates.includes(to))
      fail(
        `${path}.to`,
        `a posted document could be changed in '${to}'`,
        `Take it out of 'editableIn' and 'draftStates'.`,
      )
    if (!repeats) checkOnce(states, name, to, `${path}.to`)
  }
  if (repeats && posts === null) fail(`${path}.repeats`, 'it posts nothing', 'Leave it out.')
  if (on !== null && (reverses === null || fieldAt(fields, on)?.type !== 'date' || !(on in inputs)))
    fail(`${path}.on`, `'${on}' is not a day that it asks for, to take something back`, 'Name a date among its inputs.')
  if (reverses === null) return
  const posting = Object.keys(states.actions).filter((other) => states.actions[other]!.posts !== null)
  const taken = reversedBy(states.actions[name]!)
  if (taken.length === 0 || new Set(taken).size < taken.length)
    fail(`${path}.reverses`, `'${taken.join(', ')}' is nothing to take back, each once`, oneOf(posting))
  for (const one of taken)
    if (!posting.includes(one)) fail(`${path}.reverses`, `'${one}' posts nothing`, oneOf(posting))
  if (posts !== null) fail(path, 'it posts and reverses at once', 'Make it two actions.')
  if (approval !== null && approval !== 'close')
    fail(`${path}.reverses`, `it is an action of approval, '${approval}'`, 'Make it an action of its own.')
  if (to in states.editableIn) fail(`${path}.to`, `a reversed document could be posted again`, 'Lead to an end.')
  for (const one of taken) if (!states.actions[one]!.repeats) checkOnce(states, one, to, `${path}.to`)
}
