import type { HttpContext } from '@adonisjs/core/http'
import { areas } from '@barem/resources/areas'
import { addMonths } from '@barem/resources/calc/ranges'
import { dayInVietnam, UUID } from '@barem/resources/kit'
import { notFound, unknownName } from '#app/http/api_error'
import { flatQuery } from '#app/http/query_string'
import { may } from '#app/identity/permissions'
import { allOf } from '#app/tenancy/all_of'
import { rowsOf } from '#app/tenancy/run'

/** Months that are shown, this one with them. */
const MONTHS = 12
/** Prices of a month at most, the newest. */
const MAX_PRICES = 100
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

/** The area that says who may see what goods are sold for, and what they are bought for. */
const PRICE_AREAS = { sold: areas.invoice, bought: areas.costPrice } as const
type Side = keyof typeof PRICE_AREAS
const sides = Object.keys(PRICE_AREAS) as Side[]

const sidesOf = ({ identity }: HttpContext): Side[] => sides.filter((side) => may(identity, PRICE_AREAS[side], 'v'))

/** SQL of prices without VAT of product $1: of what was invoiced, and of what receipts brought. */
const PRICES: Readonly<Record<Side, string>> = {
  sold: `select 'sold' as side, d.document_date as date, 'invoices' as document, d.id as document_id, d.code,
      p.name as partner, l.quantity, l.unit_price, l.price_type, l.actual_weight as kg,
      l.amount - coalesce(l.discount_share, 0)
        - case d.vat when 'included' then coalesce(l.tax, 0) else 0 end as amount, l.id
    from invoices_lines l
    join invoices d on d.tenant_id = l.tenant_id and d.id = l.owner_id and d.status = 'done'
    left join customers p on p.tenant_id = d.tenant_id and p.id = d.customer_id
    where l.tenant_id = app_tenant() and l.product_id = $1`,
  bought: `select 'bought', d.document_date, 'warehouse-receipts', d.id, d.code, p.name, l.quantity, l.unit_price,
      l.price_type, l.actual_weight, l.amount - case d.vat when 'included' then coalesce(l.tax, 0) else 0 end, l.id
    from warehouse_receipts_lines l
    join warehouse_receipts d on d.tenant_id = l.tenant_id and d.id = l.owner_id and d.status = 'done'
    left join suppliers p on p.tenant_id = d.tenant_id and p.id = d.supplier_id
    where l.tenant_id = app_tenant() and l.product_id = $1 and l.amount is not null`,
}

/** SQL of what one unit came to: a kg on the scale, or a piece of goods that have no weight. */
const PER = {
  kg: 'round(sum(x.amount) filter (where x.kg > 0) / nullif(sum(x.kg) filter (where x.kg > 0), 0))',
  piece: 'round(sum(x.amount) / nullif(sum(x.quantity), 0))',
} as const
type Per = keyof typeof PER

/** What there was of a product at the end of each month, its last one up to today. */
const stockByMonth = (productId: string, months: readonly string[]) =>
  rowsOf<{ pieces: string; actualKg: string; baremKg: string }>(
    `select (coalesce(b.pieces, 0) - coalesce(sum(e.pieces), 0))::text as pieces,
        (coalesce(b.actual_kg, 0) - coalesce(sum(e.actual_kg), 0))::text as "actualKg",
        (coalesce(b.barem_kg, 0) - coalesce(sum(e.barem_kg), 0))::text as "baremKg"
      from unnest($2::text[]) m(month)
      left join stock_by_product b on b.tenant_id = app_tenant() and b.product_id = $1
      left join stock_entries e on e.tenant_id = app_tenant() and e.product_id = $1
        and e.date >= (m.month || '-01')::date + interval '1 month'
      group by m.month, b.pieces, b.actual_kg, b.barem_kg order by m.month`,
    [productId, months],
  )

/** The mean price of each month; null where there is none. */
async function pricesByMonth(side: Side, productId: string, per: Per, months: readonly string[]) {
  const rows = await rowsOf<{ month: string; price: string | null }>(
    `select to_char(x.date, 'YYYY-MM') as month, (${PER[per]})::text as price
      from (${PRICES[side]}) x(side, date, document, document_id, code, partner, quantity,
        unit_price, price_type, kg, amount, id)
      where x.date >= ($2 || '-01')::date group by 1`,
    [productId, months[0]],
  )
  const found = new Map(rows.map(({ month, price }) => [month, price]))
  return months.map((month) => found.get(month) ?? null)
}

const monthsUpTo = (today: string): string[] =>
  Array.from({ length: MONTHS }, (_, place) => addMonths(`${today.slice(0, 7)}-01`, place - MONTHS + 1).slice(0, 7))

/** The product, and what its price is of. @throws ApiError 404 where it is not there */
async function productIn({ params }: HttpContext): Promise<{ id: string; per: Per }> {
  if (!UUID.test(params.id)) throw notFound()
  const [row] = await rowsOf<{ id: string; per: Per }>(
    `select id, case weight_mode when 'none' then 'piece' else 'kg' end as per from products
      where tenant_id = app_tenant() and id = $1`,
    [params.id],
  )
  if (!row) throw notFound()
  return row
}

/** Stock and prices of a product by month; prices for those who may see them. */
export async function monthsOf(ctx: HttpContext) {
  const { id, per } = await productIn(ctx)
  const months = monthsUpTo(dayInVietnam(new Date()))
  const allowed = sidesOf(ctx)
  const [stock, prices] = await allOf([
    may(ctx.identity, areas.inventory, 'v') ? stockByMonth(id, months) : Promise.resolve(null),
    allOf(allowed.map((side) => pricesByMonth(side, id, per, months))),
  ])
  return {
    months,
    ...(stock && { stock }),
    ...Object.fromEntries(allowed.map((side, place) => [side, prices[place]!])),
    isByKg: per === 'kg',
  }
}

/** What a product was sold and bought for in a month, the newest first, as far as the caller may see it. */
export async function pricesOf(ctx: HttpContext) {
  const { id } = await productIn(ctx)
  const { month, ...rest } = flatQuery(ctx.request.parsedUrl.query)
  if (Object.keys(rest).length > 0) throw unknownName('unknownFilter', Object.keys(rest))
  if (typeof month !== 'string' || !MONTH.test(month)) throw unknownName('date', ['month'])
  const allowed = sidesOf(ctx)
  if (allowed.length === 0) return []
  return rowsOf(
    `select x.id, x.side, x.date::text as date, x.document, x.document_id as "documentId", x.code, x.partner,
        x.quantity::text as quantity, x.unit_price::text as "unitPrice", x.price_type as "priceType",
        x.kg::text as kg, round(x.amount)::text as amount
      from (${allowed.map((side) => PRICES[side]).join(' union all ')}) x(side, date, document, document_id, code,
        partner, quantity, unit_price, price_type, kg, amount, id)
      where x.date >= ($2 || '-01')::date and x.date < ($2 || '-01')::date + interval '1 month'
      order by x.date desc, x.id limit ${MAX_PRICES}`,
    [id, month],
  )
}
