import { companySettings } from '#app/company/settings'
import { standingOn } from './as_of.ts'

/** A customer as answers name them. */
export type Named = { id: string; code: string; name: string }

/** SQL of a customer as answers name them. */
export const named = (alias: string): string =>
  `json_build_object('id', ${alias}.id, 'code', ${alias}.code, 'name', ${alias}.name)`

/**
 * SQL of what was open on a day of each document of customers: above zero what they owe, below zero money that is held
 * for them; `due` is the day by which it was to be paid.
 * @param day SQL of the day
 * @param customer SQL of one customer's id, null for all
 */
export const openItems = (day: string, customer: string): string => `
  select s.customer_id, s.invoice_id, s.transaction_id, s.opening_line_id, sum(s.amount) as open, min(s.due) as due
  from ${standingOn(day, customer)} s
  group by s.customer_id, s.invoice_id, s.transaction_id, s.opening_line_id having sum(s.amount) <> 0`

/** Days of lateness at which the buckets of aging end; what is later is in the last. */
export type Ends = readonly [first: number, second: number, third: number]

/** Those that the company has set. */
export async function endsOfBuckets(): Promise<Ends> {
  const { lateFirst, lateSecond, lateThird } = await companySettings()
  return [lateFirst, lateSecond, lateThird]
}

/** What customers owed by how late it was; the names of the buckets are those of their usual ends. */
export const bucketNames = ['balance', 'notDue', 'late30', 'late60', 'late90', 'later', 'unapplied'] as const

/** A document that is owed. What a payment gave beyond what was held on a day is no debt by itself. */
const OWED = 'i.open > 0 and i.transaction_id is null'

const late = (day: string) => `(${day}::date - i.due)`

/** SQL of money that pays nothing, of rows of {@link openItems} called `i`. */
export const unapplied = `coalesce(sum(i.open) filter (where not (${OWED})), 0)`

/** SQL of what each bucket holds, of rows of {@link openItems} called `i`: together they are the balance. */
export const buckets = (day: string, ends: Ends): Readonly<Record<(typeof bucketNames)[number], string>> => {
  const sum = (condition: string) => `coalesce(sum(i.open) filter (where ${condition}), 0)`
  const [first, second, third] = ends
  return {
    balance: 'coalesce(sum(i.open), 0)',
    notDue: sum(`${OWED} and ${late(day)} <= 0`),
    late30: sum(`${OWED} and ${late(day)} between 1 and ${first}`),
    late60: sum(`${OWED} and ${late(day)} between ${first + 1} and ${second}`),
    late90: sum(`${OWED} and ${late(day)} between ${second + 1} and ${third}`),
    later: sum(`${OWED} and ${late(day)} > ${third}`),
    unapplied,
  }
}

/** SQL of the days by which the oldest debt is late; 0 where nothing is. */
export const overdueDays = (day: string): string => `greatest(0, coalesce(max(${late(day)}) filter (where ${OWED}), 0))`
