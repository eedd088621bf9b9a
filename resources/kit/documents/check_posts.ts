import { postingFields } from '../../posting/fields.ts'
import type { Fields } from '../fields/field_types.ts'
import { oneOf, refuse } from '../mistake.ts'
import { fieldAt } from './check_asks.ts'
import type { AnyStates } from './states.ts'

const fail = (path: string, found: string, fix: string): never => refuse('E_POSTS', path, found, fix)

/** Checks that what an action posts is there to be posted, and stays as it was posted. */
export function checkPosts(fields: Fields, states: AnyStates, name: string, path: string): void {
  const { posts, reverses, takes, to } = states.actions[name]!
  if (posts !== null) {
    if (!Object.hasOwn(postingFields, posts))
      fail(`${path}.posts`, `nothing is called '${posts}'`, oneOf(Object.keys(postingFields)))
    const missing = postingFields[posts].filter((field) => fieldAt(fields, field) === null)
    if (missing.length > 0)
      fail(`${path}.posts`, `'${posts}' reads ${missing.join(', ')}, which are not fields here`, 'Add them.')
    if (takes === null) fail(`${path}.takes`, 'a posted document has no number', `Let it take the code with a pattern.`)
    if (to in states.edits || states.incomplete.includes(to))
      fail(`${path}.to`, `a posted document could be changed in '${to}'`, `Take it out of 'edits' and 'incomplete'.`)
  }
  if (reverses === null) return
  const posting = Object.keys(states.actions).filter((other) => states.actions[other]!.posts !== null)
  if (!posting.includes(reverses)) fail(`${path}.reverses`, `'${reverses}' posts nothing`, oneOf(posting))
  if (posts !== null) fail(path, 'it posts and reverses at once', 'Make it two actions.')
  if (to in states.edits) fail(`${path}.to`, `a reversed document could be posted again`, 'Lead to an end.')
}
