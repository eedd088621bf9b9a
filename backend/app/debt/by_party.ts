import type { Source } from '#app/resources/query/source'
import { bucketWord } from '@barem/resources/calc/aging'
import { employeeDebts, payableDebts, receivableDebts } from '@barem/resources/debts'
import { snake, tableName } from '@barem/resources/kit'
import type { KeptDebts } from './item_sql.ts'
import { agingOn, bucketNames, endsOfBuckets } from './items.ts'

/** A list of what each party owed, or was owed, on a day by how late it was. @param more SQL of its other columns */
const byParty = (debts: KeptDebts, more: string): Source => ({
  async sql({ parameters, bind }) {
    const day = `${bind(parameters.asOf)}::date`
    return `select c.id, c.id as ${snake(debts.party)}, c.code, c.name, c.search_text, p.*,
        p.overdue_days > 0 as is_overdue, ${day} as as_of, ${more}
      from (${agingOn(debts, day, 'null::uuid', await endsOfBuckets())}) p
      join ${tableName(debts.parties)} c on c.tenant_id = app_tenant() and c.id = p.party_id`
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
})

/** What customers owe on a day, one row each. */
export const byCustomer = byParty(
  receivableDebts,
  `c.abbreviated_name, c.credit_limit, c.credit_days, coalesce(p.balance > c.credit_limit, false) as is_over_limit`,
)

/** What suppliers are owed on a day, one row each. */
export const bySupplier = byParty(payableDebts, 'c.short_name, c.payment_days')

/** What employees owe of advances on a day, one row each. */
export const byEmployee = byParty(employeeDebts, 'c.department_id')
