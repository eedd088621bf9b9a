import type { BehaviourOf, ValuesOf } from '#app/engine/behaviour_of'
import { ApiError } from '#app/http/api_error'
import { rowsOf } from '#app/tenancy/run'

type PriceConfiguration = ValuesOf<'price-configurations'>

/** Fields that make two configurations equal: neither outranks the other. */
const EQUAL = [
  'scope',
  'productGroupId',
  'productTypeId',
  'productId',
  'customerTypeId',
  'salesMethodId',
  'salesChannelId',
  'priceType',
  'priority',
] as const
const columns: Record<(typeof EQUAL)[number], string> = {
  scope: 'scope',
  productGroupId: 'product_group_id',
  productTypeId: 'product_type_id',
  productId: 'product_id',
  customerTypeId: 'customer_type_id',
  salesMethodId: 'sales_method_id',
  salesChannelId: 'sales_channel_id',
  priceType: 'price_type',
  priority: 'priority',
}

/**
 * The configuration that is equal to this one on a day of its period. Saves in one company take turns, so that no two
 * equal ones are stored at once.
 */
async function equalOf(
  row: PriceConfiguration,
  id: string | null,
): Promise<{ code: string; name: string } | undefined> {
  await rowsOf(`select pg_advisory_xact_lock(hashtextextended('price configurations ' || app_tenant()::text, 0))`)
  const [equal] = await rowsOf<{ code: string; name: string }>(
    `select code, name from price_configurations where tenant_id = app_tenant() and enabled and id is distinct
      from cast($1 as uuid)
     and ${EQUAL.map((field, place) => `${columns[field]}::text is not distinct from cast($${place + 2} as text)`).join(' and ')}
     and daterange(valid_from, valid_to, '[]') && daterange(cast($${EQUAL.length + 2} as date), cast($${EQUAL.length + 3} as date), '[]') order by code
       limit 1`,
    [
      id,
      ...EQUAL.map((field) => (row[field] === null || row[field] === undefined ? null : String(row[field]))),
      row.validFrom ?? null,
      row.validTo ?? null,
    ],
  )
  return equal
}

/** Price configurations: for every line, one of those in force outranks all others. */
export const priceConfigurationBehaviour: BehaviourOf<'price-configurations'> = {
  async settle(row, { id }) {
    row.priority ??= 0
    if (row.enabled !== true) return
    const equal = await equalOf(row, id)
    if (equal)
      throw new ApiError('PRC_ERR_006', {
        errors: [{ field: 'validFrom', rule: 'overlap', meta: { ...equal } }],
        params: { ...equal },
      })
  },
}
