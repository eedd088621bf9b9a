import { defineFact } from '#app/engine/facts'
import type { Tolerances } from '@barem/resources/calc/settle'
import type { Values } from '#app/engine/behaviour'
import { rowsOf } from '#app/tenancy/run'

/** How far the scale may be off the barem of goods: as their products say, else the highest of the company. */
async function tolerancesOf(lines: readonly Values[]): Promise<Tolerances> {
  const [found] = await rowsOf<Tolerances>(
    `select (select max(threshold)::text from warehouse_configs where tenant_id = app_tenant()) as highest,
       (select coalesce(json_object_agg(id, deviation_threshold::text), '{}') from products
         where tenant_id = app_tenant() and id = any(cast($1 as uuid[])) and deviation_threshold is not null) as own`,
    [lines.flatMap(({ productId }) => (typeof productId === 'string' ? [productId] : []))],
  )
  return found!
}

/** How far the goods of lines may be off their barem. */
export const tolerancesFact = defineFact({
  name: 'tolerances',
  reads: ['lines.productId'],
  read: (_row, lines) => tolerancesOf(lines),
})
