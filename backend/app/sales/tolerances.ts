import type { Figure } from '@barem/resources/calc/exact'
import type { Values } from '#app/engine/behaviour'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'

/**
 * Percent that the scale may be off the barem, by line: the threshold of the product, else the highest of the company;
 * null where neither has one.
 */
export async function tolerancesOf(lines: readonly Values[]): Promise<(line: Values) => Figure> {
  const { rows } = (await tenantTransaction().client.rawQuery(
    `select (select max(threshold)::text from warehouse_configs where tenant_id = app_tenant()) as highest,
       (select coalesce(json_object_agg(id, deviation_threshold::text), '{}') from products
         where tenant_id = app_tenant() and id = any(?::uuid[]) and deviation_threshold is not null) as own`,
    [lines.map(({ productId }) => String(productId))],
  )) as { rows: { highest: Figure; own: Record<string, string> }[] }
  const { highest, own } = rows[0]!
  return ({ productId }) => own[String(productId)] ?? highest
}
