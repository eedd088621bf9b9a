import { exactly } from '@barem/resources/calc/exact'
import { lineFigures } from '@barem/resources/calc/line'
import { orderTotals } from '@barem/resources/calc/totals'
import type { Contract } from '../src/domains/purchasing/papers/printed.ts'
import type { Order, OrderLine } from '../src/domains/sales/papers/printed.ts'

const goods = [
  ['SP0001', 'Thép cây D16 CB300-V Hòa Phát', 'Cây', '1.58', '11.7'],
  ['SP0002', 'Thép cây D20 CB400-V Pomina', 'Cây', '2.47', '11.7'],
  ['SP0003', 'Thép hộp mạ kẽm 40×80×1.2 Hòa Phát', 'Cây', '2.206667', '6'],
  [
    'SP0004',
    'Thép hình chữ H 200×200×8×12 Posco Yamato Vina, mác SS400, hàng chọn đường hàn nguội theo bản vẽ kỹ thuật',
    'Cây',
    '49.9',
    '12',
  ],
] as const

/** A line as the server answers it, its figures worked out as everywhere. */
function line(index: number): OrderLine {
  const [code, name, unit, barem, length] = goods[index % goods.length]!
  const frozen = { weightMode: 'per_meter', barem, baremBasis: 'metre', length } as const
  const written = {
    quantity: String(10 + index * 5),
    priceType: (['barem_kg', 'actual_kg', 'piece'] as const)[index % 3]!,
    unitPrice: index % 3 === 2 ? '286533.25' : '15500',
  }
  const figures = lineFigures({
    ...frozen,
    ...written,
    actualWeight: index === 0 ? '178.7' : null,
    weightSource: index === 0 ? 'weighed' : 'estimated',
  })
  return {
    id: `line-${index}`,
    product: { id: code, code, name },
    productName: name,
    unit,
    isService: false,
    englishUnit: null,
    ...frozen,
    ...written,
    theoreticalWeight: figures.theoreticalWeight,
    actualWeight: figures.actualWeight,
    errorMargin: figures.errorMargin?.percent ?? null,
    amount: figures.amount,
    weightSource: index === 0 ? 'weighed' : 'estimated',
    note: index === 1 ? 'Cắt theo quy cách 3 m' : null,
  }
}

const person = (name: string) => ({ id: name, code: 'NV0001', name })
const address = (text: string) =>
  ({ system: 'new', province: '31', district: null, ward: '11311', street: text, text }) as const

/** An approved order of so many lines. */
export function sampleOrder(count: number, more: Partial<Order> = {}): Order {
  const lines = Array.from({ length: count }, (_, index) => line(index))
  const totals = orderTotals({
    lines: lines.map((each) => ({ ...each, pieces: each.quantity, estimated: each.amount })),
    discount: '100000',
    shipping: '500000',
    oldDebt: '30000000',
  })
  return {
    id: '0192',
    code: 'DH-2611-00042',
    status: 'approved',
    revision: 1,
    createdBy: person('Nguyễn Thị Hạnh'),
    customer: { id: 'c1', code: 'KH0012', name: 'Công ty TNHH Một thành viên Kết cấu thép Trường Thịnh' },
    orderDate: '2026-11-05',
    contractNumber: 'HĐ-18/2026',
    taxCode: '0199990011',
    contactPerson: 'Phạm Quốc Đạt',
    contactPhone: '0980000012',
    shippingAddress: address('Số 245 Võ Nguyên Giáp, phường Biên Hòa, thành phố Đồng Nai'),
    receivingWarehouse: 'Công trình Cầu Rạch Miễu',
    receivingDate: '2026-11-07',
    receivingOfficer: 'Lê Hữu Dũng',
    exportingWarehouse: { id: 'w', code: 'KHO0001', name: 'Kho Tổng' },
    deliveryMethod: { id: 'd', code: 'GH0001', name: 'Giao tận công trình' },
    shippingMethod: { id: 's', code: 'VC0003', name: 'Xe cẩu 15 tấn' },
    paymentMethod: { id: 'p', code: 'TT0002', name: 'Chuyển khoản' },
    itemCount: totals.itemCount,
    ...{ issuedCount: '0', issuedWeight: '0', invoicedCount: '0', invoicedTotal: '0' },
    theoreticalWeight: totals.theoreticalWeight,
    actualWeight: totals.actualWeight,
    total: totals.total,
    discount: totals.discount,
    shippingFee: totals.shipping,
    grandTotal: totals.grandTotal,
    oldDebt: totals.oldDebt,
    vat: 'off',
    tax: null,
    quotedUntil: null,
    note: 'Giao trước 10 giờ sáng, gọi trước khi đến.',
    lines,
    approval: {
      status: 'approved',
      tasks: [{ status: 'approved', decidedAt: '2026-11-05T08:30:00Z', decidedBy: person('Trần Thị Mai') }],
    },
    ...more,
  }
}

/** A fixed contract of so many lines, one of them in tonnes, with a price that takes over later. */
export function sampleContract(count: number, more: Partial<Contract> = {}): Contract {
  const { lines, ...order } = sampleOrder(count)
  const total = order.total!
  return {
    id: '0193',
    code: 'HDM-2611-0007',
    status: 'approved',
    revision: 0,
    createdBy: order.createdBy,
    approval: order.approval,
    supplier: { id: 's1', code: 'NCC0003', name: 'Công ty Cổ phần Thép Việt Đức' },
    contractNumber: 'VĐ/2026/118',
    contractDate: '2026-02-05',
    validFrom: '2026-02-05',
    validTo: '2026-12-31',
    contactPerson: 'Võ Ngọc Giang',
    contactPhone: '0980000501',
    kind: 'fixed',
    weightTerm: 'our_scale',
    tolerance: '0.5',
    receivingWarehouse: { id: 'w', code: 'KHO0001', name: 'Kho Tổng' },
    deliveryMethod: null,
    shippingMethod: null,
    paymentMethod: null,
    receivingDate: '2026-02-20',
    depositPercent: '30',
    depositAmount: null,
    paymentDays: null,
    paymentTerms: 'Thanh toán phần còn lại trong vòng 15 ngày kể từ ngày nhận đủ hàng và hóa đơn.',
    vat: 'off',
    tax: null,
    itemCount: order.itemCount,
    theoreticalWeight: order.theoreticalWeight,
    shippingFee: '0',
    total,
    grandTotal: total,
    note: null,
    lines: lines.map(({ actualWeight: _actual, errorMargin: _margin, weightSource: _source, ...each }, index) => ({
      ...each,
      unitPrice: each.unitPrice!,
      quantityUnit: index === 1 ? 'tonne' : 'piece',
    })),
    prices: [
      {
        id: 'p1',
        product: { id: 'SP0001', code: 'SP0001', name: goods[0][1] },
        validFrom: '2026-03-01',
        unitPrice: String(exactly('15350')),
        note: null,
      },
    ],
    ...more,
  }
}
