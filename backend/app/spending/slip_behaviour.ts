import { companySettings } from '#app/company/settings'
import type { Behaviour } from '#app/engine/behaviour'
import { mistaken } from '#app/http/api_error'
import { rowsOf } from '#app/tenancy/run'

/** Adds to a slip what came back of it; its ticket is open again once that is all of an advance. */
const noteReturned = (slipId: string) =>
  rowsOf(
    `update payment_slips s set returned = r.total,
       paid_out = case when s.type = 'advance' and r.total >= s.total then 0 else s.paid_out end
     from (select coalesce(sum(total), 0) as total from payment_slips
       where tenant_id = app_tenant() and slip_id = $1::uuid and status = 'paid') r
     where s.tenant_id = app_tenant() and s.id = $1::uuid`,
    [slipId],
  )

/**
 * Refuses that the writer of a slip pays it, where the company's setting `cashierApart` is on; keeps what came back of
 * slips.
 */
export const slipBehaviour: Behaviour = {
  async updated(id, row, before, { userId }) {
    if (row.status !== 'paid' || before.status === 'paid') return
    if (typeof row.slipId === 'string') await noteReturned(row.slipId)
    if (!(await companySettings()).cashierApart) return
    const [own] = await rowsOf(
      `select 1 from payment_slips where tenant_id = app_tenant() and id = $1::uuid and created_by = $2::uuid`,
      [id, userId],
    )
    if (own) throw mistaken([{ field: 'payer', rule: 'cashierApart' }])
  },
}
