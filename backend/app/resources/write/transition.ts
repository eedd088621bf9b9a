import type { AnyResource, AnyStates } from '@barem/resources/kit'
import { approvalStep } from '#app/documents/approval_steps'
import { changesOf, missingAsked } from '#app/documents/asked'
import { missingOf } from '#app/documents/complete'
import type { Values, Writer } from '#app/engine/behaviour'
import type { Engine } from '#app/engine/engine'
import { REASON_MISSING, wrongState } from '#app/engine/refusals'
import { differing } from '#app/engine/same_values'
import { ApiError, notFound } from '#app/http/api_error'
import { post, reversePosting } from '#app/posting/post'
import { write, type Pass } from './pipeline.ts'

export interface Ask {
  /** The version that the person saw, or null for whatever it is. */
  version: number | null
  /** What they say with it, such as a reason. */
  comment: string | null
  /** Id of the task that they saw, for a decision; null for the one that waits for them. */
  task?: string | null
  /** Values of what the action asks, checked already; of lines those that something is said of, each with its id. */
  said?: Values
}

/** Whether values sent with an action change more of a document than its approver and its free fields. */
const isMaterial = ({ free, approval }: AnyStates, asked: Values): boolean =>
  Object.keys(asked).some((name) => name !== approval?.approver && !free.includes(name))

/**
 * Takes a step in the life of a document, in the transaction at hand: checks who and when, takes over what was said,
 * moves the state, posts, takes the number, opens or decides the request for approval, and remembers it. Rights in the
 * area are the caller's to check.
 * @throws StaleSave when the document was changed since `ask.version`; ApiError COM_ERR_002, DOC_ERR_001, DOC_ERR_002,
 * DOC_ERR_005, QUT_ERR_011, or COM_ERR_001 at a field
 */
export async function transition(
  engine: Engine,
  resource: AnyResource,
  id: string,
  name: string,
  { version, comment, task = null, said = {} }: Ask,
  writer: Writer,
): Promise<void> {
  const { states } = resource
  const action = states?.actions[name]
  if (!states || !action) throw notFound()
  const approval = ({ before, after }: Pass) =>
    approvalStep({ resource, states, id, action, comment, task, before: before!, after, writer })
  await write(
    engine,
    resource,
    id,
    {
      name,
      note: comment,
      said,
      version,
      seen: null,
      admit(before) {
        const state = String(before[states.field])
        if (!action.from.includes(state)) throw wrongState(resource, state)
        if (action.comment === 'required' && !comment) throw new ApiError('COM_ERR_001', { errors: [REASON_MISSING] })
      },
      merge: ({ before, after }) => Object.assign(after, changesOf(resource, said, before!)),
      move({ before, after }) {
        const asked = differing(before!, after)
        after[states.field] = action.to
        if (action.revises && states.approval)
          after[states.approval.revision] = Number(before![states.approval.revision]) + 1
        return isMaterial(states, asked)
      },
      missing: ({ after }) => [...missingOf(resource, after), ...missingAsked(resource, action, after)],
      // Requests come after the number, since they name the document by it.
      decide: action.approval === 'open' ? undefined : approval,
      async post(pass) {
        const acting = { ...pass, action: name }
        if (action.posts) await post(acting, action.posts)
        if (action.reverses) await reversePosting(acting, action.reverses)
      },
      takes: action.takes,
      ask: action.approval === 'open' ? approval : undefined,
      always: true,
    },
    writer,
  )
}
