import { notFound, tooMany } from '#app/http/api_error'
import { allOf } from '#app/tenancy/all_of'
import { rowsOf } from '#app/tenancy/run'
import type { BookQuery } from './book_query.ts'
import { CODE, CONTENT, JOINED, PERSON, WHAT } from './entry_sql.ts'

/** Most rows of a sheet or a paper; a longer range is taken in parts. */
export const MOST_ROWS = 5000

/** A fund with what it has at the end of the last day, in dong. */
export interface BookFund {
  id: string
  code: string
  name: string
  kind: 'cash' | 'bank'
  bankName: string | null
  bankAccountNumber: string | null
  balance: string
}

/** An entry of a fund with the balance after it; dong, of which one of `in` and `out` is null. */
export interface BookRow {
  id: string
  date: string
  document: string
  documentId: string
  code: string | null
  /** The kind of entry, or of the payment where that says more. */
  kind: string
  isUndone: boolean
  person: string | null
  content: string | null
  fund: { id: string; code: string; name: string }
  in: string | null
  out: string | null
  balance: string
}

/** What was there before the first day, what came and went, and what is there after the last one; dong. */
export type BookSums = Record<'opening' | 'in' | 'out' | 'closing', string>

const OF = `e.tenant_id = app_tenant() and ($1::uuid is null or e.fund_id = $1) and e.date <= $2::date`

/** Entries of one fund in the order of their posting, those of several as they were written. */
const orderOf = (fundId: string | null) => (fundId === null ? 'e.date, e.created_at, e.id' : 'e.date, e.seq')

const rowsOfBook = (fundId: string | null) => `
  select e.id, e.date::text, e.document, e.document_id as "documentId", ${CODE} as code,
      coalesce(${WHAT}, e.kind) as kind, e.kind = 'reversal' as "isUndone", ${PERSON} as person, ${CONTENT} as content,
      json_build_object('id', f.id, 'code', f.code, 'name', f.name) as fund,
      case when e.amount > 0 then e.amount::text end as in, case when e.amount < 0 then (-e.amount)::text end as out,
      e.balance::text
    from (
      select e.*, sum(e.amount) over (order by ${orderOf(fundId)}) as balance from cash_entries e where ${OF}
    ) e
      join funds f on f.tenant_id = e.tenant_id and f.id = e.fund_id ${JOINED}
    where e.date >= $3::date order by ${orderOf(fundId)} offset $4 limit $5`

/** SQL of whether an entry is of money that goes from one fund to another. */
export const isBetweenFunds = `(e.document = 'fund-transfers')`

/** Such money neither came nor went where all funds are taken together. */
const BETWEEN = `($1::uuid is null and ${isBetweenFunds})`

const SUMS = `
  select count(*) filter (where e.date >= $3::date)::int as count,
      coalesce(sum(e.amount) filter (where e.date < $3::date), 0)::text as opening,
      coalesce(sum(e.amount) filter (where e.date >= $3::date and e.amount > 0 and not ${BETWEEN}), 0)::text as in,
      coalesce(-sum(e.amount) filter (where e.date >= $3::date and e.amount < 0 and not ${BETWEEN}), 0)::text as out,
      coalesce(sum(e.amount), 0)::text as closing
    from cash_entries e where ${OF}`

const FUNDS = `
  select f.id, f.code, f.name, f.kind, f.bank_name as "bankName", f.bank_account_number as "bankAccountNumber",
      coalesce((select sum(e.amount) from cash_entries e
        where e.tenant_id = f.tenant_id and e.fund_id = f.id and e.date <= $1::date), 0)::text as balance
    from funds f where f.tenant_id = app_tenant() order by f.kind desc, f.code`

/** All funds with what they have at the end of a day. */
export const fundsOn = (day: string): Promise<BookFund[]> => rowsOf<BookFund>(FUNDS, [day])

/**
 * The book of a fund, or of all together: what it began with, its entries in a range with the balance after each, and
 * what it ended with. All funds are named with what they have on the last day.
 * @throws ApiError COM_ERR_002 for a fund that is not there
 */
export async function cashBook({ fundId, from, to, start, limit }: BookQuery) {
  const first = from ?? '2000-01-01'
  const [rows, totals, funds] = await allOf([
    rowsOf<BookRow>(rowsOfBook(fundId), [fundId, to, first, start, limit]),
    rowsOf<BookSums & { count: number }>(SUMS, [fundId, to, first]),
    fundsOn(to),
  ])
  if (fundId !== null && !funds.some(({ id }) => id === fundId)) throw notFound()
  const { count, ...sum } = totals[0]!
  return { funds, rows, sum, total: count }
}

export type CashBook = Awaited<ReturnType<typeof cashBook>>

/**
 * All of a range at once, for a sheet or a paper.
 * @throws ApiError COM_ERR_002, or 400 when there are too many rows
 */
export async function wholeBook(asked: BookQuery) {
  const { fundId, from, to } = asked
  const book = await cashBook({ ...asked, start: 0, limit: MOST_ROWS })
  if (book.total > MOST_ROWS) throw tooMany('from', MOST_ROWS)
  return { ...book, fundId, from, to }
}

export type WholeBook = Awaited<ReturnType<typeof wholeBook>>
