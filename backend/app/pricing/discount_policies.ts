import type { NamedPolicy } from '@barem/resources/calc/settle'
import { rowsOf } from '#app/tenancy/run'

const targets = (table: string) =>
  `coalesce((select json_agg(t.target_id order by t.position) from ${table} t where t.tenant_id = p.tenant_id
    and t.owner_id = p.id), '[]'::json)`

/** The discount policies of the company that are in force on a day, yyyy-mm-dd, or later. */
export const discountPoliciesOn = (day: string): Promise<NamedPolicy[]> =>
  rowsOf<NamedPolicy>(
    `select p.id, p.version, p.code, p.name, p.enabled, p.valid_from::text as "validFrom",
      p.valid_to::text as "validTo", p.type, trim_scale(p.discount)::text as discount,
      coalesce(p.money_basis, 'order') as "moneyBasis",
       p.condition, p.quantity::text as quantity, p.volume::text as volume, p.customer_type_id as "customerTypeId",
       ${targets('discount_policies_product_groups')} as "productGroupIds", ${targets('discount_policies_product_types')} as "productTypeIds", p.priority, p.stackable, p.max_amount::text as "maxAmount"
     from discount_policies p where p.tenant_id = app_tenant() and p.enabled
       and (p.valid_to is null or p.valid_to >= cast($1 as date)) order by p.code`,
    [day],
  )
