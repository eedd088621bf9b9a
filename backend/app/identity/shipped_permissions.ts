import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { allows, inOrder, type AreaCode, type Level } from '@barem/resources/areas'
import { everyCompany } from '#app/tenancy/every_company'
import { recordHistory } from '#app/history/record_history'
import { engine } from '#app/resources/serving'
import { inTenant } from '#app/tenancy/tenant_transaction'
import { shippedTo, type BuiltIn } from './built_in_roles.ts'
import { SUPER_ADMIN } from './permissions.ts'

interface Group {
  id: string
  code: BuiltIn
  version: number
  permissions: string[]
  /** What the last release gave it; null when that was before releases were noted. */
  shipped: string[] | null
  /** Whether its history shows that somebody changed its permissions. */
  changed: boolean
}

const isSame = (one: readonly string[], other: readonly string[]) => inOrder(one).join() === inOrder(other).join()

/** Notes what a release gives to a built-in role group. */
export const noteShipped = (
  client: TransactionClientContract,
  tenantId: string,
  groupId: string,
  permissions: readonly string[],
) =>
  client.rawQuery(
    `insert into shipped_permissions (tenant_id, role_group_id, permissions) values (?, ?, ?::jsonb)
      on conflict (tenant_id, role_group_id) do update set permissions = excluded.permissions`,
    [tenantId, groupId, JSON.stringify(permissions)],
  )

async function builtIn(client: TransactionClientContract): Promise<Group[]> {
  const { rows } = (await client.rawQuery(
    `select r.id, r.code, r.version, r.permissions, s.permissions as shipped,
       exists (select from record_history h where h.tenant_id = r.tenant_id and h.resource = 'role-groups'
         and h.record_id = r.id and h.changes @> '[{"field": "permissions"}]') as changed
     from role_groups r left join shipped_permissions s on s.tenant_id = r.tenant_id and s.role_group_id = r.id
     where r.tenant_id = app_tenant() and r.built_in and r.code <> ? for update of r`,
    [SUPER_ADMIN],
  )) as { rows: Group[] }
  return rows
}

/** What this release is the first to give, and a group that was changed does not hold. */
function lackedBy({ shipped, permissions }: Group, given: readonly string[]): string[] {
  const held = new Set(permissions)
  return given.filter((permission) => {
    const [area, level] = permission.split('.') as [string, Level]
    return !shipped!.includes(permission) && !allows(held, Number(area) as AreaCode, level)
  })
}

/**
 * Gives the built-in role groups of every company the permissions of this release, so that an upgrade opens its new
 * screens. Groups whose permissions somebody changed are left as they are. Returns how many groups were changed, and
 * what the others lack, a sentence each for the operator.
 */
export async function followShipped(): Promise<{ followed: number; sentences: string[] }> {
  let followed = 0
  const sentences: string[] = []
  for (const { id: tenantId, name } of await everyCompany())
    await inTenant(tenantId, async ({ client }) => {
      for (const group of await builtIn(client)) {
        const untouched = group.shipped ? isSame(group.permissions, group.shipped) : !group.changed
        const given = shippedTo(group.code)
        if (group.shipped && isSame(group.shipped, given)) continue
        if (!untouched) {
          if (!group.shipped) continue
          const lacks = lackedBy(group, given)
          if (lacks.length > 0)
            sentences.push(`${name}: role group ${group.code} was changed there, and does not get ${lacks.join(', ')}.`)
          await noteShipped(client, tenantId, group.id, given)
          continue
        }
        await noteShipped(client, tenantId, group.id, given)
        if (isSame(group.permissions, given)) continue
        await client.rawQuery(
          `update role_groups set permissions = ?::jsonb, version = version + 1, updated_at = now(), updated_by = null
            where tenant_id = app_tenant() and id = ?`,
          [JSON.stringify(given), group.id],
        )
        await recordHistory(
          {
            resource: engine.lookup('role-groups'),
            recordId: group.id,
            version: group.version + 1,
            action: 'update',
            before: { permissions: group.permissions },
            after: { permissions: given },
            writer: { userId: null, identity: null, address: null, source: 'system' },
          },
          engine.lookup,
        )
        followed++
      }
    })
  return { followed, sentences }
}
