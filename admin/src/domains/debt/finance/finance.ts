import { dayInVietnam } from '@barem/resources/kit'
import { addDays } from '@barem/resources/calc/days'
import { useSearchParams } from 'react-router'
import { BOOK_PAGE, type BookFund, type CashBook, useBook, withAsked } from '../cash/book.ts'

/** Debts that are due on some days; null where they have no first day, or no last one. */
export type DueWeek = { from: string | null; to: string | null; receipts: string; payments: string }

/** What the server says of the money of the company, as far as the person may see it. */
export type Finance = {
  today: string
  funds: BookFund[]
  moved: {
    from: string
    to: string
    sum: CashBook['sum']
    days: { date: string; in: string; out: string }[]
  }
  /** What customers owe and suppliers are owed by weeks, and deposits of contracts, which have no day. */
  expected?: { weeks: DueWeek[]; receipts: string; payments: string; deposits: string }
}

/** Days that are shown unless the address says others. */
const USUAL_DAYS = 30

/** The money of the company, with the days of its address and what changes them. */
export function useFinance() {
  const [search, setSearch] = useSearchParams()
  const to = search.get('to') ?? dayInVietnam(new Date())
  const days = { from: search.get('from') ?? addDays(to, 1 - USUAL_DAYS), to }
  return {
    days,
    choose: (from: string, last: string) => setSearch({ from, to: last }, { replace: true }),
    ...useBook<Finance>('finance', days),
  }
}

/** The cash book that a figure is made of. */
export const bookPath = (asked: Readonly<Record<string, string>>): string => withAsked(BOOK_PAGE, asked)

const LISTS = {
  receipts: '/finance-accounting/debt-tracking',
  payments: '/finance-accounting/debt-tracking/payable',
} as const

/** The list of open debts that are due on some days; of all without days. */
export const duePath = (side: keyof typeof LISTS, { from, to }: Pick<DueWeek, 'from' | 'to'>): string =>
  withAsked(LISTS[side], { isOpen: 'true', dueDate_gte: from ?? '', dueDate_lte: to ?? '' })
