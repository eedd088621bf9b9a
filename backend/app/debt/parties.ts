import { receivableDebts } from '@barem/resources/debts'
import { allOf } from '#app/tenancy/all_of'
import { rowsOf } from '#app/tenancy/run'
import type { DebtQuery } from './debt_query.ts'
import { bucketNames, buckets, endsOfBuckets, type Named, named, openItems, overdueDays } from './items.ts'

const asText = (alias: string) => bucketNames.map((name) => `${alias}."${name}"::text`).join(', ')

export type Aging = Record<(typeof bucketNames)[number], string>

/** What a customer owed; amounts as exact numbers. */
type Party = Aging & {
  customer: Named
  creditLimit: string | null
  overdueDays: number
}

/** What customers owed on a day by how late it was, those who owe most first; and the sums of all that are found. */
export async function parties({ start, limit, q, asOf, show, customerId }: DebtQuery) {
  const conditions = {
    all: 'true',
    overdue: `p."overdueDays" > 0`,
    overLimit: 'c.credit_limit is not null and p.balance > c.credit_limit',
  }
  const ends = await endsOfBuckets()
  const sums = Object.entries(buckets(receivableDebts, '$1', ends)).map(([name, sql]) => `${sql} as "${name}"`)
  const found = `from (
      select i.customer_id, ${sums.join(', ')}, ${overdueDays(receivableDebts, '$1')} as "overdueDays"
      from (${openItems(receivableDebts, '$1', '$2')}) i group by i.customer_id
    ) p join customers c on c.tenant_id = app_tenant() and c.id = p.customer_id
    where ($3::text is null or c.search_text like '%' || search_form($3) || '%') and ${conditions[show]}`
  const said = [asOf, customerId, q]
  const [rows, totals] = await allOf([
    rowsOf<Party>(
      `select c.id, ${named('c')} as customer, c.credit_limit::text as "creditLimit", c.credit_days as "creditDays",
         p."overdueDays", ${asText('p')} ${found} order by p.balance desc, c.code offset $4 limit $5`,
      [...said, start, limit],
    ),
    rowsOf<Aging & { count: number }>(
      `select count(*)::int as count, ${bucketNames.map((name) => `coalesce(sum(p."${name}"), 0)::text as "${name}"`).join(', ')} ${found}`,
      said,
    ),
  ])
  const { count, ...sum } = totals[0]!
  return { rows, sum, total: count, ends }
}
