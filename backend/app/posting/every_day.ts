import { given } from '@barem/resources/calc/exact'
import { snake, type Ledger, type LedgerBalance } from '@barem/resources/kit'
import type { Balances, Keys, PlannedEntry, PostingRefusal } from '@barem/resources/posting'
import { rowsOf } from '#app/tenancy/run'
import { combinations } from './balance_rows.ts'

type Row = Record<string, string | null>

/**
 * The days on which a balance would be below zero, the first of each combination of keys, though it is not below zero
 * now: entries that are dated after `day` made up for it.
 * @param now what the balances come to with what is about to be entered
 */
async function shortDays(
  { table }: Ledger,
  { per, everyDay }: LedgerBalance,
  day: string,
  now: readonly Record<string, string>[],
): Promise<Row[]> {
  const keys = per.map(snake)
  const same = keys.map((key) => `e.${key} = w.${key}`).join(' and ')
  return rowsOf<Row>(
    `with later as (
       select ${keys.map((key) => `w.${key}`).join(', ')}, w.now, e.date, sum(e.${snake(everyDay!)}) as moved
         from jsonb_to_recordset($1::jsonb) as w(${keys.map((key) => `${key} uuid`).join(', ')}, now numeric)
         join ${table} e on e.tenant_id = app_tenant() and e.date > $2::date and ${same}
         group by ${keys.map((key) => `w.${key}`).join(', ')}, w.now, e.date
     ), days as (
       select ${keys.join(', ')},
         coalesce(lag(date) over (partition by ${keys.join(', ')} order by date), $2::date) as day,
         now - sum(moved) over (partition by ${keys.join(', ')} order by date desc) as left_over
         from later
     )
     select distinct on (${keys.join(', ')}) ${per.map((key) => `${snake(key)}::text as "${key}"`).join(', ')},
       day::text as day, left_over::text as "left"
       from days where left_over < 0 order by ${keys.join(', ')}, days.day`,
    [JSON.stringify(now), day],
  )
}

/** Refusals of entries that leave a balance below zero on some day since theirs. */
export async function refusalsOfDays(
  ledger: Ledger,
  balances: Balances,
  entries: readonly PlannedEntry[],
  { field, day }: { field: string; day: string },
): Promise<PostingRefusal[]> {
  const refusals: PostingRefusal[] = []
  for (const balance of ledger.balances) {
    const measure = balance.everyDay
    const leaving = measure ? entries.filter((entry) => given(entry.measures[measure]!, measure).isNegative()) : []
    if (measure === null || leaving.length === 0) continue
    const then = balances.copy()
    for (const entry of entries) then.add(entry)
    const now = combinations(
      balance,
      leaving.map(({ keys }) => keys),
    ).map((keys) => ({
      ...Object.fromEntries(Object.entries(keys).map(([key, id]) => [snake(key), id])),
      now: then.of(balance, keys)[measure]!,
    }))
    for (const { day: short, left, ...keys } of await shortDays(ledger, balance, day, now))
      refusals.push({
        code: 'PRO_ERR_007',
        line: null,
        field,
        rule: 'stock_shortDay',
        keys: keys as Keys,
        meta: { day: short!, missing: given(left!, 'left').neg().toFixed() },
      })
  }
  return refusals
}
