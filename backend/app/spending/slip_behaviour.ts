import { companySettings } from '#app/company/settings'
import type { Behaviour } from '#app/engine/behaviour'
import { mistaken } from '#app/http/api_error'
import { rowsOf } from '#app/tenancy/run'

/** Refuses that the writer of a slip pays it, where the company's setting `cashierApart` is on. */
export const slipBehaviour: Behaviour = {
  async updated(id, row, before, { userId }) {
    if (row.status !== 'paid' || before.status === 'paid' || !(await companySettings()).cashierApart) return
    const [own] = await rowsOf(
      `select 1 from payment_slips where tenant_id = app_tenant() and id = $1::uuid and created_by = $2::uuid`,
      [id, userId],
    )
    if (own) throw mistaken([{ field: 'payer', rule: 'cashierApart' }])
  },
}
