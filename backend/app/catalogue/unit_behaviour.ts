import type { BehaviourOf } from '#app/engine/behaviour_of'
import { ApiError } from '#app/http/api_error'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'

const refuse = (field: string, rule: string): never => {
  throw new ApiError('COM_ERR_001', { errors: [{ field, rule }] })
}

/** A unit is so many of a base unit, and a base unit is made of no other: one step, so that no circle is possible. */
export const unitBehaviour: BehaviourOf<'product-units'> = {
  async settle(row, { id }) {
    const { baseUnitId } = row
    if (!baseUnitId) return
    if (baseUnitId === id) refuse('baseUnitId', 'unitOfItself')
    const { client } = tenantTransaction()
    const { rows: bases } = (await client.rawQuery(
      'select base_unit_id from product_units where tenant_id = app_tenant() and id = ? for update',
      [baseUnitId],
    )) as { rows: { base_unit_id: string | null }[] }
    if (bases[0]?.base_unit_id) refuse('baseUnitId', 'unitOfUnits')
    if (!id) return
    const { rows: users } = await client.rawQuery(
      'select 1 from product_units where tenant_id = app_tenant() and base_unit_id = ? limit 1',
      [id],
    )
    if (users.length > 0) refuse('baseUnitId', 'unitIsBase')
  },
}
