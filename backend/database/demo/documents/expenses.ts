import { addDays } from '@barem/resources/calc/days'
import { exact } from '@barem/resources/calc/exact'
import { transition } from '#app/resources/write/transition'
import { engine } from '#app/resources/serving'
import { addDocument, writer } from './add_document.ts'
import { leastFrom } from './payables.ts'
import { dayAt, DAYS, type Trade } from './trade.ts'

/** People without an account, their phone, and where they work. */
const EMPLOYEES = [
  ['Lái xe Nguyễn Văn Demo', '0900000501', 'Kho vận'],
  ['Lái xe Trần Văn Mẫu', '0900000502', 'Kho vận'],
  ['Tổ bốc xếp Lê Văn Thử', '0900000503', 'Kho vận'],
  ['Nhân viên kinh doanh Phạm Thị Mẫu', '0900000504', 'Phòng kinh doanh'],
  ['Lái xe Hoàng Văn Cũ', '0900000505', 'Kho vận'],
] as const

/** Day of the demo, who, dong of the advance, what for, and dong of the claim after it, if there is one yet. */
const TRIPS = [
  [DAYS - 52, 0, '2500000', 'Giao thép đi Bắc Ninh', '1750000'],
  [DAYS - 38, 3, '3000000', 'Thăm khách hàng ở Hải Phòng', '3420000'],
  [DAYS - 21, 1, '1800000', 'Chở thép cuộn từ Hòa Phát Demo', null],
  [DAYS - 8, 2, '1200000', 'Thuê người bốc xếp công trình', null],
] as const

/** An advance of the old books, which the last of these people still holds: days before the first one, and dong. */
const HELD = { number: 'TU-0087', age: 12, amount: '1200000', note: 'Tạm ứng xăng xe chưa quyết toán' } as const

type Costs = [category: string, amount: string][]

/** What a ticket or a slip is for. */
interface Trip {
  type: 'advance' | 'reimbursement'
  day: number
  employeeId: string
  purpose: string
}

/** Trips of employees: an advance that is asked for, approved and paid, and what of it was claimed and paid back. */
export async function addExpenses({ made }: Trade, users: ReadonlyMap<string, string>): Promise<void> {
  const [clerk, approverId] = [users.get('ketoan.demo')!, users.get('superadmin')!]
  const at = (day: string, time: string) => new Date(`${day}T${time}:00+07:00`)
  const employees: string[] = []
  for (const [name, phone, department] of EMPLOYEES) {
    const body = { name, phone, departmentId: made(`departments/${department}`) }
    employees.push(await addDocument('employees', body, [], writer(clerk, at(dayAt(0), '08:00'))))
  }

  const { age, ...held } = HELD
  const line = { ...held, employeeId: employees.at(-1)!, documentDate: addDays(dayAt(0), -age) }
  const opening = { openedOn: dayAt(0), controlTotal: held.amount, lines: [line] }
  await addDocument('opening-advances', opening, ['post'], writer(clerk, at(dayAt(0), '08:20')))

  /** A ticket that is asked for and approved on its day. */
  async function approvedTicket({ type, day, employeeId, purpose }: Trip, costs: Costs) {
    const [documentDate, by] = [dayAt(day), writer(clerk, at(dayAt(day), '08:40'))]
    const lines = costs.map(([category, amount]) => ({
      businessExpenseId: made(`business-expenses/${category}`),
      spentOn: documentDate,
      amount,
    }))
    const body = { type, employeeId, documentDate, approverId, purpose, lines }
    const id = await addDocument('expense-tickets', body, ['request'], by)
    const definition = engine.lookup('expense-tickets')
    const boss = writer(approverId, at(documentDate, '09:10'))
    await transition(engine, definition, id, 'approve', { version: null, comment: null }, boss)
    return id
  }

  /** A slip of a ticket from the till, paid where there is the money. */
  async function slip({ type, day, employeeId, purpose }: Trip, expenseTicketId: string, cost: string) {
    const [documentDate, fundId] = [dayAt(day), made('funds/Quỹ tiền mặt')]
    const isThere = exact.sub(await leastFrom(fundId, documentDate), cost).gte(0)
    const body = {
      ...{ type, employeeId, expenseTicketId, documentDate, fundId, payer: 'Thủ quỹ', content: purpose },
      ...{ attachmentName: 'Giấy đề nghị', lines: [{ itemName: purpose, cost, quantity: '1' }] },
    }
    const by = writer(users.get('thuquy.demo')!, at(documentDate, '10:20'))
    await addDocument('payment-slips', body, isThere ? ['pay'] : [], by)
  }

  for (const [day, who, advance, purpose, claim] of TRIPS) {
    const trip: Trip = { type: 'advance', day, employeeId: employees[who]!, purpose }
    await slip(trip, await approvedTicket(trip, [['Xăng xe', advance]]), advance)
    if (claim === null) continue
    const road = exact.sub(claim, '600000').toFixed()
    const costs: Costs = [
      ['Xăng xe', road],
      ['Phí cầu đường', '250000'],
      ['Phụ cấp ăn', '350000'],
    ]
    const back: Trip = { ...trip, type: 'reimbursement', day: day + 3 }
    const spent = await approvedTicket(back, costs)
    const more = exact.sub(claim, advance)
    if (more.gt(0)) await slip({ ...back, day: day + 4 }, spent, more.toFixed())
  }
}
