import { allows, areas } from '@barem/resources/areas'
import { exact } from '@barem/resources/calc/exact'
import { authorityOf, type Authority } from '#app/approvals/authority'
import type { Values } from '#app/engine/behaviour'
import { ApiError } from '#app/http/api_error'
import type { Identity } from './identity.ts'

/** What of a role group decides how much its people approve. */
export interface ApprovingGroup {
  permissions: readonly string[]
  /** Dong as a decimal string; null for any amount. */
  approvalLimit: string | null
}

const approves = ({ permissions }: ApprovingGroup) => allows(new Set(permissions), areas.approvalAuthority, 'v')

/** What of a stored role group decides how much its people approve. */
export const approvingGroup = (row: Values | null): ApprovingGroup => ({
  permissions: (row?.permissions as string[] | null | undefined) ?? [],
  approvalLimit: (row?.approvalLimit as string | null | undefined) ?? null,
})

/** Whether the people of a group approve larger amounts than somebody does. */
function isAbove(group: ApprovingGroup, own: Authority | null): boolean {
  if (!approves(group)) return false
  if (!own?.holds) return true
  return own.limit !== null && (group.approvalLimit === null || new exact(group.approvalLimit).gt(own.limit))
}

/** Whether people of any of these groups approve larger amounts than somebody does. */
export async function approveMore(groups: readonly ApprovingGroup[], { userId, isSuperAdmin }: Identity) {
  if (isSuperAdmin || !groups.some(approves)) return false
  const own = await authorityOf(userId, null)
  return groups.some((group) => isAbove(group, own))
}

const isSameLimit = (one: ApprovingGroup, other: ApprovingGroup) =>
  approves(one) === approves(other) &&
  (one.approvalLimit === null || other.approvalLimit === null
    ? one.approvalLimit === other.approvalLimit
    : new exact(one.approvalLimit).eq(other.approvalLimit))

/**
 * Nobody gives or takes away the right to approve more than they approve themselves.
 * @throws ApiError ROG_ERR_010 at the limit
 */
export async function guardLimit(row: Values, before: Values | null, identity: Identity | null): Promise<void> {
  const [after, was] = [approvingGroup(row), approvingGroup(before)]
  if (!identity || isSameLimit(after, was) || !(await approveMore([after, was], identity))) return
  throw new ApiError('ROG_ERR_010', { errors: [{ field: 'approvalLimit', rule: 'moreThanOwn' }] })
}
