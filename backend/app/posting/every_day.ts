import { given } from '@barem/resources/calc/exact'
import { snake, tableName, type Field, type Ledger, type LedgerBalance } from '@barem/resources/kit'
import type { Keys, PlannedEntry, PostingRefusal } from '@barem/resources/posting'
import type { Balances } from '@barem/resources/posting'
import { rowsOf } from '#app/tenancy/run'
import { combinations } from './balance_rows.ts'

type Row = Record<string, string | null>

/** SQL that leaves out of `w` the keys whose balances may be below zero. */
function withoutExempt({ keys, short }: Ledger): string {
  const { key, field } = short?.unless ?? {}
  if (!key || !field) return ''
  const { to } = keys[key] as Extract<Field, { type: 'belongsTo' }>
  return `join ${tableName(to)} x on x.tenant_id = app_tenant() and x.id = w.${snake(key)} and x.${snake(field)} is not true`
}

/**
 * The days at whose end a balance would be below zero, the first of each combination of keys: from `day` on, with what
 * was entered for later days.
 * @param now what the balances come to with what is about to be entered
 */
async function shortDays(
  ledger: Ledger,
  { per, everyDay }: LedgerBalance,
  day: string,
  now: readonly Record<string, string>[],
): Promise<Row[]> {
  const keys = per.map(snake)
  const of = (alias: string) => keys.map((key) => `${alias}.${key}`).join(', ')
  const same = (alias: string) => keys.map((key) => `${alias}.${key} = w.${key}`).join(' and ')
  return rowsOf<Row>(
    `with given as (
       select w.* from jsonb_to_recordset($1::jsonb) as w(${keys.map((key) => `${key} uuid`).join(', ')}, now numeric)
         ${withoutExempt(ledger)}
     ), later as (
       select ${of('w')}, w.now, e.date, sum(e.${snake(everyDay!)}) as moved
         from given w join ${ledger.table} e on e.tenant_id = app_tenant() and e.date > $2::date and ${same('e')}
         group by ${of('w')}, w.now, e.date
     ), days as (
       select ${keys.join(', ')},
         coalesce(lag(date) over (partition by ${keys.join(', ')} order by date), $2::date) as day,
         now - sum(moved) over (partition by ${keys.join(', ')} order by date desc) as left_over
         from later
       union all
       select ${of('w')}, coalesce((select max(l.date) from later l where ${same('l')}), $2::date), w.now from given w
     )
     select distinct on (${keys.join(', ')}) ${per.map((key) => `${snake(key)}::text as "${key}"`).join(', ')},
       day::text as day, left_over::text as "left"
       from days where left_over < 0 order by ${keys.join(', ')}, days.day`,
    [JSON.stringify(now), day],
  )
}

/** Where and as what entries are about to be posted. */
interface About {
  /** The field with the day, where a refusal is shown unless its ledger names another. */
  field: string
  date: string
  /** The posting that is taken back, whose document is not about to be written; null for others. */
  reversesId: string | null
}

/** Refusals of entries that leave a balance below zero at the end of their day, or of any since. */
export async function refusalsOfDays(
  ledger: Ledger,
  balances: Balances,
  entries: readonly PlannedEntry[],
  { field, date, reversesId }: About,
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
    const { code, rule, field: own } = ledger.short!
    const isShownAt = own !== undefined && reversesId === null
    const lineOf = (keys: Keys) =>
      leaving.find((entry) => balance.per.every((key) => entry.keys[key] === keys[key]))!.line
    for (const { day, left, ...keys } of await shortDays(ledger, balance, date, now))
      refusals.push({
        code,
        line: isShownAt ? lineOf(keys as Keys) : null,
        field: isShownAt ? own : field,
        rule,
        keys: keys as Keys,
        meta: { day: day!, missing: given(left!, 'left').neg().toFixed() },
      })
  }
  return refusals
}
