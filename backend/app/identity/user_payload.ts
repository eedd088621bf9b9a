import { ApiError } from '#app/http/api_error'
import type { Values } from '#app/resources/behaviour'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'

/** The role group that "grant admin rights" means. */
const ADMIN = 'R002'

async function groupId(code: string): Promise<string> {
  const { rows } = (await tenantTransaction().client.rawQuery(
    'select id from role_groups where tenant_id = app_tenant() and code = ?',
    [code],
  )) as { rows: { id: string }[] }
  return rows[0]!.id
}

/**
 * A user as the specification's calls write one, in the words of the resource: `phoneNumber` is the phone, and `isAdmin`
 * puts the user into the role group of admins or takes them out.
 * @param held role groups that the user has now
 */
export async function userValues(payload: Values, held: readonly string[]): Promise<Values> {
  const { phoneNumber, isAdmin, ...values } = payload
  if (phoneNumber !== undefined) values.phone = phoneNumber
  if (isAdmin === undefined || isAdmin === null) return values
  if (typeof isAdmin !== 'boolean')
    throw new ApiError('COM_ERR_001', { errors: [{ field: 'isAdmin', rule: 'boolean' }] })
  const given = Array.isArray(values.roleGroupIds) ? (values.roleGroupIds as string[]) : held
  const admin = await groupId(ADMIN)
  return { ...values, roleGroupIds: isAdmin ? [...new Set([...given, admin])] : given.filter((id) => id !== admin) }
}

interface UserRow extends Values {
  roleGroups: { id: string; code: string; name: string }[]
}

/** A stored row in the words of the specification. */
export function userAnswer({
  roleGroups,
  phone,
  createdAt,
  updatedAt,
  createdById: _by,
  updatedById: _updatedBy,
  createdBy: _creator,
  updatedBy: _updater,
  ...row
}: UserRow) {
  return {
    ...row,
    phoneNumber: phone,
    created: createdAt,
    lastModified: updatedAt,
    roles: roleGroups.map(({ code, name }) => ({ code, name })),
    isAdmin: roleGroups.some(({ code }) => code === ADMIN),
  }
}
