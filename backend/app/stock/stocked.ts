import { defineFact } from '#app/engine/facts'
import type { Facts } from '@barem/resources/calc/settle'
import { rowsOf } from '#app/tenancy/run'

type Around = Facts['stocked'] extends ReadonlyMap<string, infer One> ? One : never

/** Pieces, kg and dong of a balance; nothing where there is no row of it. */
const figuresOf = (alias: string, names: readonly string[]) =>
  `json_build_object(${names
    .map((name) => `'${name}', coalesce(${alias}.${name.replace('Kg', '_kg')}, 0)::text`)
    .join(', ')})`

const MEASURES = ['pieces', 'actualKg', 'baremKg']

/** What is on hand of products, by id, across the company and in a warehouse. */
async function stockedOf(warehouseId: unknown, ids: readonly unknown[]): Promise<Facts['stocked']> {
  const wanted = [...new Set(ids)].filter((id) => typeof id === 'string')
  if (wanted.length === 0) return new Map()
  const rows = await rowsOf<Around & { id: string } & Record<string, unknown>>(
    `select p.id, ${figuresOf('s', [...MEASURES, 'value'])} as company, ${figuresOf('w', MEASURES)} as here
       from products p
         left join stock_by_product s on s.tenant_id = p.tenant_id and s.product_id = p.id
         left join stock_by_product_warehouse w
           on w.tenant_id = p.tenant_id and w.product_id = p.id and w.warehouse_id = $2::uuid
       where p.tenant_id = app_tenant() and p.id = any($1::uuid[])`,
    [wanted, typeof warehouseId === 'string' ? warehouseId : null],
  )
  return new Map(rows.map(({ id, company, here }) => [id, { company, here }]))
}

/** What is on hand of the goods of lines. */
export const stockedFact = defineFact({
  name: 'stocked',
  reads: ['warehouseId', 'lines.productId'],
  read: ({ warehouseId }, lines) =>
    stockedOf(
      warehouseId,
      lines.map(({ productId }) => productId),
    ),
})

/** Whether the warehouse of a document is in use. */
async function isInUse(warehouseId: unknown): Promise<boolean> {
  const [found] = await rowsOf<{ status: string }>(
    'select status from warehouses where tenant_id = app_tenant() and id = $1::uuid',
    [typeof warehouseId === 'string' ? warehouseId : null],
  )
  return found?.status === 'active'
}

/** Whether goods may still be adjusted in the warehouse of a document. */
export const warehouseInUseFact = defineFact({
  name: 'warehouseInUse',
  reads: ['warehouseId'],
  read: ({ warehouseId }) => isInUse(warehouseId),
})
