import type { Source } from '#app/resources/query/source'
import { bucketWord } from '@barem/resources/calc/aging'
import { receivableDebts } from '@barem/resources/debts'
import { agingOn, bucketNames, endsOfBuckets } from './items.ts'

/** What customers owe on a day, one row each, by how late it is. */
export const byCustomer: Source = {
  async sql({ parameters, bind }) {
    const day = `${bind(parameters.asOf)}::date`
    return `select c.id, c.id as customer_id, c.code, c.name, c.abbreviated_name, c.search_text,
        c.credit_limit, c.credit_days, p.*, p.overdue_days > 0 as is_overdue,
        coalesce(p.balance > c.credit_limit, false) as is_over_limit, ${day} as as_of
      from (${agingOn(receivableDebts, day, 'null::uuid', await endsOfBuckets())}) p
      join customers c on c.tenant_id = app_tenant() and c.id = p.party_id`
  },
  async heads() {
    const ends = await endsOfBuckets()
    return Object.fromEntries(
      bucketNames.map((name) => {
        const { key, params } = bucketWord(name, ends)
        return [name, { key: `debt:buckets.${key}`, params }]
      }),
    )
  },
}
