import type { ShippingTariff, ShippingZone } from '@barem/resources/calc/shipping'
import { rowsOf } from '#app/tenancy/run'

/**
 * The delivery tariff of a shipping fee, its zones by the codes of present provinces; null when the company has none of
 * this id.
 */
export async function tariffOf(deliveryTariffId: string): Promise<ShippingTariff | null> {
  const [tariff] = await rowsOf<ShippingTariff>(
    `select method, coalesce(trip_rate, kg_rate, ton_km_rate)::text as rate, capacity::text as "capacityKg",
      minimum::text as minimum, free_from::text as "freeFrom"
     from shipping_fees where tenant_id = app_tenant() and id = cast($1 as uuid)`,
    [deliveryTariffId],
  )
  if (tariff?.method !== 'zone') return tariff ?? null
  const zones = await rowsOf<ShippingZone>(
    `select province, null as district, per, rate::text as rate from shipping_zones where tenant_id = app_tenant()
      and shipping_fee_id = cast($1 as uuid)`,
    [deliveryTariffId],
  )
  return { ...tariff, zones }
}
