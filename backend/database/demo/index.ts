import db from '@adonisjs/lucid/services/db'
import { registry } from '@barem/resources'
import type { AnyResource } from '@barem/resources/kit'
import { createCompany } from '#app/identity/create_company'
import { validateCreate } from '#app/resources/validation/validator'
import { createRow } from '#app/resources/write'
import { inTenant } from '#app/tenancy/tenant_transaction'
import { categories, productTypes } from './categories.ts'
import { demoCompanies, type DemoCompany } from './companies.ts'
import { demoPartners } from './partners.ts'
import { randomFrom, type Random } from './random.ts'

type Ids = Map<string, string>

/** Creates a row as the API would: validated, coded, in the transaction at hand. */
async function add(resource: keyof typeof registry, body: Record<string, unknown>, userId: string): Promise<string> {
  const definition = registry[resource] as unknown as AnyResource
  return createRow(definition, await validateCreate(definition, body), userId)
}

async function addCategories(userId: string): Promise<Ids> {
  const ids: Ids = new Map()
  for (const [resource, names] of Object.entries(categories)) for (const name of names) ids.set(name, await add(resource as keyof typeof categories, { name }, userId))
  for (const [name, group] of productTypes) ids.set(name, await add('product-types', { name, productGroupId: ids.get(group) }, userId))
  return ids
}

async function addPartners(company: DemoCompany, random: Random, ids: Ids, users: Ids) {
  const people = [...users.values()]
  const owner = users.get('superadmin')!
  const suppliers: string[] = []
  for (const { shortName, warehouse: _warehouse, ...partner } of demoPartners(random, company.suppliers, '0901', 500)) {
    const supplied = [random.pick(productTypes)[0], random.pick(productTypes)[0]]
    suppliers.push(await add('suppliers', { ...partner, shortName, partnerTypeId: ids.get(random.pick(categories['partner-types'])), personInChargeId: random.pick(people), productTypeIds: [...new Set(supplied.map((name) => ids.get(name)))] }, owner))
  }
  for (const [index, { shortName, address, warehouse, ...partner }] of demoPartners(random, company.customers, '0900', 100).entries()) {
    await add(
      'customers',
      {
        ...partner,
        abbreviatedName: shortName,
        companyAddress: address,
        warehouseAddress: warehouse,
        customerTypeId: ids.get(random.pick(categories['customer-types'])),
        personInChargeId: random.chance(0.8) ? random.pick(people) : null,
        supplierId: index % 20 === 7 ? suppliers[Math.floor(index / 20)] : null,
        status: random.chance(0.92) ? 'active' : 'inactive',
      },
      owner,
    )
  }
}

/** Whether the demo companies are there already. */
export async function hasDemo(): Promise<boolean> {
  const { rows } = await db.rawQuery('select 1 from tenants where code = any(?)', [demoCompanies.map(({ code }) => code)])
  return rows.length > 0
}

/** Whether nobody has used this database yet. */
export async function isEmpty(): Promise<boolean> {
  const { rows } = await db.rawQuery('select 1 from tenants limit 1')
  return rows.length === 0
}

/** Makes both demo companies with their people, categories, suppliers and customers. */
export async function seedDemo(): Promise<void> {
  for (const company of demoCompanies) {
    const { tenantId, users } = await createCompany(company)
    const random = randomFrom(company.seed)
    await inTenant(tenantId, async ({ client }) => {
      const ids = await addCategories(users.get('superadmin')!)
      const jobs = [['superadmin', 'Ban giám đốc', 'Giám đốc'], ['quantri.demo', 'Công nghệ thông tin', 'Trưởng phòng'], ['ketoan.demo', 'Phòng kế toán', 'Kế toán viên'], ['nhanvien.demo', 'Phòng kinh doanh', 'Nhân viên kinh doanh']] as const
      for (const [username, department, position] of jobs) await client.rawQuery('update users set department_id = ?, position_id = ? where tenant_id = app_tenant() and id = ?', [ids.get(department)!, ids.get(position)!, users.get(username)!])
      await addPartners(company, random, ids, users)
    })
  }
}
