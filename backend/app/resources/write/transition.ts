import { reversedBy, type AnyResource, type AnyStates } from '@barem/resources/kit'
import { hasWorkflow } from '#app/approvals/published'
import { approvalStep } from '#app/documents/approval_steps'
import { changesOf, missingInputs } from '#app/documents/action_inputs'
import { missingOf } from '#app/documents/complete'
import { requireNoExceptions } from '#app/documents/exceptions'
import type { Values, Writer } from '#app/engine/behaviour'
import type { Engine } from '#app/engine/engine'
import { REASON_MISSING, wrongState } from '#app/engine/refusals'
import { differing } from '#app/engine/same_values'
import { ApiError, notFound } from '#app/http/api_error'
import type { Acting } from '#app/posting/acting'
import { post, requirePostable } from '#app/posting/post'
import { reversePosting } from '#app/posting/reverse'
import { write, type FollowUps, type WriteContext } from './pipeline.ts'
import { completeNewLines } from './lines.ts'
import { followSources } from './progress.ts'
import { requireSources } from './sources_in_force.ts'
import { requireUnused } from './uses.ts'

export interface Ask {
  /** The version that the person saw, or null for whatever it is. */
  version: number | null
  /** What they say with it, such as a reason. */
  comment: string | null
  /** Id of the task that they saw, for a decision; null for the one that waits for them. */
  task?: string | null
  /** Where a return leads to: an earlier step, or the requester. */
  to?: { step: string } | 'requester'
  /** Values of what the action asks, checked already; of lines those that something is said of, each with its id. */
  said?: Values
}

/** Whether values sent with an action change more of a document than its approver and its free fields. */
const isMaterial = ({ alwaysEditable, approval }: AnyStates, asked: Values): boolean =>
  Object.keys(asked).some((name) => name !== approval?.approver && !alwaysEditable.includes(name))

/** What a document posts and which number it takes by actions of these names. */
const followUpsOf = (context: WriteContext, { actions }: AnyStates, names: readonly string[]): FollowUps => ({
  async post() {
    for (const name of names) {
      const { posts, on } = actions[name]!
      const taken = reversedBy(actions[name]!)
      const acting = { ...context, action: name }
      if (posts) await post(acting, posts)
      if (posts && !actions[name]!.repeats) await requireSources(context.engine, context.resource, context.after)
      completeNewLines(context.resource, context.after)
      // One after another: each finds the balances as the one before leaves them. Goods are locked by product first, so
      // that no other posting of them comes in between.
      for (const one of taken) await reversePosting(acting, one, on)
      if (posts !== null || taken.length > 0)
        await followSources(context.engine, context.resource, context.after, context.writer)
    }
  },
  assignsNumber: names.some((name) => actions[name]!.assignsNumber),
})

/** Refuses a request for what its approval would post, unless it is approved and posts at once. */
async function requireGrantable(acting: Acting, effective: readonly string[]): Promise<void> {
  const { actions, field } = acting.resource.states!
  const [name, approve] = Object.entries(actions).find(([, { approval }]) => approval === 'approve')!
  if (approve.posts === null || effective.includes(name)) return
  await requirePostable({ ...acting, action: name, after: { ...acting.after, [field]: approve.to } }, approve.posts)
  await requireSources(acting.engine, acting.resource, acting.after)
}

/**
 * Takes a step in the life of a document, in the transaction at hand: checks who and when, takes over what was said,
 * moves the state, opens or decides the request for approval, posts, takes the number, and remembers it. What an
 * approval posts and takes comes with the last of its approvers, or with a request that needs nobody. Rights in the
 * area are the caller's to check.
 * @throws StaleSave when the document was changed since `ask.version`; ApiError COM_ERR_002, DOC_ERR_001, DOC_ERR_002,
 * DOC_ERR_005, QUT_ERR_011, or COM_ERR_001 at a field
 */
export async function transition(
  engine: Engine,
  resource: AnyResource,
  id: string,
  name: string,
  { version, comment, task = null, to, said = {} }: Ask,
  writer: Writer,
): Promise<void> {
  const { states } = resource
  const action = states?.actions[name]
  if (!states || !action) throw notFound()
  // A workflow says who is asked; whether one fits is known once the document is settled.
  const mayBeOnWay = action.approval === 'open' && (await hasWorkflow(resource.name, writer.userId))
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
      recalculates: action.recalculates,
      async admit(before) {
        if (states.closedStates.includes(action.to) && !states.closedStates.includes(String(before[states.field])))
          await requireUnused(engine, resource, { ...before, id }, writer, action.reverses ? 'undo' : 'cancel')
        const state = String(before[states.field])
        if (!action.from.includes(state)) throw wrongState(resource, state)
        if (action.comment === 'required' && !comment) throw new ApiError('COM_ERR_001', { errors: [REASON_MISSING] })
      },
      merge: ({ before, after }) => Object.assign(after, changesOf(resource, action, said, before!)),
      move({ before, after }) {
        const asked = differing(before!, after)
        after[states.field] = action.to
        if (action.revises && states.approval)
          after[states.approval.revision] = Number(before![states.approval.revision]) + 1
        // What is taken back keeps the figures that it was posted with.
        return action.reverses === null && isMaterial(states, asked)
      },
      missing: ({ after }) => [
        ...missingOf(resource, after),
        ...missingInputs(resource, action, after).filter((path) => !mayBeOnWay || path !== states.approval?.approver),
      ],
      async decide(context) {
        const { before, after } = context
        const { lookup } = engine
        const about = { resource, states, id, name, action, comment, task, to, lookup }
        const { effective, ask } = await approvalStep({ ...about, before: before!, after, writer })
        if (action.approval === 'open') await requireGrantable({ ...context, action: name }, effective)
        await requireNoExceptions(engine, resource, { ...after, id }, effective, comment, writer)
        // Requests come after the number, since they name the document by it.
        return { ...followUpsOf(context, states, effective), ask }
      },
      always: true,
    },
    writer,
  )
}
