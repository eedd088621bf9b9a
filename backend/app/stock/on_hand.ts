import type { HttpContext } from '@adonisjs/core/http'
import { resources } from '@barem/resources'
import { areas } from '@barem/resources/areas'
import { numberingOf, snake, tableName, UUID, type AnyResource } from '@barem/resources/kit'
import { ledgers } from '@barem/resources/ledgers'
import { unknownName } from '#app/http/api_error'
import { flatQuery } from '#app/http/query_string'
import { queryText } from '#app/http/query_text'
import { may } from '#app/identity/permissions'
import { composed } from '#app/language/composed'
import { pageOf } from '#app/resources/read/parse'
import { rowsOf } from '#app/tenancy/run'

export const MAX_WORDS = 100

/** What a list of stock is narrowed to. */
export interface Asked {
  start: number
  limit: number
  /** Words of a product's code or name; null for all. */
  q: string | null
  warehouseId: string | null
  productId: string | null
}

/** @throws ApiError 400 naming what cannot be asked for */
export function askedOf({ request }: HttpContext): Asked {
  const { q, warehouseId, productId, ...rest } = flatQuery(request.parsedUrl.query)
  for (const [name, id] of Object.entries({ warehouseId, productId }))
    if (id !== undefined && (typeof id !== 'string' || !UUID.test(id))) throw unknownName('uuid', [name])
  const words = q === undefined ? '' : queryText('q', q)
  if (words.length > MAX_WORDS) throw unknownName('string', ['q'])
  const typed = composed(words).trim()
  const idOf = (id: unknown) => (typeof id === 'string' ? id.toLowerCase() : null)
  return {
    ...pageOf(rest),
    q: typed === '' ? null : typed,
    warehouseId: idOf(warehouseId),
    productId: idOf(productId),
  }
}

const named = (alias: string) => `json_build_object('id', ${alias}.id, 'code', ${alias}.code, 'name', ${alias}.name)`

const namedIf = (alias: string) => `case when ${alias}.id is not null then ${named(alias)} end`

/** Figures of products in warehouses, and of those on their way between them as lines of transfers. */
export const PLACES = `(
    select tenant_id, product_id, warehouse_id, null::uuid as transfer_line_id, pieces, actual_kg, barem_kg
      from stock_by_product_warehouse
    union all
    select tenant_id, product_id, null, transfer_line_id, pieces, actual_kg, barem_kg
      from stock_by_product_transfer_line
  )`

/** How much of the value of a product a place has, and the company: by kg, else by pieces. */
const shareIn = (place: string) => `(case when p.actual_kg > 0 then ${place}.actual_kg else ${place}.pieces end)`

/** The value up to a place, in the one order of the places of a product. */
const upTo = (sign: '<' | '<=') => `round(p.value * coalesce((select sum(${shareIn('o')}) from ${PLACES} o
    where o.tenant_id = w.tenant_id and o.product_id = w.product_id
      and coalesce(o.warehouse_id, o.transfer_line_id) ${sign} coalesce(w.warehouse_id, w.transfer_line_id)), 0)
  / nullif(${shareIn('p')}, 0))`

/** What of a product in a place is worth, in whole dong: all places come to the value of the product. */
export const VALUE = `coalesce(${upTo('<=')} - ${upTo('<')}, 0)`

/** Pieces that somebody may still take: those in a warehouse that no order has reserved. */
export const AVAILABLE = `case when w.warehouse_id is null then 0
  else greatest(0, w.pieces - coalesce(r.pieces, 0)) end`

/** The transfer by which goods are on their way; null for those in a warehouse. */
const TRANSFER = `case when t.id is not null then
  json_build_object('id', t.id, 'code', t.code, 'from', f.name, 'to', d.name) end`

/**
 * Products in warehouses and on their way between them, as far as there is anything of them, with their value for those
 * who may see it.
 */
