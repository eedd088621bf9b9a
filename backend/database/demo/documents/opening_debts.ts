import { addDays } from '@barem/resources/calc/days'
import { sum } from '@barem/resources/calc/exact'
import type { InputOf } from '#app/engine/behaviour_of'
import { dayAt, type Trade } from './trade.ts'

/** What customers owed before the demo's first day: the place of the customer, age in days, days of credit, dong. */
const OWED = [
  [2, 61, 30, '48250000'],
  [2, 40, 30, '17600000'],
  [9, 55, 30, '126900000'],
  [14, 33, 15, '9875000'],
  [21, 20, 30, '64380000'],
  [27, 12, 30, '31450000'],
] as const

/** Money of a customer that the company held. */
const HELD = [33, 6, '-15000000'] as const

/** What the old books say that customers owed, document by document. */
export function openingDebtBody({ customers }: Trade): InputOf<'opening-receivables'> {
  const customerAt = (place: number) => customers[place % customers.length]!.id
  const openedOn = dayAt(0)
  const owed = OWED.map(([place, age, credit, amount], index) => {
    const documentDate = addDays(openedOn, -age)
    const number = `HD-${String(871 + index * 13)}`
    return { customerId: customerAt(place), number, documentDate, dueDate: addDays(documentDate, credit), amount }
  })
  const [place, age, amount] = HELD
  const documentDate = addDays(openedOn, -age)
  const held = { customerId: customerAt(place), number: 'PT-0412', documentDate, amount, note: 'Khách ứng trước' }
  const lines = [...owed, held]
  const controlTotal = sum(lines.map((line) => line.amount)).toFixed()
  return { openedOn, controlTotal, lines, note: 'Chuyển từ sổ công nợ cũ, đã đối chiếu với khách hàng' }
}
