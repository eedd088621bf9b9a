import { ApiError } from '#app/http/api_error'
import type { Behaviour } from '#app/resources/behaviour'
import { rowsOf } from './rows.ts'

/** Delivery zones: a tariff has each province once. */
export const shippingZoneBehaviour: Behaviour = {
  async settle(row, { id }) {
    // Zones of one tariff take turns, so that no two for a province come to be at once.
    await rowsOf('select 1 from shipping_fees where tenant_id = app_tenant() and id = cast(? as uuid) for update', [
      row.shippingFeeId,
    ])
    const same = await rowsOf(
      `select 1 from shipping_zones where tenant_id = app_tenant() and shipping_fee_id = cast(? as uuid)
        and province = ? and id is distinct from cast(? as uuid) limit 1`,
      [row.shippingFeeId, row.province, id],
    )
    if (same.length > 0) throw new ApiError('COM_ERR_001', { errors: [{ field: 'province', rule: 'distinct' }] })
  },
}
