import type { FrozenWeight, ProductWeight, PriceType } from '@barem/resources/calc/line'
import { rowsOf, uuids } from './rows.ts'

/** What pricing knows of a product. */
export interface PricedProduct extends ProductWeight {
  id: string
  productTypeId: string
  productGroupId: string | null
  priceType: PriceType
  /** Dong for the product's price type. */
  sellingPrice: string
  /** Dong for the product's price type, as it was last bought. */
  costPrice: string
}

/**
 * Products of the company by id; ids of other companies or of deleted products are left out. The group of a product is
 * that of its type unless it has one.
 */
export async function productsOf(ids: readonly string[]): Promise<Map<string, PricedProduct>> {
  if (ids.length === 0) return new Map()
  const rows = await rowsOf<PricedProduct>(
    `select p.id, p.product_type_id as "productTypeId",
      coalesce(p.product_group_id, t.product_group_id) as "productGroupId", p.price_type as "priceType",
       p.selling_price::text as "sellingPrice", p.cost_price::text as "costPrice", p.weight_mode as "weightMode", p.density_weight::text as "densityWeight",
       p.barem_basis as "baremBasis", p.length::text as length, p.allow_cut as "allowCut"
     from products p join product_types t on t.tenant_id = p.tenant_id and t.id = p.product_type_id
     where p.tenant_id = app_tenant() and p.id = any(cast(? as uuid[]))`,
    [uuids(ids)],
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** The customer type of a customer of the company; null without a customer. */
export async function customerTypeOf(customerId: string | null): Promise<string | null> {
  if (customerId === null) return null
  const [row] = await rowsOf<{ type: string }>(
    'select customer_type_id as type from customers where tenant_id = app_tenant() and id = cast(? as uuid)',
    [customerId],
  )
  return row?.type ?? null
}

/** The weights that a stored line of an order has copied from its product. */
export interface KeptWeight extends FrozenWeight {
  productId: string
}

/**
 * The weights that lines of orders of the company keep, by the id of the line.
 * @param onlyOf the person whose orders alone are looked at; null for those of all
 */
export async function keptWeights(ids: readonly string[], onlyOf: string | null): Promise<Map<string, KeptWeight>> {
  if (ids.length === 0) return new Map()
  const rows = await rowsOf<KeptWeight & { id: string }>(
    `select l.id, l.product_id as "productId", l.weight_mode as "weightMode", l.barem::text as barem,
      l.barem_basis as "baremBasis", l.length::text as length
     from sales_orders_lines l join sales_orders o on o.tenant_id = l.tenant_id and o.id = l.owner_id
     where l.tenant_id = app_tenant() and l.id = any(cast(? as uuid[]))
       and (cast(? as uuid) is null or o.created_by = cast(? as uuid))`,
    [uuids(ids), onlyOf, onlyOf],
  )
  return new Map(rows.map(({ id, ...kept }) => [id, kept]))
}
