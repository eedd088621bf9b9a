import { companySettings } from '#app/company/settings'
import { mayBeOwed } from '@barem/resources/debts'
import { snake } from '@barem/resources/kit'
import { standingOn } from './as_of.ts'
import { isNoneOf, type KeptDebts, keyColumns, partyColumn } from './item_sql.ts'

/** A party as answers name it. */
export type Named = { id: string; code: string; name: string }

/** SQL of a party as answers name it. */
export const named = (alias: string): string =>
  `json_build_object('id', ${alias}.id, 'code', ${alias}.code, 'name', ${alias}.name)`

/**
 * SQL of what was open on a day of each item: above zero what its party owes, below zero money that is held for it;
 * `due` is the day by which it was to be paid.
 * @param day SQL of the day
 * @param party SQL of the id of one party, null for all
 */
export const openItems = (debts: KeptDebts, day: string, party: string): string => `
  select ${keyColumns(debts, 's')}, sum(s.amount) as open, min(s.due) as due
  from ${standingOn(debts, day, party)} s
  group by ${keyColumns(debts, 's')} having sum(s.amount) <> 0`

/** Days of lateness at which the buckets of aging end; what is later is in the last. */
export type Ends = readonly [first: number, second: number, third: number]

/** Those that the company has set. */
export async function endsOfBuckets(): Promise<Ends> {
  const { lateFirst, lateSecond, lateThird } = await companySettings()
  return [lateFirst, lateSecond, lateThird]
}

/** What parties owed by how late it was; the names of the buckets are those of their usual ends. */
export const bucketNames = ['balance', 'notDue', 'late30', 'late60', 'late90', 'later', 'unapplied'] as const

/** SQL of whether an item is a debt. A payment never is, even where it gave more than was held on that day. */
const isOwed = ({ items }: KeptDebts) =>
  `i.open > 0 and ${isNoneOf(
    items.filter((item) => !mayBeOwed(item)),
    'i',
  )}`

const late = (day: string) => `(${day}::date - i.due)`

/** SQL of money that pays nothing, of rows of {@link openItems} called `i`. */
export const unapplied = (debts: KeptDebts): string => `coalesce(sum(i.open) filter (where not (${isOwed(debts)})), 0)`

/** SQL of what each bucket holds, of rows of {@link openItems} called `i`: together they are the balance. */
export function buckets(
  debts: KeptDebts,
  day: string,
  ends: Ends,
): Readonly<Record<(typeof bucketNames)[number], string>> {
  const owed = isOwed(debts)
  const sum = (condition: string) => `coalesce(sum(i.open) filter (where ${condition}), 0)`
  const [first, second, third] = ends
  return {
    balance: 'coalesce(sum(i.open), 0)',
    notDue: sum(`${owed} and ${late(day)} <= 0`),
    late30: sum(`${owed} and ${late(day)} between 1 and ${first}`),
    late60: sum(`${owed} and ${late(day)} between ${first + 1} and ${second}`),
    late90: sum(`${owed} and ${late(day)} between ${second + 1} and ${third}`),
    later: sum(`${owed} and ${late(day)} > ${third}`),
    unapplied: unapplied(debts),
  }
}

/** SQL of the days by which the oldest debt is late; 0 where nothing is. */
export const overdueDays = (debts: KeptDebts, day: string): string =>
  `greatest(0, coalesce(max(${late(day)}) filter (where ${isOwed(debts)}), 0))`

/**
 * SQL of what each party owed on a day by how late it was, one row each: `party_id`, the buckets, and `overdue_days`.
 * @param day SQL of the day
 * @param party SQL of the id of one party, null for all
 */
export function agingOn(debts: KeptDebts, day: string, party: string, ends: Ends): string {
  const sums = Object.entries(buckets(debts, day, ends)).map(([name, sql]) => `${sql} as ${snake(name)}`)
  return `select ${partyColumn(debts, 'i')} as party_id, ${sums.join(', ')}, ${overdueDays(debts, day)} as overdue_days
    from (${openItems(debts, day, party)}) i group by 1`
}
