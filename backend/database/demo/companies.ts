import type { NewAccount, NewRole } from '#app/identity/create_company'

/** The password of every demo account. No account outside the demo has a password given in advance. */
export const DEMO_PASSWORD = 'Barem@2026'

export interface DemoCompany {
  code: string
  name: string
  shortName: string
  phone: string
  taxCode: string
  address: string
  contactPerson: string
  seed: number
  customers: number
  suppliers: number
  accounts: NewAccount[]
  roles: readonly NewRole[]
}

/** Role groups of the warehouse and of the till, each with one person. */
const roles: readonly NewRole[] = [
  {
    code: 'THUKHO',
    name: 'Thủ kho',
    permissions: ['21.v', '45.c', '45.u', '46.c', '46.u', '47.v', '62.c', '62.u', '63.c', '63.u'],
  },
  {
    code: 'KETOANKHO',
    name: 'Kế toán kho',
    permissions: ['45.f', '46.f', '47.v', '58.v', '62.f', '63.f', '70.c', '70.u'],
  },
  { code: 'THUQUY', name: 'Thủ quỹ', permissions: ['22.v', '24.c', '25.v', '65.f'] },
]

type Names = [string, string, string, string, string, string, string]

const accounts = (domain: string, digit: string, names: Names): NewAccount[] =>
  (
    [
      ['superadmin', 'R001', 'giamdoc'],
      ['quantri.demo', 'R002', 'quantri'],
      ['ketoan.demo', 'R003', 'ketoan'],
      ['nhanvien.demo', 'R004', 'nhanvien'],
      ['thukho.demo', 'THUKHO', 'thukho'],
      ['ketoankho.demo', 'KETOANKHO', 'ketoankho'],
      ['thuquy.demo', 'THUQUY', 'thuquy'],
    ] as const
  ).map(([username, role, mailbox], index) => ({
    username,
    role,
    fullName: names[index]!,
    email: `${mailbox}@${domain}.example`,
    phone: `09000000${digit}${index + 1}`,
    password: DEMO_PASSWORD,
  }))

export const demoCompanies: readonly DemoCompany[] = [
  {
    code: 'DONGA',
    name: 'Thép Đông Á (demo)',
    shortName: 'Thép Đông Á',
    phone: '0900000010',
    taxCode: '0199990011',
    address: 'Số 18 Quốc lộ 5, phường Hồng Bàng, thành phố Hải Phòng',
    contactPerson: 'Trần Thị Ánh Dương',
    seed: 20_26_01,
    customers: 72,
    suppliers: 14,
    accounts: accounts('donga', '1', [
      'Trần Thị Ánh Dương',
      'Lê Minh Quân',
      'Phạm Thu Hà',
      'Nguyễn Văn Ước',
      'Đỗ Văn Khánh',
      'Vũ Thị Nhung',
      'Hoàng Thị Lan',
    ]),
    roles,
  },
  {
    code: 'PHUONGNAM',
    name: 'Thép Phương Nam (demo)',
    shortName: 'Thép Phương Nam',
    phone: '0900000020',
    taxCode: '3699990061',
    address: 'Số 245 Võ Nguyên Giáp, phường Biên Hòa, thành phố Đồng Nai',
    contactPerson: 'Huỳnh Quốc Bảo',
    seed: 20_26_02,
    customers: 64,
    suppliers: 12,
    accounts: accounts('phuongnam', '2', [
      'Huỳnh Quốc Bảo',
      'Võ Ngọc Trang',
      'Đặng Thanh Tâm',
      'Bùi Hữu Phúc',
      'Lý Hữu Đạt',
      'Dương Thị Hạnh',
      'Ngô Thị Yến',
    ]),
    roles,
  },
]
