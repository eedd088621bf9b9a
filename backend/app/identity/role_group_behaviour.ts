import type { BehaviourOf, ValuesOf } from '#app/engine/behaviour_of'
import { isSame } from '#app/engine/same_values'
import { isOwnArea } from '@barem/resources/areas'
import { ApiError, mistaken } from '#app/http/api_error'
import { rowsOf } from '#app/tenancy/run'
import { approveMore, approvingGroup, guardLimit } from './approval_limit.ts'
import type { Identity } from './identity.ts'
import { allowsAll, SUPER_ADMIN } from './permissions.ts'

type RoleGroup = ValuesOf<'role-groups'>

const without = (permissions: string[], others: string[]) => permissions.filter((one) => !others.includes(one))

/** Whether people in a group may do something that somebody may not. */
const groupMayMore = async (group: RoleGroup, identity: Identity): Promise<boolean> =>
  !identity.isSuperAdmin &&
  (group.code === SUPER_ADMIN ||
    !allowsAll(identity, group.permissions) ||
    (await approveMore([approvingGroup(group)], identity)))

/**
 * Nobody gives or takes away more than they may do themselves; a built-in group that may do more stays as it is.
 * @throws ApiError ROG_ERR_010
 */
async function guardPermissions(row: RoleGroup, before: RoleGroup | null, identity: Identity) {
  const [given, held] = [row.permissions ?? [], before?.permissions ?? []]
  if (!allowsAll(identity, [...without(given, held), ...without(held, given)]))
    throw new ApiError('ROG_ERR_010', { errors: [{ field: 'permissions', rule: 'moreThanOwn' }] })
  if (before?.builtIn && (await groupMayMore(before, identity))) throw new ApiError('ROG_ERR_010')
}

/**
 * Areas of resources that the company made can be given once they are there; what a group holds already stays.
 * @throws ApiError COM_ERR_001
 */
async function guardOwnAreas(row: RoleGroup, before: RoleGroup | null) {
  const areas = without(row.permissions ?? [], before?.permissions ?? []).map((one) => Number.parseInt(one))
  const own = [...new Set(areas.filter(isOwnArea))]
  if (own.length === 0) return
  const there = await rowsOf<{ area: number }>(
    `select area from own_definitions where tenant_id = app_tenant() and status in ('published', 'retired')
      and area = any($1::int[])`,
    [own],
  )
  if (there.length < own.length) throw mistaken([{ field: 'permissions', rule: 'permissions' }])
}

/** Role groups: what is built in stays, and nobody decides about more than they may do themselves. */
export const roleGroupBehaviour: BehaviourOf<'role-groups'> = {
  async settle(row, { before, writer: { identity } }) {
    if (before?.builtIn && row.code !== before.code)
      throw new ApiError('ROG_ERR_008', { errors: [{ field: 'code', rule: 'builtIn' }] })
    if (before?.code === SUPER_ADMIN && !isSame(row.permissions, before.permissions))
      throw new ApiError('ROG_ERR_009', { errors: [{ field: 'permissions', rule: 'superAdmin' }] })
    if (identity && !identity.isSuperAdmin) await guardPermissions(row, before, identity)
    await guardOwnAreas(row, before)
    await guardLimit(row, before, identity)
  },

  async deleting(_id, row, { identity }) {
    if (row.builtIn) throw new ApiError('ROG_ERR_008')
    if (identity && (await groupMayMore(row, identity))) throw new ApiError('ROG_ERR_010')
  },
}
