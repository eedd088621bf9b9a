import { superAdmin } from '#tests/support/documents/lives'
import { orderBody } from '#tests/support/documents/orders'
import { FREE, stocked, type Row } from '../debt/owing.ts'
import { userId } from '../stock/issuing.ts'
import { reasonId, warehouseFor } from './returning.ts'

/** The body of an exchange of so many bars of an invoice for so many others of 200,000 dong each. */
export async function exchangeBody(sale: Row, back: string, taken: string, more: Record<string, object | null> = {}) {
  const { productId, warehouseId } = await stocked('100')
  const { customerId: _customer, ...order } = await orderBody(null, '2026-01-20')
  return {
    return: {
      ...{ invoiceId: sale.id, customerId: sale.customerId, documentDate: '2026-02-06', reasonId: await reasonId() },
      warehouseId: await warehouseFor('sale'),
      lines: [{ productId: sale.lines[0].productId, invoiceLineId: sale.lines[0].id, quantity: back }],
      ...more.return,
    },
    order: {
      ...{ ...order, receivingDate: '2026-02-20', exportingWarehouseId: warehouseId },
      ...FREE,
      lines: [{ productId, quantity: taken, priceType: 'piece', salePrice: '200000' }],
      ...more.order,
    },
    issue: { officerId: await userId(), driverName: 'Khách tự chở' },
    payment: more.payment ?? null,
  }
}

/** Takes back and sells at once. */
export const exchanged = async (body: object, way = ''): Promise<{ status: number; body: any }> =>
  (await superAdmin()).post(`/returns/exchange${way}`, body)
