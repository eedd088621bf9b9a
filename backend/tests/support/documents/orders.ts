import { api } from '#tests/support/client'
import { entered, newPerson, newRole, type Person } from '#tests/support/people'
import { created, fresh, resourceOf, target } from '#tests/support/samples'

export interface Signed extends Person {
  api: ReturnType<typeof api>
}

export type OrderRow = Record<string, any> & { id: string; version: number; status: string; code: string }

/** May do everything with sales orders, and approve whatever they come to. */
const SELLS: readonly (readonly [number, string])[] = [
  [19, 'f'],
  [60, 'v'],
]

/** The permission to approve. */
export const APPROVES = [60, 'v'] as const

/**
 * Somebody new of DONGA who may do everything with sales orders, approve them, and nothing else, unless said.
 * @param limit the most that they approve, in dong
 */
export async function seller(permissions = SELLS, limit: string | null = null): Promise<Signed> {
  const person = await newPerson(await newRole(permissions, limit))
  return { ...person, api: api((await entered(person)).token) }
}

let goods: Promise<{ customerId: string; exportingWarehouseId: string; products: string[] }> | null = null
const makeGoods = async () => ({
  customerId: await target('customers'),
  exportingWarehouseId: await target('warehouses'),
  products: [String((await created(resourceOf('products'))).id), String((await created(resourceOf('products'))).id)],
})

/** Lines of an order that no order had before. */
export const lines = async () =>
  (await (goods ??= makeGoods())).products.map((productId) => ({
    productId,
    quantity: String(1 + (fresh() % 900_000)),
    priceType: 'piece',
    salePrice: String(1000 + (fresh() % 7919)),
  }))

/** Body of a new order. */
export async function orderBody(approverId: string | null, day = '2026-11-20'): Promise<Record<string, unknown>> {
  const { customerId, exportingWarehouseId } = await (goods ??= makeGoods())
  const shippingAddress = { system: 'new', province: '01', district: null, ward: '00004', street: 'Số 1 Phố Mẫu' }
  return {
    customerId,
    exportingWarehouseId,
    approverId,
    orderDate: day,
    receivingDate: day,
    source: 'warehouse',
    calculationMethod: 'piece',
    discountSource: 'manual',
    discount: String(fresh() % 1000),
    shippingFee: String(fresh() % 1000),
    shippingAddress,
    lines: await lines(),
  }
}

/** An order that `by` made, with `approver` named. */
export async function newOrder(by: Signed, approver: Signed | null): Promise<OrderRow> {
  const { status, body } = await by.api.post('/sales-orders', await orderBody(approver?.userId ?? null))
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body
}

/** The answer to an action of an order, at its version. */
export const act = (by: Signed, { id, version }: Pick<OrderRow, 'id' | 'version'>, action: string, comment?: string) =>
  by.api.post(`/sales-orders/${id}/${action}`, { version, ...(comment !== undefined && { comment }) })

/** An order that waits for `approver`. */
export async function askedOrder(by: Signed, approver: Signed, comment?: string): Promise<OrderRow> {
  const { status, body } = await act(by, await newOrder(by, approver), 'request', comment)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}
