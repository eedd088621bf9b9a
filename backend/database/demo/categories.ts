/** Categories of a steel trader, by resource: code is given by the system in this order. */
export const categories = {
  'customer-types': ['Đại lý cấp 1', 'Đại lý cấp 2', 'Nhà thầu xây dựng', 'Xưởng cơ khí', 'Khách dự án', 'Khách lẻ'],
  'partner-types': ['Nhà máy sản xuất', 'Nhà nhập khẩu', 'Nhà phân phối', 'Đơn vị vận tải', 'Đơn vị gia công'],
  'product-groups': ['Thép xây dựng', 'Thép hình', 'Thép hộp', 'Thép ống', 'Thép tấm và cuộn', 'Tôn và xà gồ'],
  departments: ['Ban giám đốc', 'Phòng kinh doanh', 'Phòng kế toán', 'Phòng mua hàng', 'Kho vận', 'Hành chính nhân sự', 'Công nghệ thông tin'],
  positions: ['Giám đốc', 'Trưởng phòng', 'Kế toán trưởng', 'Kế toán viên', 'Nhân viên kinh doanh', 'Nhân viên mua hàng', 'Thủ kho', 'Lái xe'],
} as const

/** Product types with the group each belongs to. */
export const productTypes: readonly (readonly [string, (typeof categories)['product-groups'][number]])[] = [
  ['Thép thanh vằn', 'Thép xây dựng'],
  ['Thép cuộn trơn', 'Thép xây dựng'],
  ['Thép chữ V', 'Thép hình'],
  ['Thép chữ I', 'Thép hình'],
  ['Thép chữ U', 'Thép hình'],
  ['Thép chữ H', 'Thép hình'],
  ['Thép hộp vuông', 'Thép hộp'],
  ['Thép hộp chữ nhật', 'Thép hộp'],
  ['Thép ống đen', 'Thép ống'],
  ['Thép ống mạ kẽm', 'Thép ống'],
  ['Thép tấm cán nóng', 'Thép tấm và cuộn'],
  ['Thép cuộn cán nguội', 'Thép tấm và cuộn'],
  ['Tôn lạnh', 'Tôn và xà gồ'],
  ['Xà gồ chữ C', 'Tôn và xà gồ'],
]
