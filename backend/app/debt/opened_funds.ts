import { defineFact } from '#app/engine/facts'
import { rowsOf } from '#app/tenancy/run'

/** Funds of lines that a batch in force has opened already, with its number. */
export const openedFundsFact = defineFact({
  name: 'openedFunds',
  reads: ['id', 'lines'],
  async read({ id, lines }) {
    const ids = (lines as readonly { fundId?: unknown }[]).map(({ fundId }) => fundId).filter(Boolean)
    const rows = await rowsOf<{ id: string; code: string }>(
      `select l.fund_id as id, o.code from opening_funds_lines l
         join opening_funds o on o.tenant_id = l.tenant_id and o.id = l.owner_id
       where l.tenant_id = app_tenant() and o.status = 'done' and l.fund_id = any($1::uuid[])
         and o.id is distinct from $2::uuid`,
      [ids, typeof id === 'string' ? id : null],
    )
    return new Map(rows.map((row) => [row.id, row.code]))
  },
})

/** The days on which the funds of a document begin, by their ids. */
export const fundOpeningsFact = defineFact({
  name: 'fundOpenings',
  reads: ['fundId', 'fromFundId', 'toFundId'],
  async read({ fundId, fromFundId, toFundId }) {
    const rows = await rowsOf<{ id: string; day: string }>(
      `select l.fund_id as id, o.opened_on::text as day from opening_funds_lines l
         join opening_funds o on o.tenant_id = l.tenant_id and o.id = l.owner_id
       where l.tenant_id = app_tenant() and o.status = 'done' and l.fund_id = any($1::uuid[])`,
      [[fundId, fromFundId, toFundId].filter((id) => typeof id === 'string')],
    )
    return new Map(rows.map(({ id, day }) => [id, day]))
  },
})
