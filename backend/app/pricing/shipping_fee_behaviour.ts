import { ApiError } from '#app/http/api_error'
import type { Behaviour } from '#app/resources/behaviour'
import { rowsOf } from './rows.ts'

/** Delivery tariffs: one by zones is in use only while it has zones. */
export const shippingFeeBehaviour: Behaviour = {
  async settle(row, { id }) {
    if (row.method !== 'zone' || row.status !== 'active') return
    const zones = await rowsOf(
      'select 1 from shipping_zones where tenant_id = app_tenant() and shipping_fee_id = cast(? as uuid) limit 1',
      [id],
    )
    if (zones.length === 0) throw new ApiError('COM_ERR_001', { errors: [{ field: 'status', rule: 'needsZones' }] })
  },
}
