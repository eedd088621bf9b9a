import { exact, rounded } from '@barem/resources/calc/exact'
import { freezeWeight, hasBarem, theoreticalWeight, type PriceType } from '@barem/resources/calc/line'
import { convertPrice } from '@barem/resources/calc/price'
import type { Goods } from '@barem/resources/calc/settle'
import type { InputOf } from '#app/engine/behaviour_of'
import { dayAt, inTurn, someGoods, type Trade } from './trade.ts'

const STEPS = { piece: '500', actual_kg: '50', barem_kg: '50' } as const
const notes = [
  'Gọi trước khi giao 30 phút.',
  'Giao trước 10 giờ sáng.',
  'Cắt theo quy cách, buộc riêng từng bó.',
  'Khách tự bốc dỡ.',
  'Xuất kèm chứng chỉ chất lượng.',
]
/** How goods leave, and on what. */
const ways = [
  ['Giao tận công trình', 'Xe tải 8 tấn'],
  ['Giao tận công trình', 'Xe cẩu 15 tấn'],
  ['Nhận tại kho', 'Xe của khách'],
  ['Giao tận công trình', 'Xe tải 2,5 tấn'],
] as const
const payments = ['Chuyển khoản', 'Công nợ', 'Tiền mặt', 'Công nợ', 'Đặt cọc'] as const
const sites = [
  'Công trình Nhà máy A',
  'Công trình Trường học Bình Minh',
  'Xưởng số 2',
  'Bãi tập kết Cầu Vượt',
  'Công trình Khu nhà ở xã hội',
]

/**
 * Pieces: some 0.2 to 4 tonnes of what has a barem, by fives where there are many; a few coils, tens of what is only
 * counted.
 */
function quantityOf(product: Goods, { random }: Trade): string {
  if (product.weightMode === 'coil') return String(1 + random.below(3))
  const piece = theoreticalWeight({ ...freezeWeight(product), quantity: '1' })
  if (!Number(piece)) return String(10 * (1 + random.below(10)))
  const pieces = Math.ceil((200 + random.below(3800)) / Number(piece))
  return String(pieces > 20 ? 5 * Math.round(pieces / 5) : pieces)
}

/** What the scale said: a little less than the barem as a rule, sometimes far off; nothing before weighing. */
function weighed(
  product: Goods,
  quantity: string,
  { random }: Trade,
): { actualWeight: string; weightSource: 'weighed' } | null {
  if (product.weightMode === 'coil')
    return { actualWeight: String(Number(quantity) * (1900 + random.below(200))), weightSource: 'weighed' }
  const expected =
    hasBarem(product.weightMode) && random.chance(0.5)
      ? theoreticalWeight({ ...freezeWeight(product), quantity })
      : null
  return expected === null
    ? null
    : { actualWeight: rounded(exact.mul(expected, 0.962 + random.below(50) / 1000), 1), weightSource: 'weighed' }
}

function orderLine(product: Goods, trade: Trade) {
  const { random } = trade
  const wanted: PriceType = hasBarem(product.weightMode)
    ? random.pick(['piece', 'barem_kg', 'barem_kg', 'actual_kg'] as const)
    : product.priceType
  const price = convertPrice(product.sellingPrice, product.priceType, wanted, freezeWeight(product), {
    step: STEPS[wanted],
    direction: 'nearest',
  })
  const priceType = price === null ? product.priceType : wanted
  const quantity = quantityOf(product, trade)
  return {
    productId: product.id,
    quantity,
    priceType,
    salePrice: price ?? product.sellingPrice,
    ...weighed(product, quantity, trade),
  }
}

/**
 * The body of an order of a day, with 3 to 9 lines and once in a while more.
 * @param chosen its goods; some of all unless given
 */
export function orderBody(
  trade: Trade,
  day: number,
  approverId: string,
  chosen?: readonly Goods[],
): InputOf<'sales-orders'> {
  const { random, made } = trade
  const customer = random.pick(trade.customers)
  const count = random.chance(0.1) ? 10 + random.below(6) : 3 + random.below(7)
  // Most orders are of what is usually there, some of anything.
  const goods = chosen ?? someGoods(random.chance(0.8) ? { random, goods: trade.stocked } : trade, count)
  const [delivery, shipping] = inTurn(ways, day)
  return {
    customerId: customer.id,
    orderDate: dayAt(day),
    receivingDate: dayAt(day + 1 + random.below(5)),
    taxCode: customer.taxCode,
    contactPerson: customer.contactPerson,
    contactPhone: customer.contactPhone,
    shippingAddress: customer.warehouseAddress ?? customer.companyAddress,
    receivingWarehouse: random.chance(0.3) ? random.pick(sites) : null,
    exportingWarehouseId: made(random.chance(0.7) ? 'warehouses/Kho Tổng' : 'warehouses/Bãi Cảng'),
    salesMethodId: made(random.chance(0.5) ? 'sales-methods/Bán buôn' : 'sales-methods/Bán lẻ'),
    salesChannelId: made(`sales-channels/${random.pick(['Tại quầy', 'Điện thoại', 'Zalo', 'Đi thị trường'])}`),
    paymentMethodId: made(`payment-methods/${inTurn(payments, day)}`),
    deliveryMethodId: made(`delivery-methods/${delivery}`),
    shippingMethodId: made(`shipping-methods/${shipping}`),
    orderStatusId: made(`order-statuses/${random.pick(['Mới nhận', 'Chờ hàng', 'Đang xếp hàng', 'Đang xếp hàng'])}`),
    shippingFee: random.chance(0.6) ? String(100_000 * (2 + random.below(20))) : '0',
    note: random.chance(0.3) ? random.pick(notes) : null,
    lines: goods.map((product) => orderLine(product, trade)),
    approverId,
  }
}
