import { exact, rounded } from '@barem/resources/calc/exact'
import { freezeWeight, theoreticalWeight } from '@barem/resources/calc/line'
import { onStep } from '@barem/resources/calc/steps'
import type { Goods } from '@barem/resources/calc/settle'
import { deliverStraight } from '#app/sales/straight/straight'
import { linesOf, takenFrom, type Maker } from '#app/sales/sell/made_document'
import { lockRow } from '#app/resources/write/lock_row'
import { engine } from '#app/resources/serving'
import { storedNow } from '#app/resources/write/stored_values'
import type { Values } from '#app/engine/behaviour'
import { addDocument, PACE, writer } from './add_document.ts'
import { kgPrice } from './contracts.ts'
import { dayAt, DAYS, morningOf, type Trade } from './trade.ts'
import { approve } from './way.ts'

type Users = ReadonlyMap<string, string>

const PIECES = '60'

const makerOf = (userId: string, at: Date): Maker => ({
  engine,
  writer: writer(userId, at),
  seen: (resource) => resource,
})

/** An approved order of a day for goods that go straight from a supplier, and the approved contract that buys them. */
async function sellStraight({ made, customers, suppliers }: Trade, users: Users, day: number, product: Goods) {
  const [clerk, approverId] = [users.get('quantri.demo')!, users.get('superadmin')!]
  const customer = customers[day % customers.length]!
  const importPrice = kgPrice(product)!
  const salePrice = onStep(exact.mul(importPrice, 1.06), { step: '50', direction: 'nearest' })
  const began = morningOf(day, 3)
  const later = (steps: number) => new Date(began.getTime() + steps * PACE * 60_000)
  const order = {
    ...{ customerId: customer.id, orderDate: dayAt(day), receivingDate: dayAt(day + 2), taxCode: customer.taxCode },
    ...{ contactPerson: customer.contactPerson, contactPhone: customer.contactPhone },
    shippingAddress: customer.warehouseAddress ?? customer.companyAddress,
    ...{ source: 'supplier_direct' as const, supplierId: suppliers[day % suppliers.length]!.id },
    ...{ sourcePrice: importPrice, calculationMethod: 'barem_kg' as const, approverId },
    paymentMethodId: made('payment-methods/Công nợ'),
    orderStatusId: made('order-statuses/Chờ hàng'),
    note: 'Nhà máy giao thẳng tới công trình.',
    lines: [{ productId: product.id, quantity: PIECES, priceType: 'barem_kg' as const, importPrice, salePrice }],
  }
  const id = await addDocument('sales-orders', order, ['request'], writer(clerk, began))
  await approve('sales-orders', id, approverId, later(1))
  const contracts = engine.lookup('purchase-contracts')
  const taken = await takenFrom(makerOf(clerk, later(2)), contracts, 'orderId', id)
  const contract = {
    ...taken.values,
    ...{ contractDate: dayAt(day), weightTerm: 'supplier_scale', approverId, contractNumber: `HĐ-GT/${100 + day}` },
    receivingWarehouseId: made('warehouses/Kho Tổng'),
    lines: linesOf(contracts, taken),
  }
  const contractId = await addDocument('purchase-contracts', contract as never, ['request'], writer(clerk, later(2)))
  await approve('purchase-contracts', contractId, approverId, later(3))
  return id
}

/** The goods of an order come from the mill and go on to the site by the mill's slip. */
async function deliver(users: Users, id: string, day: number, product: Goods, made: Trade['made']) {
  const keeper = users.get('thukho.demo')!
  const orders = engine.lookup('sales-orders')
  const { lines } = (await storedNow(orders, id)) as { lines: Values[] }
  const barem = theoreticalWeight({ ...freezeWeight(product), quantity: PIECES })!
  const { version } = await lockRow(orders, id)
  await deliverStraight(makerOf(keeper, new Date(`${dayAt(day)}T10:25:00+07:00`)), id, {
    ...{ version: version as number, weightBy: 'slip', supplierSlip: 'PXNM-0417', comment: null },
    shared: {
      ...{ warehouseId: made('warehouses/Kho Tổng'), documentDate: dayAt(day) },
      ...{ driverName: 'Vũ Văn Kéo', licencePlate: '15C-000.88' },
    },
    lines: [
      {
        orderLineId: String(lines[0]!.id),
        values: { quantity: PIECES, declaredWeight: rounded(exact.mul(barem, 0.995), 1) },
      },
    ],
  })
}

/** Two orders that the mill brings to the site itself: one is there and open to be invoiced, one is awaited. */
export async function addStraightDeliveries(trade: Trade, users: Users): Promise<void> {
  const [delivered, awaited] = trade.stocked.filter((product) => kgPrice(product) !== null)
  if (!delivered || !awaited) return
  const id = await sellStraight(trade, users, DAYS - 5, delivered)
  await deliver(users, id, DAYS - 3, delivered, trade.made)
  await sellStraight(trade, users, DAYS - 2, awaited)
}
