/** Parts that invented names are made from. No company or person of these names is meant. */
export const surnames = ['Nguyễn', 'Trần', 'Lê', 'Phạm', 'Hoàng', 'Huỳnh', 'Phan', 'Vũ', 'Võ', 'Đặng', 'Bùi', 'Đỗ', 'Hồ', 'Ngô', 'Dương', 'Lý']
export const middleNames = ['Văn', 'Thị', 'Hữu', 'Minh', 'Thanh', 'Quốc', 'Ngọc', 'Đức', 'Xuân', 'Thu', 'Gia', 'Bảo']
export const givenNames = ['An', 'Bình', 'Chi', 'Dũng', 'Đạt', 'Giang', 'Hà', 'Hạnh', 'Hiếu', 'Hương', 'Khánh', 'Lan', 'Linh', 'Long', 'Mai', 'Nam', 'Nga', 'Nhung', 'Phúc', 'Quân', 'Sơn', 'Tâm', 'Thảo', 'Trang', 'Tuấn', 'Tùng', 'Vy', 'Yến', 'Ánh', 'Ước']

export const forms = [
  { name: 'Công ty TNHH', short: 'CT TNHH' },
  { name: 'Công ty Cổ phần', short: 'CTCP' },
  { name: 'Công ty TNHH Một thành viên', short: 'CT MTV' },
  { name: 'Doanh nghiệp tư nhân', short: 'DNTN' },
  { name: 'Hộ kinh doanh', short: 'HKD' },
] as const

export const trades = ['Cơ khí', 'Xây dựng', 'Kết cấu thép', 'Thương mại', 'Vật liệu xây dựng', 'Nhà xưởng', 'Đóng tàu', 'Nội thất', 'Cầu đường', 'Sản xuất và Thương mại Dịch vụ Xuất nhập khẩu Kết cấu thép']

/** Two syllables each; together with trade and form they name a made-up company. */
export const first = ['Sao', 'Trúc', 'Thạch', 'Lam', 'Ngân', 'Hải', 'Phong', 'Mộc', 'Đan', 'Vạn', 'Kim', 'Uyên', 'Trường', 'Bách', 'Thiên', 'Ân', 'Đông', 'Ấn', 'Ý', 'Quế']
export const second = ['Lĩnh', 'Đăng', 'Khuê', 'Vân', 'Tường', 'Nhiên', 'Chương', 'Lạc', 'Hòe', 'Dạ', 'Sa', 'Kỳ', 'Thụy', 'Vũ', 'Mạch', 'Á', 'Triều', 'Ngạn']

export const streets = ['Nguyễn Văn Linh', 'Lê Hồng Phong', 'Trần Phú', 'Quốc lộ 1A', 'Điện Biên Phủ', 'Hùng Vương', 'Lý Thường Kiệt', 'Phạm Văn Đồng', 'Võ Nguyên Giáp', 'Đường số 7']
/** Wards and provinces as they have been since July 2025. */
export const places = [
  'phường Hồng Bàng, thành phố Hải Phòng',
  'phường Long Biên, thành phố Hà Nội',
  'phường An Hải, thành phố Đà Nẵng',
  'phường Thủ Đức, Thành phố Hồ Chí Minh',
  'phường An Lạc, Thành phố Hồ Chí Minh',
  'phường Biên Hoà, thành phố Đồng Nai',
  'phường Ninh Kiều, thành phố Cần Thơ',
  'phường Vũ Ninh, tỉnh Bắc Ninh',
  'phường Phố Hiến, tỉnh Hưng Yên',
  'phường Bắc Nha Trang, tỉnh Khánh Hoà',
] as const
export const banks = ['Ngân hàng Demo Á Châu Mới', 'Ngân hàng Demo Sông Hồng', 'Ngân hàng Demo Cửu Long', 'Ngân hàng Demo Trường Sơn'] as const
export const branches = ['Chi nhánh Trung tâm', 'Chi nhánh Bắc', 'Chi nhánh Nam', 'Phòng giao dịch Khu công nghiệp'] as const
