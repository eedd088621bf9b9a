import { steelFamilies, steelGroups } from './steel_families.ts'

/** What other money is for. */
const OTHER_EXPENSES = ['Thuê kho bãi', 'Điện nước', 'Phí ngân hàng', 'Lãi tiền gửi'] as const

/** What trips cost. */
const TRIP_EXPENSES = ['Xăng xe', 'Phí cầu đường', 'Lưu trú', 'Phụ cấp ăn'] as const

/** Categories of a steel trader, by resource: code is given by the system in this order. */
export const categories = {
  'customer-types': ['Đại lý cấp 1', 'Đại lý cấp 2', 'Nhà thầu xây dựng', 'Xưởng cơ khí', 'Khách dự án', 'Khách lẻ'],
  'partner-types': ['Nhà máy sản xuất', 'Nhà nhập khẩu', 'Nhà phân phối', 'Đơn vị vận tải', 'Đơn vị gia công'],
  'product-groups': Object.values(steelGroups).map(({ vi }) => vi),
  departments: [
    'Ban giám đốc',
    'Phòng kinh doanh',
    'Phòng kế toán',
    'Phòng mua hàng',
    'Kho vận',
    'Hành chính nhân sự',
    'Công nghệ thông tin',
  ],
  positions: [
    'Giám đốc',
    'Trưởng phòng',
    'Kế toán trưởng',
    'Kế toán viên',
    'Nhân viên kinh doanh',
    'Nhân viên mua hàng',
    'Thủ kho',
    'Lái xe',
    'Thủ quỹ',
  ],
  'sales-channels': ['Tại quầy', 'Điện thoại', 'Zalo', 'Đi thị trường', 'Sàn thương mại điện tử'],
  'sales-methods': ['Bán lẻ', 'Bán buôn', 'Bán theo dự án', 'Bán giao thẳng từ nhà máy'],
  'delivery-methods': ['Giao tận công trình', 'Nhận tại kho', 'Giao thẳng từ nhà máy'],
  'shipping-methods': ['Xe tải 2,5 tấn', 'Xe tải 8 tấn', 'Xe cẩu 15 tấn', 'Đầu kéo rơ moóc', 'Xe của khách'],
  'warehouse-types': ['Kho chính', 'Bãi ngoài trời', 'Kho hàng gửi', 'Kho cắt uốn'],
  'business-expenses': [
    'Bốc xếp',
    'Cẩu hàng',
    'Cân xe',
    'Cắt theo quy cách',
    'Lưu kho',
    ...OTHER_EXPENSES,
    ...TRIP_EXPENSES,
  ],
  'return-reasons': ['Giao sai quy cách', 'Thừa so với công trình', 'Gỉ sét', 'Cong vênh', 'Khách đổi hàng'],
} as const satisfies Record<string, readonly string[]>

/** Where money is kept. */
export const funds = [
  { name: 'Quỹ tiền mặt', kind: 'cash' },
  {
    name: 'Tài khoản Demo Sông Hồng',
    kind: 'bank',
    // A number that no account of that bank has: a code of the demo pays nobody.
    bankAccountNumber: '000000000041',
    bankBin: '970436',
    bankName: 'Ngân hàng Demo Sông Hồng',
    bankBranch: 'Chi nhánh Trung tâm',
  },
] as const

/** How customers pay, and the fund that the money goes to. */
export const paymentMethods = [
  ['Tiền mặt', 'Quỹ tiền mặt'],
  ['Chuyển khoản', 'Tài khoản Demo Sông Hồng'],
  ['Công nợ', null],
  ['Đặt cọc', 'Quỹ tiền mặt'],
] as const

/** Product types with the group each belongs to. */
export const productTypes: readonly (readonly [string, string])[] = Object.values(steelFamilies).map(
  ({ vi, group }) => [vi, steelGroups[group].vi],
)

/** What is said of products of a type besides their dimensions, each with a hint. */
export const attributeTemplates: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [steelFamilies.sheet.vi]: {
    Màu: 'xanh ngọc, đỏ đậm, trắng sữa',
    'Lớp mạ': 'AZ50, Z80',
    'Kiểu sóng': '5, 9 hoặc 11 sóng',
  },
  [steelFamilies.purlin.vi]: { 'Lớp mạ': 'Z120, Z180', Kiểu: 'C hoặc Z' },
  [steelFamilies.pipe.vi]: { 'Lớp mạ': 'đen, mạ kẽm, nhúng nóng', 'Đầu ống': 'trơn hoặc ren' },
}

/** Units, the derived ones after those that they are made of. */
export const units: readonly { name: string; englishName: string; base?: string; factor?: string }[] = [
  { name: 'Cây', englishName: 'Bar' },
  { name: 'Tấm', englishName: 'Plate' },
  { name: 'Mét', englishName: 'Metre' },
  { name: 'Kg', englishName: 'Kg' },
  { name: 'Cuộn', englishName: 'Coil' },
  { name: 'Tấn', englishName: 'Tonne', base: 'Kg', factor: '1000' },
  { name: 'Bó', englishName: 'Bundle', base: 'Cây', factor: '100' },
]

/** Labels of orders with their colours. */
export const orderStatuses: readonly (readonly [string, string])[] = [
  ['Mới nhận', '#3a6ea5'],
  ['Chờ hàng', '#b7791f'],
  ['Đang xếp hàng', '#6b46c1'],
  ['Đã giao', '#2f855a'],
  ['Khiếu nại', '#c53030'],
]

/** Bands of weight deviation: name, English name, threshold in percent, colour. */
export const deviationBands: readonly (readonly [string, string, string, string])[] = [
  ['Lệch nhẹ', 'Slight', '1', '#b7791f'],
  ['Lệch nhiều', 'Large', '3', '#dd6b20'],
  ['Vượt dung sai', 'Beyond tolerance', '5', '#c53030'],
]

/** Warehouses with type and address, and what their goods are for where they are not sold. */
export const warehouses: readonly (readonly [string, string, string, ('quarantine' | 'scrap')?])[] = [
  ['Kho Tổng', 'Kho chính', 'Số 18 Quốc lộ 5, phường Hồng Bàng, thành phố Hải Phòng'],
  ['Kho hàng lỗi', 'Kho chính', 'Số 18 Quốc lộ 5, phường Hồng Bàng, thành phố Hải Phòng', 'quarantine'],
  ['Bãi phế liệu', 'Bãi ngoài trời', 'Số 18 Quốc lộ 5, phường Hồng Bàng, thành phố Hải Phòng', 'scrap'],
  ['Bãi Cảng', 'Bãi ngoài trời', 'Lô B4 Đường số 7, phường Long Biên, thành phố Hà Nội'],
  ['Xưởng cắt uốn', 'Kho cắt uốn', 'Số 245 Võ Nguyên Giáp, phường Biên Hòa, thành phố Đồng Nai'],
]
