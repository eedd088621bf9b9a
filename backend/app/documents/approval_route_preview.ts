import type { AnyResource } from '@barem/resources/kit'
import { factsOf, type How, type Quorum, type Turn } from '@barem/workflows'
import { askedOnRoute } from '#app/approvals/approvals'
import type { Person } from '#app/approvals/approval_of'
import { seenTurns } from '#app/approvals/seen_facts'
import { approvalRouteOf } from '#app/approvals/approval_route'
import type { Values } from '#app/engine/behaviour'
import type { Engine } from '#app/engine/engine'
import { rowsOf } from '#app/tenancy/run'

/** Who will be asked when approval of a document is asked for, as things are now. */
export interface RoutePreview {
  workflow: { id: string; code: string; name: string }
  steps: { node: string; name: string; quorum: Quorum; asked: (Person & { how: How })[] }[]
  turns: Turn[]
}

/**
 * Who will be asked about a document as it would be stored; null where no workflow fits it, and it names its approver.
 * @param requester who would ask
 */
export async function previewApprovalRoute(
  engine: Engine,
  { resource, seen }: { resource: AnyResource; seen: AnyResource },
  row: Values,
  requester: string,
): Promise<RoutePreview | null> {
  if (!resource.states?.approval) return null
  const way = await approvalRouteOf(resource, row, requester, engine.lookup)
  if (!way) return null
  const steps = await askedOnRoute(resource, way, requester, row)
  const ids = steps.flatMap(({ asked }) => asked.map(({ assignee }) => assignee))
  const found = await rowsOf<Person>(
    `select id, code, full_name as name from users where tenant_id = app_tenant() and id = any($1::uuid[])`,
    [ids],
  )
  const { id, code, name } = way.workflow
  return {
    workflow: { id, code, name },
    steps: steps.map((step) => ({
      ...step,
      asked: step.asked.flatMap(({ assignee, how }) => {
        const person = found.find((one) => one.id === assignee)
        return person ? [{ ...person, how }] : []
      }),
    })),
    turns: seenTurns(way.route.turns, factsOf(seen, engine.lookup)),
  }
}
