import { inOrder, isPermission, type Level } from '@barem/resources/areas'
import type { Values, Writer } from '#app/engine/behaviour'
import { mistaken } from '#app/http/api_error'
import { SUPER_ADMIN } from '#app/identity/permissions'
import { engine } from '#app/resources/serving'
import { updateRow } from '#app/resources/write/save'
import { rowsOf } from '#app/tenancy/run'

/** Levels by the id of a role group: all that it may do with the resource from now on. */
export type Grants = Readonly<Record<string, readonly Level[]>>

interface Group {
  id: string
  code: string
  name: string
  permissions: string[]
  /** Whether the person who publishes is in it. */
  own: boolean
}

const readGroups = (userId: string | null) =>
  rowsOf<Group>(
    `select r.id, r.code, r.name, r.permissions, exists (select from users_role_groups m where m.tenant_id = r.tenant_id
      and m.target_id = r.id and m.owner_id = $1) as own from role_groups r where r.tenant_id = app_tenant()
      order by r.code`,
    [userId],
  )

/** What each role group may do with the resource of an area, the super admins left out, who may do everything. */
export async function rightsIn(
  area: number,
  userId: string | null,
): Promise<{ id: string; name: string; levels: string[]; own: boolean }[]> {
  const groups = await readGroups(userId)
  return groups
    .filter(({ code }) => code !== SUPER_ADMIN)
    .map(({ id, name, permissions, own }) => ({
      id,
      name,
      levels: permissions.filter((one) => one.startsWith(`${area}.`)).map((one) => one.split('.')[1]!),
      own,
    }))
}

/**
 * Gives role groups the rights in the area of a resource that its publisher chose; their own groups get all of them
 * when it is published first.
 * @throws ApiError COM_ERR_001 at a group that is not there or cannot be given rights
 */
export async function giveRights(
  { area }: { area: number },
  grants: Grants,
  isFirst: boolean,
  writer: Writer,
): Promise<void> {
  const groups = (await readGroups(writer.userId)).filter(({ code }) => code !== SUPER_ADMIN)
  const unknown = Object.keys(grants).filter((id) => !groups.some((group) => group.id === id))
  if (unknown.length > 0) throw mistaken(unknown.map((id) => ({ field: `grants.${id}`, rule: 'unknownRelation' })))
  for (const { id, permissions, own } of groups) {
    // What an earlier release let somebody give before the area was there counts for nothing.
    const levels = isFirst && own ? ['f'] : (grants[id] ?? (isFirst ? [] : undefined))
    if (!levels || (levels.length === 0 && !permissions.some((one) => one.startsWith(`${area}.`)))) continue
    const others = permissions.filter((one) => !one.startsWith(`${area}.`))
    const given = inOrder([...others, ...levels.map((level) => `${area}.${level}`)].filter(isPermission))
    const values: Values = { permissions: given }
    // Whoever publishes decides about the area, whatever they may do themselves: the write has no one to compare with.
    await updateRow(engine, engine.lookup('role-groups'), id, values, null, { ...writer, identity: null })
  }
}
