import { receivableDebts } from '@barem/resources/debts'
import { snake } from '@barem/resources/kit'
import { allOf } from '#app/tenancy/all_of'
import { rowsOf } from '#app/tenancy/run'
import type { DebtQuery } from './debt_query.ts'
import { agingOn, bucketNames, endsOfBuckets, type Named, named } from './items.ts'

const asText = (sql: (column: string) => string) =>
  bucketNames.map((name) => `${sql(`p.${snake(name)}`)}::text as "${name}"`).join(', ')

export type Aging = Record<(typeof bucketNames)[number], string>

/** What a customer owed; amounts as exact numbers. */
type Party = Aging & {
  customer: Named
  creditLimit: string | null
  overdueDays: number
}

/** What customers owed on a day by how late it was, those who owe most first; and the sums of all that are found. */
export async function parties({ start, limit, q, asOf, show, partyId }: DebtQuery) {
  const conditions = {
    all: 'true',
    overdue: 'p.overdue_days > 0',
    overLimit: 'c.credit_limit is not null and p.balance > c.credit_limit',
  }
  const ends = await endsOfBuckets()
  const found = `from (${agingOn(receivableDebts, '$1', '$2', ends)}) p
    join customers c on c.tenant_id = app_tenant() and c.id = p.party_id
    where ($3::text is null or c.search_text like '%' || search_form($3) || '%') and ${conditions[show]}`
  const said = [asOf, partyId, q]
  const [rows, totals] = await allOf([
    rowsOf<Party>(
      `select c.id, ${named('c')} as customer, c.credit_limit::text as "creditLimit", c.credit_days as "creditDays",
         p.overdue_days as "overdueDays", ${asText((column) => column)} ${found}
       order by p.balance desc, c.code offset $4 limit $5`,
      [...said, start, limit],
    ),
    rowsOf<Aging & { count: number }>(
      `select count(*)::int as count, ${asText((column) => `coalesce(sum(${column}), 0)`)} ${found}`,
      said,
    ),
  ])
  const { count, ...sum } = totals[0]!
  return { rows, sum, total: count, ends }
}
