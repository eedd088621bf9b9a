import type { Values } from '#app/engine/behaviour'
import { ApiError, mistaken, unknownFields, type FieldError } from '#app/http/api_error'
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
 * A user as the specification's calls write one, in the words of the resource: `phoneNumber` is the phone, and
 * `isAdmin`
 * puts the user into the role group of admins or takes them out.
 * @param held role groups that the user has now
 */
export async function userValues(payload: Values, held: readonly string[]): Promise<Values> {
  const { phoneNumber, isAdmin, phone: _unknown, ...values } = payload
  if (phoneNumber !== undefined) values.phone = phoneNumber
  if (typeof isAdmin !== 'boolean') return values
  const given = Array.isArray(values.roleGroupIds) ? (values.roleGroupIds as string[]) : held
  const admin = await groupId(ADMIN)
  return { ...values, roleGroupIds: isAdmin ? [...new Set([...given, admin])] : given.filter((id) => id !== admin) }
}

/** The name of a field of the resource in the payload. */
function calledIn(payload: Values, field: string): string {
  const [name, ...rest] = field.split('.') as [string, ...string[]]
  if (name === 'phone') return ['phoneNumber', ...rest].join('.')
  return name === 'roleGroupIds' && 'isAdmin' in payload && !(name in payload) ? 'isAdmin' : field
}

const renamed =
  (payload: Values) =>
  <T extends { field: string }>(one: T): T => ({ ...one, field: calledIn(payload, one.field) })

/**
 * The answer to a stale save, in the words of the specification: fields that differ, the row as it is, and the changes
 * since.
 */
function staleInWords(payload: Values, { differences, current, since, ...extra }: Values): Values {
  const rename = renamed(payload)
  if (!Array.isArray(differences)) return extra
  return {
    ...extra,
    differences: differences.map(rename),
    current: userAnswer(current as UserRow),
    since: (since as { changes: { field: string }[] }[]).map((entry) => ({
      ...entry,
      changes: entry.changes.map(rename),
    })),
  }
}

const inWords = (payload: Values, { code, status, params, errors, extra }: ApiError): ApiError =>
  new ApiError(code, {
    status,
    params,
    errors: errors.map(renamed(payload)),
    extra: staleInWords(payload, extra),
  })

/** Mistakes in the part of a payload that the resource has no field for. */
export const wrongBesides = ({ isAdmin, ...payload }: Values): FieldError[] => [
  ...unknownFields(Object.hasOwn(payload, 'phone') ? ['phone'] : []),
  ...(isAdmin === undefined || isAdmin === null || typeof isAdmin === 'boolean'
    ? []
    : [{ field: 'isAdmin', rule: 'boolean' }]),
]

/**
 * Runs `work`; reports all mistakes at once, under the field names of the payload.
 * @param wrong mistakes with which nothing is to be saved
 * @param others finds all mistakes that the values have themselves
 */
export async function inWordsOf<T>(
  payload: Values,
  wrong: readonly FieldError[],
  others: () => Promise<FieldError[]>,
  work: () => Promise<T>,
): Promise<T> {
  if (wrong.length > 0) throw mistaken([...(await others()).map(renamed(payload)), ...wrong])
  try {
    return await work()
  } catch (error) {
    throw error instanceof ApiError ? inWords(payload, error) : error
  }
}

interface UserRow extends Values {
  createdAt: string
  updatedAt: string
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
    created: new Date(createdAt).toISOString(),
    lastModified: new Date(updatedAt).toISOString(),
    roles: roleGroups.map(({ code, name }) => ({ code, name })),
    isAdmin: roleGroups.some(({ code }) => code === ADMIN),
  }
}
