import { randomUUID } from 'node:crypto'
import { call, signIn } from '#tests/support/client'
import { superAdmin } from '#tests/support/documents/lives'
import { sellingOrder, userId } from '../stock/issuing.ts'
import { answered, supplier, take, type Row } from './owing.ts'

const get = async (path: string) => answered((await superAdmin()).get(path))

/** An approved order of 100 bars straight from a supplier, bought at 800,000 and sold at 1,000,000 dong each. */
export async function orderedStraight(productId: string, more: object = {}) {
  const supplierId = await supplier(30)
  const direct = { source: 'supplier_direct', exportingWarehouseId: undefined, supplierId, sourcePrice: '800000' }
  const line = { productId, quantity: '100', importPrice: '800000', salePrice: '1000000' }
  return { supplierId, order: await sellingOrder('', [line], { ...direct, calculationMethod: 'piece', ...more }) }
}

/** The same, with the approved contract that is made from it. */
export async function soldStraight(productId: string, more: object = {}, terms: object = {}) {
  const { supplierId, order } = await orderedStraight(productId, more)
  const made: any = await get(`/purchase-contracts/from/orderId/${order.id}`)
  const lines = made.lines.lines.map(({ productId: own, quantity, quantityUnit, priceType, unitPrice }: Row) => ({
    ...{ productId: own, quantity, quantityUnit, priceType, unitPrice },
  }))
  const body = { ...made.values, contractDate: '2026-01-25', approverId: await userId(), lines, ...terms }
  const draft = await answered((await superAdmin()).post('/purchase-contracts', body))
  const contract = await answered(
    take('purchase-contracts', await answered(take('purchase-contracts', draft, 'request')), 'approve'),
  )
  return { supplierId, order, contract }
}

/** The body of a straight delivery of so many bars of 18.5 kg of an order. */
export async function deliveryOf(order: Row, warehouseId: string, quantity = '100', more: object = {}) {
  const { version }: any = await get(`/sales-orders/${order.id}`)
  const line = { orderLineId: order.lines[0].id, quantity, declaredWeight: String(Number(quantity) * 18.5) }
  return {
    ...{ version, warehouseId, documentDate: '2026-02-01', driverName: 'Phạm Văn Mẫu', licencePlate: '15C-000.02' },
    ...{ supplierSlip: `PX-${quantity}`, weightBy: 'slip', lines: [line] },
    ...more,
  }
}

/** Posts a straight delivery; the answer as it is. */
export const deliver = async ({ id }: { id: string }, body: object, { token = '', key = randomUUID() } = {}) =>
  call('POST', `/sales-orders/${id}/straight`, {
    token: token || (await signIn('superadmin')),
    body,
    headers: { 'idempotency-key': key },
  })

/** Takes the issue of a straight delivery back, with its receipt; the answer as it is. */
export const takeBack = async ({ id, version }: Row, { token = '', body = {} } = {}) =>
  call('POST', `/warehouse-issues/${id}/straight/undo`, {
    token: token || (await signIn('superadmin')),
    body: { version, comment: 'Nhầm xe', ...body },
    headers: { 'idempotency-key': randomUUID() },
  })
