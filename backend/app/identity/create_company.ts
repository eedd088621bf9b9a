import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { v7 as uuid } from 'uuid'
import { areas, type AreaCode, type Level } from '@barem/resources/areas'
import { inTenant } from '#app/tenancy/tenant_transaction'
import { hashPassword } from './hashing.ts'

export interface NewAccount {
  username: string
  fullName: string
  email: string
  phone: string
  password: string
  /** Code of a role group, such as R001. */
  role: string
}

export interface NewCompany {
  code: string
  name: string
  accounts: NewAccount[]
  /** What the built-in role groups may do at first. The super admin needs nothing: all is allowed. */
  permissions?: Partial<Record<BuiltIn, readonly Permission[]>>
}

export type Permission = readonly [AreaCode, Level]
export type BuiltIn = keyof typeof BUILT_IN

/** Role groups that every company has from the start and none can delete. */
export const BUILT_IN = { R001: 'Quản trị cấp cao', R002: 'Quản trị', R003: 'Kế toán', R004: 'Nhân viên' } as const

const full = (...codes: AreaCode[]): Permission[] => codes.map((area) => [area, 'f'])
const view = (...codes: AreaCode[]): Permission[] => codes.map((area) => [area, 'v'])

const CATEGORIES = [areas.productTypeAndGroup, areas.salesMethod, areas.partnerType, areas.customerType, areas.paymentMethod, areas.shippingMethod, areas.department, areas.position]

/** What a new company's role groups may do until an admin decides otherwise. */
export const DEFAULT_PERMISSIONS: Record<BuiltIn, readonly Permission[]> = {
  R001: [],
  R002: [...full(...Object.values(areas).filter((area) => area !== areas.tenant && area !== areas.roleGroup)), ...view(areas.tenant, areas.roleGroup)],
  R003: [...full(areas.customer, areas.customerHistory, areas.supplier, areas.supplierHistory, areas.debt, areas.transaction, areas.paymentSlip, areas.dashboard, areas.exportOrder, areas.exportInvoice), ...view(...CATEGORIES, areas.order, areas.invoice, areas.refund)],
  R004: view(...CATEGORIES, areas.customer),
}

async function insertRoles(client: TransactionClientContract, tenantId: string, permissions: NewCompany['permissions']) {
  const ids = new Map<string, string>()
  for (const [code, name] of Object.entries(BUILT_IN)) {
    const id = uuid()
    ids.set(code, id)
    await client.table('role_groups').insert({ tenant_id: tenantId, id, code, name, built_in: true })
    const granted = permissions?.[code as BuiltIn] ?? DEFAULT_PERMISSIONS[code as BuiltIn]
    if (granted.length > 0) await client.table('role_permissions').multiInsert(granted.map(([area, level]) => ({ tenant_id: tenantId, role_id: id, area, level })))
  }
  return ids
}

/**
 * Makes a company with its built-in role groups and first accounts, all or nothing.
 * @returns the company's id and its users' ids by user name
 * @throws a unique violation when the code is taken
 */
export async function createCompany({ code, name, accounts, permissions }: NewCompany): Promise<{ tenantId: string; users: Map<string, string> }> {
  const tenantId = uuid()
  // One hash for one password: demo accounts share theirs, and hashing is slow on purpose.
  const hashes = new Map<string, string>()
  for (const { password } of accounts) if (!hashes.has(password)) hashes.set(password, await hashPassword(password))
  const users = new Map<string, string>()
  await inTenant(tenantId, async ({ client }) => {
    await client.table('tenants').insert({ tenant_id: tenantId, code, name })
    const roles = await insertRoles(client, tenantId, permissions)
    for (const { username, fullName, email, phone, password, role } of accounts) {
      const id = uuid()
      users.set(username, id)
      const { rows } = await client.rawQuery(`select next_code('users', 'code', 'NV', 4) as code`)
      await client.table('users').insert({ tenant_id: tenantId, id, code: rows[0].code, username, full_name: fullName, email: email || null, phone: phone || null })
      await client.table('user_credentials').insert({ tenant_id: tenantId, user_id: id, password_hash: hashes.get(password)! })
      await client.table('user_roles').insert({ tenant_id: tenantId, user_id: id, role_id: roles.get(role)! })
    }
  })
  return { tenantId, users }
}
