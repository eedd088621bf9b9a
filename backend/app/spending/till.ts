import { companySettings } from '#app/company/settings'
import { defineFact } from '#app/engine/facts'
import { rowsOf } from '#app/tenancy/run'

/** What the book of a fund says at the end of a day, and the difference up to which nobody is asked. */
export const tillFact = defineFact({
  name: 'till',
  reads: ['fundId', 'documentDate'],
  async read({ fundId, documentDate }) {
    if (typeof fundId !== 'string' || typeof documentDate !== 'string') return null
    const [found] = await rowsOf<{ booked: string }>(
      `select coalesce(sum(amount), 0)::text as booked from cash_entries
       where tenant_id = app_tenant() and fund_id = $1::uuid and date <= $2::date`,
      [fundId, documentDate],
    )
    return { booked: found!.booked, limit: (await companySettings()).countLimit }
  },
})
