import { exact } from '@barem/resources/calc/exact'
import { freezeWeight, hasBarem, theoreticalWeight } from '@barem/resources/calc/line'
import { convertPrice } from '@barem/resources/calc/price'
import { onStep } from '@barem/resources/calc/steps'
import type { Goods } from '@barem/resources/calc/settle'
import type { InputOf } from '#app/engine/behaviour_of'
import { dayAt, DAYS, inTurn, RECENT, someGoods, type Trade } from './trade.ts'

const terms = [
  { paymentDays: 15, paymentTerms: 'Thanh toán 100% bằng chuyển khoản theo hóa đơn của bên bán.' },
  { paymentDays: null, paymentTerms: 'Đặt cọc khi ký, phần còn lại thanh toán trước khi xuất hàng.' },
  {
    paymentDays: 30,
    paymentTerms:
      'Thanh toán từng đợt giao theo hóa đơn của bên bán. Chậm quá hạn tính lãi theo lãi suất tiền gửi của ngân hàng hai bên cùng chọn.',
  },
]

/** How the goods come, and on what. */
const ways = [
  ['Giao thẳng từ nhà máy', 'Đầu kéo rơ moóc'],
  ['Nhận tại kho', 'Xe cẩu 15 tấn'],
] as const
type Line = NonNullable<InputOf<'purchase-contracts'>['lines']>[number]

const payments = ['Chuyển khoản', 'Đặt cọc', 'Công nợ'] as const

/** Dong for one kg by barem. */
export const kgPrice = (product: Goods) =>
  convertPrice(product.costPrice, product.priceType, 'barem_kg', freezeWeight(product), {
    step: '10',
    direction: 'nearest',
  })

/** Whole tens of pieces that weigh about so many tonnes by barem. */
const piecesOf = (product: Goods, tonnes: number) =>
  String(10 * Math.ceil((100 * tonnes) / Number(theoreticalWeight({ ...freezeWeight(product), quantity: '1' }))))

/** The body of a contract of a day: fixed, or open-ended with prices that change from month to month. */
export function contractBody(trade: Trade, day: number, approverId: string): InputOf<'purchase-contracts'> {
  const { random, made } = trade
  const supplier = random.pick(trade.suppliers)
  // Those of earlier months are over: all that they name has come.
  const isOver = day < DAYS - RECENT - 14
  const kind = isOver || random.chance(0.6) ? 'fixed' : 'open_ended'
  const weightTerm = random.pick(['our_scale', 'supplier_scale', 'barem'] as const)
  const goods = someGoods(
    trade,
    2 + random.below(5),
    (product) => hasBarem(product.weightMode) && kgPrice(product) !== null,
  )
  const lines = goods.map((product): Line => {
    const tonnes = 4 + random.below(16)
    const quantity: Pick<Line, 'quantity' | 'quantityUnit'> =
      !isOver && random.chance(0.5)
        ? { quantity: String(tonnes), quantityUnit: 'tonne' }
        : { quantity: piecesOf(product, tonnes), quantityUnit: 'piece' }
    return {
      productId: product.id,
      ...(kind === 'fixed' ? quantity : { quantityUnit: 'tonne' }),
      priceType: weightTerm === 'barem' ? 'barem_kg' : 'actual_kg',
      unitPrice: kgPrice(product)!,
    }
  })
  const [delivery, shipping] = inTurn(ways, day)
  const dated = [30, 60].map((later, month) => ({
    productId: goods[0]!.id,
    validFrom: dayAt(day + later),
    unitPrice: onStep(exact.mul(lines[0]!.unitPrice, 1.01 + month / 100), { step: '10', direction: 'nearest' }),
  }))
  return {
    supplierId: supplier.id,
    contractNumber: `HĐ-${dayAt(day).slice(2, 4)}/${String(100 + random.below(800))}`,
    contractDate: dayAt(day),
    validFrom: dayAt(day),
    validTo: dayAt(day + 90 * (1 + random.below(3))),
    contactPerson: supplier.contactPerson,
    contactPhone: supplier.contactPhone,
    kind,
    weightTerm,
    tolerance: random.pick(['0.3', '0.5', '1']),
    receivingWarehouseId: made('warehouses/Kho Tổng'),
    receivingDate: dayAt(day + 7 + random.below(14)),
    deliveryMethodId: made(`delivery-methods/${delivery}`),
    shippingMethodId: made(`shipping-methods/${shipping}`),
    paymentMethodId: made(`payment-methods/${inTurn(payments, day)}`),
    lines,
    prices: kind === 'open_ended' ? dated : [],
    depositPercent: random.chance(0.5) ? random.pick(['10', '20', '30']) : null,
    ...random.pick(terms),
    approverId,
  }
}
