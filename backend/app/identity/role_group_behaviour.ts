import { ApiError } from '#app/http/api_error'
import type { Behaviour } from '#app/resources/behaviour'
import { allowsAll, SUPER_ADMIN } from './permissions.ts'
import { isSame } from '#app/resources/same_values'

/** Role groups: what is built in stays, and nobody gives away more than they may do themselves. */
export const roleGroupBehaviour: Behaviour = {
  settle(row, { before, writer: { identity } }) {
    if (before?.builtIn && row.code !== before.code)
      throw new ApiError('ROG_ERR_008', { errors: [{ field: 'code', rule: 'builtIn' }] })
    if (before?.code === SUPER_ADMIN && !isSame(row.permissions, before.permissions))
      throw new ApiError('ROG_ERR_009', { errors: [{ field: 'permissions', rule: 'superAdmin' }] })
    if (!identity || identity.isSuperAdmin) return
    const held = new Set((before?.permissions as string[] | undefined) ?? [])
    const added = ((row.permissions as string[] | null) ?? []).filter((permission) => !held.has(permission))
    if (!allowsAll(identity, added))
      throw new ApiError('ROG_ERR_010', { errors: [{ field: 'permissions', rule: 'moreThanOwn' }] })
  },

  async deleting(_id, row) {
    if (row.builtIn) throw new ApiError('ROG_ERR_008')
  },
}
