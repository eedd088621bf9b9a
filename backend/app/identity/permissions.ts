import type { HttpContext } from '@adonisjs/core/http'
import { allows, type AreaCode, type Level } from '@barem/resources/areas'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'
import type { Identity } from './identity.ts'
import { forbidden } from './missing_right.ts'

interface Granted {
  version: number
  roles: readonly string[]
  permissions: ReadonlySet<string>
}

/** Built-in role that may do everything within its company. */
export const SUPER_ADMIN = 'R001'

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

/** Whether someone may do `level` in `area`; an area of null is for the super admin alone. */
export const may = ({ isSuperAdmin, permissions }: Identity, area: AreaCode | null, level: Level): boolean =>
  isSuperAdmin || (area !== null && allows(permissions, area, level))

/** @throws ApiError COM_ERR_004 when the caller may not do `level` in `area` */
export function requirePermission({ identity }: HttpContext, area: AreaCode | null, level: Level): void {
  if (!may(identity, area, level)) throw forbidden(area, level)
}

/** Whether someone holds every one of these `area.level` strings themselves. */
export const allowsAll = (identity: Identity, wanted: readonly string[]): boolean =>
  wanted.every((permission) => {
    const [area, level] = permission.split('.') as [string, Level]
    return may(identity, Number(area) as AreaCode, level)
  })
