import type { Goods } from '@barem/resources/calc/settle'
import { rowsOf } from '#app/tenancy/run'

/** The weights and prices of products by the names of {@link Goods}, as columns of `alias`. */
export const columnsOf = (alias: string, withCost: boolean): string =>
  [
    'weight_mode as "weightMode"',
    'density_weight::text as "densityWeight"',
    'barem_basis as "baremBasis"',
    'length::text as length',
    'allow_cut as "allowCut"',
    'allow_fraction as "allowFraction"',
    'price_type as "priceType"',
    'selling_price::text as "sellingPrice"',
    ...(withCost ? ['cost_price::text as "costPrice"'] : []),
  ]
    .map((column) => `${alias}.${column}`)
    .join(', ')

/**
 * Products of the company by id; ids of other companies or of deleted products are left out.
 * @param ids with those of lines without goods among them, null
 */
export async function goodsOf(ids: Iterable<unknown>): Promise<Map<string, Goods>> {
  const wanted = [...new Set(ids)].filter((id) => typeof id === 'string')
  if (wanted.length === 0) return new Map()
  const rows = await rowsOf<Goods>(
    `select p.id, p.product_type_id as "productTypeId",
      coalesce(p.product_group_id, t.product_group_id) as "productGroupId", ${columnsOf('p', true)}
     from products p join product_types t on t.tenant_id = p.tenant_id and t.id = p.product_type_id
     where p.tenant_id = app_tenant() and p.id = any(cast($1 as uuid[]))`,
    [wanted],
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** Products of lines by id. */
export const goodsOfLines = (lines: readonly { productId?: unknown }[]): Promise<Map<string, Goods>> =>
  goodsOf(lines.map(({ productId }) => productId))
