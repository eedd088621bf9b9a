import { defineFact } from '#app/engine/facts'
import { registry } from '@barem/resources'
import type { Goods } from '@barem/resources/calc/settle'
import { fieldColumn } from '#app/resources/read/selection'
import { rowsOf } from '#app/tenancy/run'

const { fields } = registry.products

/** The fields of products that lines of goods need: their weights and prices. */
export const goodsFields = (withCost: boolean) =>
  [
    'weightMode',
    'densityWeight',
    'baremBasis',
    'length',
    'allowCut',
    'allowFraction',
    'priceType',
    'sellingPrice',
    'vatRate',
    'isService',
    ...(withCost ? (['costPrice'] as const) : []),
  ] as const satisfies readonly (keyof Goods & keyof typeof fields)[]

/** Those fields as columns of `alias`. */
export const columnsOf = (alias: string, withCost: boolean): string =>
  goodsFields(withCost)
    .map((name) => fieldColumn(name, fields[name], alias))
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
      coalesce(p.product_group_id, t.product_group_id) as "productGroupId", p.valuation_basis as "valuationBasis",
      p.shape, p.attributes,
      ${columnsOf('p', true)}
     from products p join product_types t on t.tenant_id = p.tenant_id and t.id = p.product_type_id
     where p.tenant_id = app_tenant() and p.id = any(cast($1 as uuid[]))`,
    [wanted],
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** Products of lines by id. */
export const goodsOfLines = (lines: readonly { productId?: unknown }[]): Promise<Map<string, Goods>> =>
  goodsOf(lines.map(({ productId }) => productId))

/** The products of lines. */
export const goodsFact = defineFact({
  name: 'goods',
  reads: ['lines.productId'],
  read: (_row, lines) => goodsOfLines(lines),
})
