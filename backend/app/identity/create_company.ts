import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inOrder, type Permission } from '@barem/resources/areas'
import { v7 as uuid } from 'uuid'
import { inTenant } from '#app/tenancy/tenant_transaction'
import { BUILT_IN, shippedTo, type BuiltIn } from './built_in_roles.ts'
import { hashPassword } from './hashing.ts'
import { noteShipped } from './shipped_permissions.ts'

export interface NewAccount {
  username: string
  fullName: string
  email: string
  phone: string
  password: string
  /** Code of a role group, such as R001. */
  role: string
}

/** A role group of a company's own. */
export interface NewRole {
  code: string
  name: string
  permissions: readonly Permission[]
}

/** The types of companies, which nothing depends on. */
export const COMPANY_TYPES = ['CT001', 'CT002', 'CT003'] as const

export interface NewCompany {
  code: string
  name: string
  /** CT001 unless said. */
  companyType?: (typeof COMPANY_TYPES)[number]
  accounts: NewAccount[]
  /** Role groups besides the built-in ones; none unless said. */
  roles?: readonly NewRole[]
}

async function insertRoles(client: TransactionClientContract, tenantId: string, own: readonly NewRole[]) {
  const ids = new Map<string, string>()
  for (const [code, name] of Object.entries(BUILT_IN) as [BuiltIn, string][]) {
    const id = uuid()
    ids.set(code, id)
    const granted = shippedTo(code)
    await client
      .table('role_groups')
      .insert({ tenant_id: tenantId, id, code, name, built_in: true, permissions: JSON.stringify(granted) })
    await noteShipped(client, tenantId, id, granted)
  }
  for (const { code, name, permissions } of own) {
    const id = uuid()
    ids.set(code, id)
    await client
      .table('role_groups')
      .insert({ tenant_id: tenantId, id, code, name, permissions: JSON.stringify(inOrder(permissions)) })
  }
  return ids
}

/**
 * Makes a company with its built-in role groups and first accounts, all or nothing.
 * @returns the company's id and its users' ids by user name
 * @throws a unique violation when the code is taken
 */
export async function createCompany({
  code,
  name,
  companyType = 'CT001',
  accounts,
  roles: own = [],
}: NewCompany): Promise<{ tenantId: string; users: Map<string, string> }> {
  const tenantId = uuid()
  // One hash for one password: demo accounts share theirs, and hashing is slow on purpose.
  const hashes = new Map<string, string>()
  for (const { password } of accounts) if (!hashes.has(password)) hashes.set(password, await hashPassword(password))
  const users = new Map<string, string>()
  await inTenant(tenantId, async ({ client }) => {
    await client.table('tenants').insert({ tenant_id: tenantId, code, name, company_type: companyType })
    const roles = await insertRoles(client, tenantId, own)
    for (const { username, fullName, email, phone, password, role } of accounts) {
      const id = uuid()
      users.set(username, id)
      const { rows } = await client.rawQuery(`select next_code('users', 'code', 'NV', 4) as code`)
      await client.table('users').insert({
        tenant_id: tenantId,
        id,
        code: rows[0].code,
        username,
        full_name: fullName,
        email: email || null,
        phone: phone || null,
      })
      await client
        .table('user_credentials')
        .insert({ tenant_id: tenantId, user_id: id, password_hash: hashes.get(password)! })
      await client
        .table('users_role_groups')
        .insert({ tenant_id: tenantId, owner_id: id, target_id: roles.get(role)!, position: 0 })
    }
  })
  return { tenantId, users }
}