export async function onHand(asked: Asked, seesCost: boolean): Promise<{ rows: unknown[]; total: number }> {
  const { start, limit, q, warehouseId, productId } = asked
  const from = `from ${PLACES} w
    join stock_by_product p on p.tenant_id = w.tenant_id and p.product_id = w.product_id
    join products g on g.tenant_id = w.tenant_id and g.id = w.product_id
    left join warehouses h on h.tenant_id = w.tenant_id and h.id = w.warehouse_id
    left join stock_transfers_lines l on l.tenant_id = w.tenant_id and l.id = w.transfer_line_id
    left join stock_transfers t on t.tenant_id = l.tenant_id and t.id = l.owner_id
    left join warehouses f on f.tenant_id = t.tenant_id and f.id = t.from_warehouse_id
    left join warehouses d on d.tenant_id = t.tenant_id and d.id = t.to_warehouse_id
    left join reservations_by_product_warehouse r
      on r.tenant_id = w.tenant_id and r.product_id = w.product_id and r.warehouse_id = w.warehouse_id
    left join product_units u on u.tenant_id = g.tenant_id and u.id = g.unit_id
    where w.tenant_id = app_tenant() and (w.pieces <> 0 or w.actual_kg <> 0)
      and ($1::uuid is null or w.warehouse_id = $1) and ($2::uuid is null or w.product_id = $2)
      and ($3::text is null or g.search_text like '%' || search_form($3) || '%')`
  const said = [warehouseId, productId, q?.replaceAll(/[\\%_]/g, ' ') ?? null]
  const rows = await rowsOf(
    `select w.product_id || ' ' || coalesce(w.warehouse_id, w.transfer_line_id) as id, ${named('g')} as product,
       ${namedIf('h')} as warehouse, ${TRANSFER} as transfer, u.name as unit, w.pieces::text,
       coalesce(r.pieces, 0)::text as reserved, (${AVAILABLE})::text as available, w.actual_kg::text as "actualKg",
       w.barem_kg::text as "baremKg"
       ${seesCost ? `, ${VALUE}::text as value` : ''} ${from}
     order by g.code, h.code nulls last, t.code, w.transfer_line_id offset $4 limit $5`,
    [...said, start, limit],
  )
  const [counted] = await rowsOf<{ n: number }>(`select count(*)::int as n ${from}`, said)
  return { rows, total: counted!.n }
}

const { measures, facts } = ledgers.stock
/** What an entry says, without what its area hides. */
const columns = (seesCost: boolean): string[] =>
  [...Object.entries(measures), ...Object.entries(facts)]
    .filter(([, { type }]) => seesCost || type !== 'money')
    .map(([name]) => `e.${snake(name)}::text as "${name}"`)

const postsAnything = ({ states }: AnyResource): boolean =>
  Object.values(states?.actions ?? {}).some(({ posts }) => posts !== null)

const codeOf = (document: string, field: string, entry: string) =>
  `(select d.${snake(field)} from ${tableName(document)} d
    where ${entry}.document = '${document}' and d.tenant_id = ${entry}.tenant_id and d.id = ${entry}.document_id)`

/** SQL of the number of the document of an entry: of one that posts, or of a product whose barem changed. */
export const codeOfEntry = (entry: string): string =>
  `coalesce(${[
    codeOf('products', 'code', entry),
    ...resources.filter(postsAnything).map((document) => codeOf(document.name, numberingOf(document)!.field, entry)),
  ].join(', ')})`

/** The same of an entry `e`. */
export const CODE = codeOfEntry('e')

/** The entries of a product, in a warehouse or anywhere, newest first; those on their way name no warehouse. */
export async function entriesOf(asked: Asked, seesCost: boolean): Promise<{ rows: unknown[]; total: number }> {
  const { start, limit, warehouseId, productId } = asked
  const from = `from stock_entries e join products g on g.tenant_id = e.tenant_id and g.id = e.product_id
    left join warehouses h on h.tenant_id = e.tenant_id and h.id = e.warehouse_id
    where e.tenant_id = app_tenant() and ($1::uuid is null or e.warehouse_id = $1)
      and ($2::uuid is null or e.product_id = $2)`
  const rows = await rowsOf(
    `select e.id, e.date::text, e.kind, e.seq::text, e.document, e.document_id as "documentId",
       ${CODE} as code, e.created_at as "createdAt",
       ${named('g')} as product, ${namedIf('h')} as warehouse, ${columns(seesCost).join(', ')},
       e.by_product_warehouse_pieces::text as "piecesAfter", e.by_product_warehouse_actual_kg::text as "actualKgAfter",
       e.by_product_warehouse_barem_kg::text as "baremKgAfter" ${from}
     order by e.created_at desc, e.seq desc offset $3 limit $4`,
    [warehouseId, productId, start, limit],
  )
  const [counted] = await rowsOf<{ n: number }>(`select count(*)::int as n ${from}`, [warehouseId, productId])
  return { rows, total: counted!.n }
}

export const seesCostOf = (ctx: HttpContext): boolean => may(ctx.identity, areas.costPrice, 'v')
