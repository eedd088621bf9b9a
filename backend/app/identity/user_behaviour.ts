import { ApiError } from '#app/http/api_error'
import type { Behaviour, Values, Writer } from '#app/resources/behaviour'
import { issuedPassword, issuePassword } from './issue_password.ts'
import { isSame } from '#app/resources/same_values'
import { holdsSuperAdmin, mayMore, requireAnotherSuperAdmin } from './super_admins.ts'

/** @throws ApiError USE_ERR_014 when someone who is no super admin touches the account of one */
async function guardSuperAdmin(before: Values, { identity }: Writer): Promise<boolean> {
  const isSuperAdmin = await holdsSuperAdmin(before.roleGroupIds)
  if (isSuperAdmin && identity && !identity.isSuperAdmin) throw new ApiError('USE_ERR_014')
  return isSuperAdmin
}

/** Nobody gives away more than they may do themselves. @throws ApiError USE_ERR_014 */
async function guardGiven(row: Values, before: Values | null, { identity }: Writer) {
  if (!identity) return
  const held = new Set((before?.roleGroupIds as string[] | undefined) ?? [])
  const added = ((row.roleGroupIds as string[] | null) ?? []).filter((id) => !held.has(id))
  if (await mayMore(added, identity))
    throw new ApiError('USE_ERR_014', { errors: [{ field: 'roleGroupIds', rule: 'moreThanOwn' }] })
}

/** What an account is entered by, or gets a new password at: who changes these can become its owner. */
const DOORS = ['username', 'email', 'phone'] as const

/** @throws ApiError USE_ERR_014 when someone changes how a person signs in who may do more than they */
async function guardDoors(row: Values, before: Values, { identity }: Writer) {
  const moved = DOORS.filter((name) => !isSame(row[name], before[name]))
  if (identity && moved.length > 0 && (await mayMore(before.roleGroupIds, identity)))
    throw new ApiError('USE_ERR_014', { errors: moved.map((field) => ({ field, rule: 'moreThanOwn' })) })
}

/** Accounts: who may give what to whom, who must remain, and the password that a new one starts with. */
export const userBehaviour: Behaviour = {
  async settle(row, { id, before, writer }) {
    await guardGiven(row, before, writer)
    if (!before || !id) return
    const wasSuperAdmin = await guardSuperAdmin(before, writer)
    await guardDoors(row, before, writer)
    if (row.isLocked && !before.isLocked && id === writer.userId) throw new ApiError('USE_ERR_012')
    if (wasSuperAdmin && !before.isLocked && (row.isLocked || !(await holdsSuperAdmin(row.roleGroupIds))))
      await requireAnotherSuperAdmin(id)
  },

  async created(id, row, writer) {
    const issued = await issuePassword(
      { id, fullName: String(row.fullName), email: (row.email as string | null) ?? null },
      'new',
    )
    // A sheet may make many accounts; their passwords go out by mail, or are given one by one by a reset.
    return writer.source === 'screen' ? { oneTimePassword: issued } : {}
  },

  told: { oneTimePassword: issuedPassword },

  async deleting(id, row, writer) {
    if (id === writer.userId) throw new ApiError('USE_ERR_012')
    if ((await guardSuperAdmin(row, writer)) && !row.isLocked) await requireAnotherSuperAdmin(id)
  },
}
