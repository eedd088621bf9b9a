import { warnedOf, type AnyResource } from '@barem/resources/kit'
import { factsOf } from '@barem/workflows'
import { approvalOf } from '#app/approvals/approval_of'
import { seenTurns } from '#app/approvals/seen_facts'
import { reviewOf, warningsOf } from '#app/documents/review'
import type { Values } from '#app/engine/behaviour'
import type { Engine } from '#app/engine/engine'
import type { Identity } from '#app/identity/identity'
import { may } from '#app/identity/permissions'
import { allOf } from '#app/tenancy/all_of'
import { allowedActions } from './allowed_actions.ts'
import { endedOf } from '../read/ended.ts'
import { begunFrom, makersOf, openWays } from '../read/open_sources.ts'
import { readRow, rowJson } from './save_changes.ts'

/**
 * A row as JSON text, as the caller sees it; a document with its newest request for approval, `approval`, what is to be
 * known for a decision while one is waited for, `review`, how it came to its end, `ended`, what the caller may do with
 * it now, `allowed`, what these actions warn of and its
 * page says, `warnings`, what they may make from it, `makes`, by the resource and
 * its relation, and what was begun from it and has not ended, `begun`.
 * @param isLast whether the transaction may end with it
 * @throws ApiError COM_ERR_002
 */
export async function documentJson(
  engine: Engine,
  seen: AnyResource,
  id: string,
  identity: Identity,
  isLast = false,
): Promise<string> {
  if (!seen.states) return rowJson(engine, seen, id, isLast)
  const makers = makersOf(engine, seen)
  const mayMake = makers.filter(({ maker }) => may(identity, maker.area, 'c'))
  const maySee = makers.filter(({ maker }) => may(identity, maker.area, 'v'))
  const source = engine.lookup(seen.name)
  const [{ row, ...life }, approval, makes, begun] = await allOf([
    readRow(engine, seen, id),
    seen.states.approval && approvalOf(seen.name, id),
    openWays(engine, source, id, mayMake),
    begunFrom(source, id, maySee),
  ])
  // Figures that led to a branch are shown to those alone who may see them.
  if (approval && approval.turns.length > 0) approval.turns = seenTurns(approval.turns, factsOf(seen, engine.lookup))
  const review =
    approval?.status === 'pending' ? await reviewOf(engine, seen, JSON.parse(row) as Values, identity) : null
  const ended = await endedOf(engine, seen, id, life, identity)
  const allowed = allowedActions(seen, life, approval, identity)
  const more = JSON.stringify({
    approval,
    review,
    ended,
    makes,
    begun,
    allowed,
    ...(warnedOf(seen).length > 0 && {
      warnings: await warningsOf(engine, seen, JSON.parse(row) as Values, allowed, identity),
    }),
  })
  // Joined as texts, so that no document is parsed with all its lines only to be written out again.
  return `${row.slice(0, -1)},${more.slice(1)}`
}
