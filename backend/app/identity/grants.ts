import { tenantTransaction } from '#app/tenancy/tenant_transaction'

interface Granted {
  version: number
  roles: readonly string[]
  permissions: ReadonlySet<string>
}

const granted = new Map<string, Granted>()
const KEPT = 5000

async function load(userId: string): Promise<Omit<Granted, 'version'>> {
  const { rows } = (await tenantTransaction().client.rawQuery(
    `select r.code, r.permissions from users_role_groups ur join role_groups r on r.tenant_id = ur.tenant_id
      and r.id = ur.target_id
     where ur.tenant_id = app_tenant() and ur.owner_id = ? order by r.code`,
    [userId],
  )) as { rows: { code: string; permissions: string[] }[] }
  return { roles: rows.map(({ code }) => code), permissions: new Set(rows.flatMap(({ permissions }) => permissions)) }
}

/** What a user may do. Kept in memory for as long as the user's permissions version stays the same. */
export async function grantsOf(tenantId: string, userId: string, version: number): Promise<Granted> {
  const key = `${tenantId}${userId}`
  const known = granted.get(key)
  if (known?.version === version) return known
  const fresh = { version, ...(await load(userId)) }
  if (granted.size >= KEPT) granted.clear()
  granted.set(key, fresh)
  return fresh
}
