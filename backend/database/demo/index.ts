import db from '@adonisjs/lucid/services/db'
import type { ResourceName } from '@barem/resources'
import type { Address } from '@barem/resources/kit'
import { addressOf } from '#app/addresses/address_of'
import type { InputOf } from '#app/engine/behaviour_of'
import { saveCompany } from '#app/company/company'
import { settingsResource } from '#app/company/settings'
import { createCompany } from '#app/identity/create_company'
import { validateCreate } from '#app/resources/validation/validator'
import { engine } from '#app/resources/serving'
import { singleId } from '#app/resources/write/single'
import { createRow, updateRow } from '#app/resources/write/save'
import { inTenant } from '#app/tenancy/tenant_transaction'
import {
  attributeTemplates,
  categories,
  deviationBands,
  funds,
  orderStatuses,
  paymentMethods,
  productTypes,
  units,
  warehouses,
} from './categories.ts'
import { demoCompanies, type DemoCompany } from './companies.ts'
import { addDocuments } from './documents/index.ts'
import { addOwn } from './own.ts'
import { demoPartners } from './partners.ts'
import { madeOf, type Made } from './made.ts'
import { discountPolicies, priceConfigurations, tariffs, zones } from './pricing.ts'
import { productBody, steelProducts } from './products.ts'
import { randomFrom, type Random } from './random.ts'

/** Ids by key; of users by user name. */
type Ids = Map<string, string>

/** A place by its printed address; the rules refuse one that cannot be read. */
const placeOf = (text: string) => addressOf(text) as Address

const writerOf = (userId: string) => ({ userId, identity: null, address: null, source: 'system' }) as const

/** Creates a row as the API would: validated, coded, in the transaction at hand. */
async function add<N extends ResourceName>(resource: N, body: InputOf<N>, userId: string): Promise<string> {
  const definition = engine.lookup(resource)
  const { id } = await createRow(engine, definition, await validateCreate(definition, { ...body }), writerOf(userId))
  return id
}

async function addCategories(userId: string): Promise<Made> {
  const ids: Ids = new Map()
  const made = madeOf(ids)
  const keep = async <N extends ResourceName>(resource: N, body: InputOf<N> & { name: string }) =>
    void ids.set(`${resource}/${body.name}`, await add(resource, body, userId))
  for (const [resource, names] of Object.entries(categories))
    for (const name of names) await keep(resource as keyof typeof categories, { name })
  for (const fund of funds) await keep('funds', fund)
  for (const [name, fund] of paymentMethods)
    await keep('payment-methods', { name, fundId: fund && made(`funds/${fund}`) })
  for (const [name, group] of productTypes)
    await keep('product-types', {
      name,
      productGroupId: made(`product-groups/${group}`),
      attributeTemplate: attributeTemplates[name] ?? {},
    })
  for (const { base, ...unit } of units)
    await keep('product-units', { ...unit, baseUnitId: base && made(`product-units/${base}`) })
  for (const [name, color] of orderStatuses) await keep('order-statuses', { name, color })
  for (const [name, englishName, threshold, color] of deviationBands)
    await keep('warehouse-configs', { name, englishName, threshold, color })
  for (const [name, type, address, use = 'sale'] of warehouses)
    await keep('warehouses', { name, warehouseTypeId: made(`warehouse-types/${type}`), use, address: placeOf(address) })
  for (const body of tariffs) await keep('shipping-fees', body)
  for (const body of zones(made)) await keep('shipping-zones', body)
  const byProvince = engine.lookup('shipping-fees')
  const changes = { method: 'zone', capacity: '15000', status: 'active' }
  await updateRow(engine, byProvince, made('shipping-fees/Theo tỉnh'), changes, null, writerOf(userId))
  for (const body of discountPolicies(made)) await keep('discount-policies', body)
  for (const body of priceConfigurations(made)) await keep('price-configurations', body)
  return made
}

async function addPartners(company: DemoCompany, random: Random, made: Made, users: Ids) {
  const people = [...users.values()]
  const owner = users.get('superadmin')!
  const suppliers: string[] = []
  for (const { shortName, address, warehouse: _warehouse, ...partner } of demoPartners(
    random,
    company.suppliers,
    '0901',
    500,
  )) {
    const supplied = [random.pick(productTypes)[0], random.pick(productTypes)[0]]
    suppliers.push(
      await add(
        'suppliers',
        {
          ...partner,
          shortName,
          address: placeOf(address),
          partnerTypeId: made(`partner-types/${random.pick(categories['partner-types'])}`),
          personInChargeId: random.pick(people),
          productTypeIds: [...new Set(supplied.map((name) => made(`product-types/${name}`)))],
          paymentDays: [30, 15, 7, 45][suppliers.length % 4]!,
        },
        owner,
      ),
    )
  }
  for (const [index, { shortName, address, warehouse, ...partner }] of demoPartners(
    random,
    company.customers,
    '0900',
    100,
  ).entries()) {
    await add(
      'customers',
      {
        ...partner,
        abbreviatedName: shortName,
        companyAddress: placeOf(address),
        warehouseAddress: warehouse === null ? null : placeOf(warehouse),
        customerTypeId: made(`customer-types/${random.pick(categories['customer-types'])}`),
        personInChargeId: random.chance(0.8) ? random.pick(people) : null,
        ...(index % 20 === 7
          ? { alsoSupplier: 'yes', supplierId: suppliers[Math.floor(index / 20)] }
          : { alsoSupplier: 'no' }),
        status: random.chance(0.92) ? 'active' : 'inactive',
        ...creditOf(index),
      },
      owner,
    )
  }
}

