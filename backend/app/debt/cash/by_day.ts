import { bucketsOf, type Days } from '@barem/resources/calc/ranges'
import { rowsOf } from '#app/tenancy/run'
import { isBetweenFunds } from './cash_book.ts'

/** What came into all funds on a day and what left them, in dong. */
export interface CashDay {
  date: string
  in: string
  out: string
}

/** Each day of a range with what came in and went out; what goes from one fund to another is neither. */
export async function cashByDay({ from, to }: Days): Promise<CashDay[]> {
  const found = await rowsOf<CashDay>(
    `select e.date::text, coalesce(sum(e.amount) filter (where e.amount > 0), 0)::text as in,
       coalesce(-sum(e.amount) filter (where e.amount < 0), 0)::text as out
     from cash_entries e
     where e.tenant_id = app_tenant() and e.date between $1::date and $2::date and not ${isBetweenFunds}
     group by 1`,
    [from, to],
  )
  const days = new Map(found.map((day) => [day.date, day]))
  return bucketsOf({ from, to, bucket: 'day' }).map((date) => days.get(date) ?? { date, in: '0', out: '0' })
}
