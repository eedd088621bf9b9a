import { customer, invoiced } from '../debt/owing.ts'
import { issued, sellingOrder } from '../stock/issuing.ts'
import { posted, product, warehouse } from '../stock/stock.ts'

const FREE = { discountSource: 'manual', discount: '0', shippingFee: '0' }

const two = [
  { quantity: '200', actualWeight: '3575', priceType: 'piece', unitPrice: '259187.5' },
  { quantity: '100', actualWeight: '1820', priceType: 'piece', unitPrice: '277290' },
]

/** The worked example: 300 bars of two prices are here, 50 of them are sold by barem and leave with 893.5 kg. */
export async function example(more: object = {}) {
  const [productId, warehouseId, customerId] = [await product(), await warehouse(), await customer()]
  for (const line of two) await posted(warehouseId, [{ ...line, productId }])
  const line = { productId, quantity: '50', priceType: 'barem_kg', salePrice: '15500' }
  const order = await sellingOrder(warehouseId, [line], { customerId, ...FREE, ...more })
  const leaves = { productId, orderLineId: order.lines[0].id, quantity: '50', actualWeight: '893.5', reason: 'Cân nhẹ' }
  const issue = await issued(warehouseId, [leaves], { orderId: order.id, customerId })
  const invoice = await invoiced(order, '50')
  return { order, issue, invoice, customerId }
}
