import { areas, type AreaCode } from '@barem/resources/areas'
import type { AnyResource } from '@barem/resources/kit'
import { authorityOf, obstacleTo, type Authority, type Obstacle, type Stake } from '#app/approvals/authority'
import type { Values, Writer } from '#app/engine/behaviour'
import { ApiError, type FieldError } from '#app/http/api_error'
import { may } from '#app/identity/permissions'
import { amountText } from '#app/language/amount'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'

/** Names of the rules in refusals of an approver, by the obstacle. */
const RULES: Record<Obstacle, string> = {
  locked: 'approverCannot',
  cannotSee: 'approverCannot',
  noAuthority: 'approverNoAuthority',
  limit: 'approverLimit',
}

/** The error at the approver of a document for a locked account, where the document names it anew. */
export async function approverMistakes(
  { states }: AnyResource,
  row: Values,
  before: Values | null,
): Promise<FieldError[]> {
  const field = states?.approval?.approver
  const id = field ? row[field] : null
  if (!field || typeof id !== 'string' || id === before?.[field]) return []
  const { rows } = (await tenantTransaction().client.rawQuery(
    'select 1 from users where tenant_id = app_tenant() and id = ? and is_locked',
    [id],
  )) as { rows: unknown[] }
  return rows.length > 0 ? [{ field, rule: RULES.locked }] : []
}

/** The error at the field for an approver who cannot decide; it names their limit and the amount. */
function refusalOf(field: string, obstacle: Obstacle, authority: Authority | null, { amount }: Stake): FieldError {
  if (obstacle !== 'limit') return { field, rule: RULES[obstacle], meta: { name: authority?.name ?? '' } }
  const meta = { name: authority!.name, limit: amountText(authority!.limit!) }
  return amount === null
    ? { field, rule: 'approverLimitUnknown', meta }
    : { field, rule: RULES.limit, meta: { ...meta, amount: amountText(amount) } }
}

/**
 * Checks that a document names somebody who can decide about it as it is now.
 * @throws ApiError COM_ERR_001 at the field, DOC_ERR_005 for people who name themselves and may not do so
 */
export async function requireApprover(
  { field, approverId, area, stake }: { field: string; approverId: string | null; area: AreaCode | null; stake: Stake },
  { userId, identity }: Writer,
): Promise<string> {
  if (approverId === null) throw new ApiError('COM_ERR_001', { errors: [{ field, rule: 'required' }] })
  if (identity && approverId === userId && !may(identity, areas.selfApproval, 'v')) throw new ApiError('DOC_ERR_005')
  const authority = await authorityOf(approverId, area)
  const obstacle = obstacleTo(authority, stake)
  if (obstacle) throw new ApiError('COM_ERR_001', { errors: [refusalOf(field, obstacle, authority, stake)] })
  return approverId
}
