import type { BehaviourOf } from '#app/engine/behaviour_of'
import { ApiError } from '#app/http/api_error'
import { rowsOf } from '#app/tenancy/run'

/** Delivery tariffs: one by zones is saved only once it has zones, in use or not. */
export const shippingFeeBehaviour: BehaviourOf<'shipping-fees'> = {
  async settle(row, { id }) {
    if (row.method !== 'zone') return
    const zones =
      id === null
        ? []
        : await rowsOf(
            `select 1 from shipping_zones where tenant_id = app_tenant() and shipping_fee_id = cast($1 as uuid) limit 1`,
            [id],
          )
    if (zones.length === 0) throw new ApiError('COM_ERR_001', { errors: [{ field: 'method', rule: 'needsZones' }] })
  },
}
