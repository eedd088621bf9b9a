import type { Writer } from '#app/engine/behaviour'
import type { BehaviourOf, ValuesOf } from '#app/engine/behaviour_of'
import { isSame } from '#app/engine/same_values'
import { ApiError, mistaken } from '#app/http/api_error'
import { rowsOf } from '#app/tenancy/run'
import { issuedPassword, issuePassword } from './issue_password.ts'
import { holdsSuperAdmin, mayMore, requireAnotherSuperAdmin } from './super_admins.ts'
import { tellOfTakeover } from './tell_of_takeover.ts'

type User = ValuesOf<'users'>

/** The role groups of an account, which has none before it is added. */
const groupsOf = (user: User | null): readonly string[] => user?.roleGroupIds ?? []

/** @throws ApiError USE_ERR_014 when someone who is not a super admin changes the account of one */
async function guardSuperAdmin(before: User, { identity }: Writer): Promise<boolean> {
  const isSuperAdmin = await holdsSuperAdmin(before.roleGroupIds)
  if (isSuperAdmin && identity && !identity.isSuperAdmin) throw new ApiError('USE_ERR_014')
  return isSuperAdmin
}

/** Nobody gives away more than they may do themselves. @throws ApiError USE_ERR_014 */
async function guardGiven(row: User, before: User | null, { identity }: Writer) {
  if (!identity) return
  const held = new Set(groupsOf(before))
  const added = groupsOf(row).filter((id) => !held.has(id))
  if (await mayMore(added, identity))
    throw new ApiError('USE_ERR_014', { errors: [{ field: 'roleGroupIds', rule: 'moreThanOwn' }] })
}

/** Fields used to sign in or to receive a new password: a person who changes them can take the account over. */
const DOORS = ['username', 'email', 'phone'] as const

/**
 * Changed fields for which one needs at least the rights of that person: sign-in, lock, and role groups that are taken
 * away.
 */
function guardedChanges(row: User, before: User): string[] {
  const kept = new Set(groupsOf(row))
  const taken = groupsOf(before).some((id) => !kept.has(id))
  const changed = ([...DOORS, 'isLocked'] as const).filter((name) => !isSame(row[name], before[name]))
  return taken ? [...changed, 'roleGroupIds'] : changed
}

/** @throws ApiError USE_ERR_014 when someone makes guarded changes to the account of a person with more rights */
async function guardAbove(row: User, before: User, { identity }: Writer) {
  const changed = guardedChanges(row, before)
  if (identity && changed.length > 0 && (await mayMore(before.roleGroupIds, identity)))
    throw new ApiError('USE_ERR_014', { errors: changed.map((field) => ({ field, rule: 'moreThanOwn' })) })
}

/**
 * People sign in with their username or their phone, so that neither may be the other one of somebody else. What was
 * stored before stays until it is changed.
 */
async function guardSignIn(row: User, id: string | null, before: User | null): Promise<void> {
  const changed = (['username', 'phone'] as const).filter((name) => row[name] && !isSame(row[name], before?.[name]))
  if (changed.length === 0) return
  // Two people at once would both find the name free.
  await rowsOf(`select pg_advisory_xact_lock(hashtext('sign-in names'), hashtext(app_tenant()::text))`)
  const [taken] = await rowsOf<Record<'username' | 'phone', boolean>>(
    `select exists (select from users where tenant_id = app_tenant() and phone = $1 and id is distinct from $3::uuid) as username,
       exists (select from users where tenant_id = app_tenant() and username = $2 and id is distinct from $3::uuid) as phone`,
    [row.username ?? '', row.phone ?? '', id],
  )
  const rules = { username: 'phoneOfAnother', phone: 'usernameOfAnother' }
  const mistakes = changed.filter((name) => taken![name]).map((field) => ({ field, rule: rules[field] }))
  if (mistakes.length > 0) throw mistaken(mistakes)
}

/** Accounts: limits on giving rights, keeping a super admin, and the password of a new account. */
export const userBehaviour: BehaviourOf<'users'> = {
  async settle(row, { id, before, writer }) {
    await guardGiven(row, before, writer)
    await guardSignIn(row, id, before)
    if (!before || !id) return
    const wasSuperAdmin = await guardSuperAdmin(before, writer)
    await guardAbove(row, before, writer)
    if (row.isLocked && !before.isLocked && id === writer.userId) throw new ApiError('USE_ERR_012')
    if (wasSuperAdmin && !before.isLocked && (row.isLocked || !(await holdsSuperAdmin(row.roleGroupIds))))
      await requireAnotherSuperAdmin(id)
  },

  async created(id, row, writer) {
    const issued = await issuePassword(
      {
        id,
        username: row.username,
        fullName: row.fullName,
        email: row.email ?? null,
      },
      'new',
    )
    // A sheet may make many accounts; their passwords are mailed, or given one by one by a reset.
    return writer.source === 'screen' ? { oneTimePassword: issued } : {}
  },

  async updated(id, row, before, writer) {
    if (DOORS.some((name) => !isSame(row[name], before[name])))
      await tellOfTakeover({ id, fullName: row.fullName }, 'doors', writer)
  },

  told: { oneTimePassword: issuedPassword },

  async deleting(id, row, writer) {
    if (id === writer.userId) throw new ApiError('USE_ERR_012')
    const wasSuperAdmin = await guardSuperAdmin(row, writer)
    if (writer.identity && (await mayMore(row.roleGroupIds, writer.identity))) throw new ApiError('USE_ERR_014')
    if (wasSuperAdmin && !row.isLocked) await requireAnotherSuperAdmin(id)
  },
}