/** Some pay at once, others have days and a limit. */
const creditOf = (index: number) =>
  index % 3 === 0
    ? {}
    : { creditDays: index % 3 === 1 ? 15 : 30, creditLimit: index % 3 === 1 ? '300000000' : '1000000000' }

const BANK = 'Ngân hàng Demo Sông Hồng'
const accountOf = ({ taxCode }: DemoCompany) => `${taxCode}01`

/** What a company says of itself, beside its name. */
const companyBody = (company: DemoCompany) => ({
  shortName: company.shortName,
  phone: company.phone,
  taxCode: company.taxCode,
  contactPerson: company.contactPerson,
  contactPhone: company.phone,
  address: placeOf(company.address),
  bankAccountName: company.shortName.toUpperCase(),
  bankAccountNumber: accountOf(company),
  bankName: BANK,
  bankBranch: 'Chi nhánh Trung tâm',
})

/** Whom the counter sells to when nobody gives a name: phone, address and account are the company's. */
const addWalkIn = (company: DemoCompany, made: Made, userId: string) =>
  add(
    'customers',
    {
      name: 'Khách lẻ',
      abbreviatedName: 'Khách lẻ',
      customerTypeId: made('customer-types/Khách lẻ'),
      phone: company.phone,
      contactPerson: 'Quầy bán hàng',
      contactPhone: company.phone,
      companyAddress: placeOf(company.address),
      bankAccountNumber: accountOf(company),
      bankName: BANK,
      alsoSupplier: 'no',
    },
    userId,
  )

/** Where goods leave from unless an order says otherwise, and who buys without a name. */
async function setDefaults(changes: { defaultWarehouseId: string } | { walkInCustomerId: string }, userId: string) {
  const id = await singleId(settingsResource)
  await updateRow(engine, settingsResource, id, changes, null, writerOf(userId))
}

/** Whether the demo companies are there already. */
export async function hasDemo(): Promise<boolean> {
  const { rows } = await db.rawQuery('select 1 from tenants where code = any(?)', [
    demoCompanies.map(({ code }) => code),
  ])
  return rows.length > 0
}

/** Whether nobody has used this database yet. */
export async function isEmpty(): Promise<boolean> {
  const { rows } = await db.rawQuery('select 1 from tenants limit 1')
  return rows.length === 0
}

/**
 * Makes both demo companies with their people, categories, suppliers, customers, products and a year of
 * documents.
 */
export async function seedDemo(): Promise<void> {
  for (const company of demoCompanies) {
    const { tenantId, users } = await createCompany(company)
    const random = randomFrom(company.seed)
    await inTenant(tenantId, async ({ client }) => {
      const made = await addCategories(users.get('superadmin')!)
      const jobs = [
        ['superadmin', 'Ban giám đốc', 'Giám đốc'],
        ['quantri.demo', 'Công nghệ thông tin', 'Trưởng phòng'],
        ['ketoan.demo', 'Phòng kế toán', 'Kế toán viên'],
        ['nhanvien.demo', 'Phòng kinh doanh', 'Nhân viên kinh doanh'],
        ['thukho.demo', 'Kho vận', 'Thủ kho'],
        ['ketoankho.demo', 'Phòng kế toán', 'Kế toán viên'],
        ['thuquy.demo', 'Phòng kế toán', 'Thủ quỹ'],
      ] as const
      for (const [username, department, position] of jobs)
        await client.rawQuery(
          'update users set department_id = ?, position_id = ? where tenant_id = app_tenant() and id = ?',
          [made(`departments/${department}`), made(`positions/${position}`), users.get(username)!],
        )
      await addPartners(company, random, made, users)
      const owner = users.get('superadmin')!
      const warehouseId = made(`warehouses/${warehouses[0]![0]}`)
      for (const [nth, product] of steelProducts.entries()) {
        const productId = await add('products', productBody(product, made), owner)
        if (nth < 3) await add('minimum-stocks', { productId, warehouseId, minimumStock: '50' }, owner)
      }
      await setDefaults({ defaultWarehouseId: warehouseId }, owner)
      await addDocuments(company.code, randomFrom(company.seed + 1), made, users)
      await setDefaults({ walkInCustomerId: await addWalkIn(company, made, owner) }, owner)
      await saveCompany(companyBody(company), writerOf(owner))
      await addOwn(company.code, writerOf(owner))
    })
  }
}
