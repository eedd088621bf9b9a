import { companySettings } from '#app/company/settings'
import type { Behaviour } from '#app/engine/behaviour'
import { mistaken } from '#app/http/api_error'
import { rowsOf } from '#app/tenancy/run'
import { isSeller } from './seller.ts'

/** Where the company asks so, whoever sold goods does not pay back what the customer gets for them. */
export const refundBehaviour: Behaviour = {
  async updated(id, row, before, writer) {
    const isPaid = row.status === 'done' && before.status !== 'done'
    if (!isPaid || row.kind !== 'refund' || !row.returnId || !(await companySettings()).refundApart) return
    const [maker] = await rowsOf<{ by: string | null }>(
      `select created_by as by from debt_transactions where tenant_id = app_tenant() and id = $1::uuid`,
      [id],
    )
    if (await isSeller([writer.userId, maker?.by], row)) throw mistaken([{ field: 'returnId', rule: 'refundApart' }])
  },
}
