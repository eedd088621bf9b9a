import type { Values } from '#app/engine/behaviour'
import type { InputOf } from '#app/engine/behaviour_of'
import { engine } from '#app/resources/serving'
import { createRow } from '#app/resources/write/save'
import { validateCreate } from '#app/resources/validation/validator'
import { addDocument, PACE, writer } from './add_document.ts'
import { dayAt, DAYS, morningOf, type Trade } from './trade.ts'
import { approve } from './way.ts'

/** Work that a steel yard sells, the first by the cut, the second with a VAT rate of its own. */
const services = [
  { code: 'DV-CAT', name: 'Cắt thép theo quy cách', description: 'Cutting to length', sellingPrice: '5000' },
  { code: 'DV-VC', name: 'Vận chuyển ngoài giờ', description: 'Delivery after hours', sellingPrice: '450000' },
] as const
const OWN_RATE = '8'

/** Products that are services, by code. */
async function addProducts(by: ReturnType<typeof writer>): Promise<Map<string, string>> {
  const [types, units, products] = ['product-types', 'product-units', 'products'].map(engine.lookup)
  const add = async (resource: typeof types, body: Values) =>
    (await createRow(engine, resource!, await validateCreate(resource!, body), by)).id
  const productTypeId = await add(types, { name: 'Dịch vụ' })
  const unitId = await add(units, { name: 'Lần', englishName: 'Time' })
  const ids = new Map<string, string>()
  for (const { code, ...service } of services) {
    const costPrice = String(Number(service.sellingPrice) / 2)
    const vatRate = code === 'DV-VC' ? OWN_RATE : null
    const body: InputOf<'products'> = {
      ...{ code, ...service, productTypeId, unitId, isService: true, weightMode: 'none' },
      ...{ priceType: 'piece', costPrice, vatRate },
    }
    ids.set(code, await add(products, body))
  }
  return ids
}

/** An approved order of bars with the cuts of them, which can be invoiced before the bars leave. */
export async function addServices(trade: Trade, users: ReadonlyMap<string, string>): Promise<void> {
  const [clerk, approverId] = [users.get('quantri.demo')!, users.get('superadmin')!]
  const day = DAYS - 1
  const began = morningOf(day, 4)
  const ids = await addProducts(writer(approverId, began))
  const [bars] = trade.stocked
  const customer = trade.customers[2]!
  const order: InputOf<'sales-orders'> = {
    ...{ customerId: customer.id, orderDate: dayAt(day), receivingDate: dayAt(day + 2), taxCode: customer.taxCode },
    ...{ contactPerson: customer.contactPerson, contactPhone: customer.contactPhone, approverId },
    shippingAddress: customer.warehouseAddress ?? customer.companyAddress,
    exportingWarehouseId: trade.made('warehouses/Kho Tổng'),
    note: 'Cắt theo quy cách, giao ngoài giờ.',
    lines: [
      { productId: bars!.id, quantity: '20', priceType: 'piece', salePrice: '260000' },
      { productId: ids.get('DV-CAT')!, quantity: '60', priceType: 'piece', salePrice: '5000' },
      { productId: ids.get('DV-VC')!, quantity: '1', priceType: 'piece', salePrice: '450000' },
    ],
  }
  const id = await addDocument('sales-orders', order, ['request'], writer(clerk, began))
  await approve('sales-orders', id, approverId, new Date(began.getTime() + PACE * 60_000))
}
