import type { BehaviourOf, ValuesOf } from '#app/engine/behaviour_of'
import { ApiError } from '#app/http/api_error'
import { rowsOf } from '#app/tenancy/run'

type Zone = ValuesOf<'shipping-zones'>

interface Tariff {
  id: string
  code: string
  name: string
  /** Whether it needs a zone: it is by zones, and in use. */
  needs: boolean
}

/**
 * Locks the tariffs of these ids, always in the same order: zones of one tariff are saved in turn, and it is not put in
 * use while its last zone is being deleted.
 */
const lockTariffs = (ids: readonly string[]): Promise<Tariff[]> =>
  rowsOf<Tariff>(
    `select id, code, name, (method = 'zone' and status = 'active') as needs from shipping_fees
      where tenant_id = app_tenant() and id = any(cast($1 as uuid[])) order by id for update`,
    [ids],
  )

/** @throws ApiError SHF_ERR_008 when a tariff in use would lose its last zone */
async function keepOne(tariff: Tariff | undefined, id: string, zone: Zone): Promise<void> {
  if (!tariff?.needs) return
  const others = await rowsOf(
    `select 1 from shipping_zones where tenant_id = app_tenant() and shipping_fee_id = cast($1 as uuid)
      and id <> cast($2 as uuid) limit 1`,
    [tariff.id, id],
  )
  if (others.length > 0) return
  const params = { code: zone.code, name: zone.name, tariff: `${tariff.code} ${tariff.name}` }
  throw new ApiError('SHF_ERR_008', { params })
}

/** Delivery zones: a tariff by zones has at least one while it is in use. */
export const shippingZoneBehaviour: BehaviourOf<'shipping-zones'> = {
  async settle(row, { id, before }) {
    const [to, from] = [row.shippingFeeId, before?.shippingFeeId]
    const tariffs = await lockTariffs([to, ...(from ? [from] : [])])
    if (id && before && from !== to) {
      const left = tariffs.find((tariff) => tariff.id === from)
      await keepOne(left, id, before)
    }
  },
  async deleting(id, row) {
    const [tariff] = await lockTariffs([row.shippingFeeId])
    await keepOne(tariff, id, row)
  },
}
