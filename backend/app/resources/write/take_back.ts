import { snake, type AnyResource, type AnyStates, type DocumentAction, type Field } from '@barem/resources/kit'
import { decideApproval } from '#app/approvals/approvals'
import type { Writer } from '#app/engine/behaviour'
import type { Engine } from '#app/engine/engine'
import { ApiError } from '#app/http/api_error'
import { rowsOf } from '#app/tenancy/run'
import { write } from './pipeline.ts'

/** The action of a definition that does this to a request for approval. */
const actionOf = ({ actions }: AnyStates, approval: DocumentAction['approval']) =>
  Object.values(actions).find((action) => action.approval === approval)!

/** Documents made from one, such as the issue of an order, that are more than a draft and not cancelled. */
async function requireNothingFollowed(engine: Engine, { name }: AnyResource, id: string): Promise<void> {
  for (const { table, fields, states } of engine.resources) {
    if (!states) continue
    const columns = (Object.entries(fields) as [string, Field][]).flatMap(([field, spec]) =>
      spec.type === 'belongsTo' && spec.to === name ? [snake(field)] : [],
    )
    for (const column of columns) {
      const found = await rowsOf(
        `select 1 from ${table} t where t.tenant_id = app_tenant() and t.${column} = $1::uuid
           and t.${snake(states.field)} not in ($2, 'cancelled') limit 1`,
        [id, states.initial],
      )
      if (found.length > 0) throw new ApiError('WFL_ERR_002')
    }
  }
}

/**
 * Takes back somebody's decision about a document while nothing followed it: the request waits for them again, and an
 * approval that took effect is no longer in force; its content stays among those that were approved. What was posted or
 * numbered by the approval, and documents made from it, count as following.
 * @throws StaleSave when the document was changed since `version`; ApiError WFL_ERR_002, QUT_ERR_011
 */
export async function takeBackDecision(
  engine: Engine,
  resource: AnyResource,
  id: string,
  { task, comment, version }: { task: string; comment: string | null; version: number | null },
  writer: Writer,
): Promise<void> {
  const states = resource.states!
  const [open, approve, reject] = (['open', 'approve', 'reject'] as const).map((how) => actionOf(states, how))
  const left = new Set([open!.to, approve!.to, reject!.to])
  await write(
    engine,
    resource,
    id,
    {
      name: 'takeBack',
      note: comment,
      said: {},
      version,
      seen: null,
      admit(before) {
        const state = String(before[states.field])
        const isPosted = state === approve!.to && (approve!.posts !== null || approve!.assignsNumber)
        if (!left.has(state) || isPosted) throw new ApiError('WFL_ERR_002')
      },
      merge: () => {},
      move({ before, after }) {
        after[states.field] = open!.to
        // What was approved is kept under its revision: approved anew, it is another.
        const { revision } = states.approval!
        if (before![states.field] === approve!.to) after[revision] = Number(before![revision]) + 1
        return false
      },
      missing: () => [],
      async decide() {
        await requireNothingFollowed(engine, resource, id)
        const about = { resource: resource.name, recordId: id, task, by: writer.userId!, comment, hash: '' }
        await decideApproval({ ...about, decision: 'takeBack', at: writer.at })
        return {}
      },
      always: true,
    },
    writer,
  )
}
