import { defineFact } from '#app/engine/facts'
import type { HttpContext } from '@adonisjs/core/http'
import type { Available } from '@barem/resources/calc/settle'
import { UUID } from '@barem/resources/kit'
import type { Values } from '#app/engine/behaviour'
import { tooMany, unknownName } from '#app/http/api_error'
import { flatQuery } from '#app/http/query_string'
import { rowsOf } from '#app/tenancy/run'

/** The most products, and lines of orders, that may be asked for at once. */
export const MOST_ASKED = 400

/** @throws ApiError 400 for what are not ids, and for too many */
function idsIn(given: unknown, name: string): string[] {
  const ids = [given ?? []].flat().flatMap((item) => String(item).split(','))
  const wanted = [...new Set(ids.filter((id) => id !== ''))]
  if (wanted.length > MOST_ASKED) throw tooMany(name, MOST_ASKED)
  if (!wanted.every((id) => UUID.test(id))) throw unknownName('uuid', [name])
  return wanted
}

/** @throws ApiError 400 for names and values that this list does not know */
export function availableAsked({ request }: HttpContext): { productIds: string[]; orderLineIds: string[] } {
  const { productIds, orderLineIds, ...rest } = flatQuery(request.parsedUrl.query)
  const unknown = Object.keys(rest)
  if (unknown.length > 0) throw unknownName('unknownFilter', unknown)
  return { productIds: idsIn(productIds, 'productIds'), orderLineIds: idsIn(orderLineIds, 'orderLineIds') }
}

/**
 * What of products may still be taken, by warehouse, the most first.
 * @param orderLineIds lines of orders that may take what they have reserved themselves
 */
export async function availableOf(productIds: string[], orderLineIds: string[]): Promise<Available[]> {
  if (productIds.length === 0) return []
  return rowsOf<Available & Record<string, unknown>>(
    `select s.product_id as "productId", json_build_object('id', h.id, 'code', h.code, 'name', h.name) as warehouse,
       h.use = 'sale' as "isForSale",
       s.pieces::text as "onHand", x.reserved::text, greatest(0, s.pieces - x.reserved)::text as available
     from stock_by_product_warehouse s
       join warehouses h on h.tenant_id = s.tenant_id and h.id = s.warehouse_id
       left join reservations_by_product_warehouse r
         on r.tenant_id = s.tenant_id and r.product_id = s.product_id and r.warehouse_id = s.warehouse_id
       cross join lateral (select coalesce(r.pieces, 0) - coalesce((
         select sum(o.pieces) from reservations_by_product_warehouse_order_line o where o.tenant_id = s.tenant_id
           and o.product_id = s.product_id and o.warehouse_id = s.warehouse_id and o.order_line_id = any($2::uuid[])
       ), 0) as reserved) x
     where s.tenant_id = app_tenant() and s.product_id = any($1::uuid[]) and s.pieces > 0
     order by s.product_id, greatest(0, s.pieces - x.reserved) desc, h.code`,
    [productIds, orderLineIds],
  )
}

/** Those of products that are services, which no warehouse has. */
export async function servicesAmong(productIds: string[]): Promise<Set<string>> {
  const rows = await rowsOf<{ id: string }>(
    `select id from products where tenant_id = app_tenant() and id = any($1::uuid[]) and is_service`,
    [productIds],
  )
  return new Set(rows.map(({ id }) => id))
}

/** The same of the goods of lines, which may take what they have reserved themselves. */
const availableForLines = (lines: readonly Values[]): Promise<Available[]> => {
  const idsIn = (name: string) => [...new Set(lines.map((line) => line[name]))].filter((id) => typeof id === 'string')
  return availableOf(idsIn('productId'), [...idsIn('id'), ...idsIn('orderLineId')])
}

/** What of the goods of lines is available, by warehouse. */
export const availableFact = defineFact({
  name: 'available',
  reads: ['lines.id', 'lines.productId', 'lines.orderLineId'],
  read: (_row, lines) => availableForLines(lines),
})
