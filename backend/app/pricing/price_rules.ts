import type { NamedRule } from '@barem/resources/calc/settle'
import { rowsOf } from '#app/tenancy/run'

/**
 * The price configurations of the company that are in force now or later, on a day, yyyy-mm-dd. Those that are switched
 * off or expired are left out.
 */
export const priceRulesOn = (day: string): Promise<NamedRule[]> =>
  rowsOf<NamedRule>(
    `select id, code, name, enabled, valid_from::text as "validFrom", valid_to::text as "validTo", scope,
       coalesce(product_id, product_type_id, product_group_id) as "scopeId", customer_type_id as "customerTypeId",
         sales_method_id as "salesMethodId", sales_channel_id as "salesChannelId",
       price_type as "priceType", method, coalesce(markup_percent, markup_per_kg, fixed_price)::text as value, base,
         inbound_freight::text as "inboundFreightKg", min_margin::text as "minMarginPercent",
       rounding_step as step, rounding_direction as direction, priority, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') as "createdAt"
     from price_configurations where tenant_id = app_tenant() and enabled
       and (valid_to is null or valid_to >= cast($1 as date)) order by code`,
    [day],
  )
