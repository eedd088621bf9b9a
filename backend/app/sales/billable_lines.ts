import { defineFact } from '#app/engine/facts'
import { allocate } from '@barem/resources/calc/allocate'
import type { BillableLine } from '@barem/resources/calc/settle'
import type { Values } from '#app/engine/behaviour'
import { rowsOf } from '#app/tenancy/run'

type Row = Omit<BillableLine, 'shippingShare'>

/** The share of each line of an order in its delivery fee, by their amounts. */
function withShares(lines: readonly Row[]): BillableLine[] {
  const shares = allocate(
    lines[0]!.order.shippingFee ?? '0',
    lines.map(({ amount }) => (amount !== null && Number(amount) > 0 ? amount : '0')),
  )
  return lines.map((line, place) => ({ ...line, shippingShare: shares[place]! }))
}

const figures = (alias: string, names: Readonly<Record<string, string>>) =>
  Object.entries(names)
    .map(([name, column]) => `'${name}', coalesce(${alias}.${column}, 0)::text`)
    .join(', ')

/** Fields in which parts of a line are like it, so that they come to one amount and one tax with it. */
const ALIKE = ['price_type', 'unit_price', 'vat_rate', 'weight_mode', 'barem', 'barem_basis', 'length']

const isAlike = ALIKE.map((column) => `p.${column} is not distinct from l.${column}`).join(' and ')

/**
 * Invoices from before the tax on their fees was kept by line have it together with that of the goods. Without VAT
 * there is none, and nothing to sum up.
 */
const FEE_TAX = `coalesce(p.shipping_tax, case when i.shipping_fee > 0 and i.tax is not null then
  round(p.shipping_share / i.shipping_fee
    * (i.tax - (select coalesce(sum(o.tax), 0) from invoices_lines o where o.tenant_id = i.tenant_id and o.owner_id = i.id)))
  end)`

/**
 * What posted invoices print of the lines of `orders`, less what came back to be delivered again, those alike summed up
 * apart. `offset 0` has each part compared with its line once, and not once in each sum.
 */
const PRINTED = `select line, sum(shipping_tax) as shipping_tax,
    sum(quantity) filter (where alike) as quantity,
    sum(theoretical_weight) filter (where alike) as barem_kg,
    sum(amount) filter (where alike) as amount,
    sum(discount_share) filter (where alike) as discount,
    sum(tax) filter (where alike) as tax
  from (
    select l.id as line, (${isAlike}) as alike, ${FEE_TAX} as shipping_tax,
      p.quantity, p.theoretical_weight, p.amount, p.discount_share, p.tax
    from orders
      join sales_orders_lines l on l.tenant_id = app_tenant() and l.owner_id = orders.id
      join invoices_lines p on p.tenant_id = l.tenant_id and p.order_line_id = l.id
      join invoices i on i.tenant_id = p.tenant_id and i.id = p.owner_id
    where i.status = 'done'
    union all
    select l.id, (${isAlike}), 0, -r.quantity, -r.theoretical_weight, -r.amount, -r.discount_share, -r.tax
    from orders
      join sales_orders_lines l on l.tenant_id = app_tenant() and l.owner_id = orders.id
      join invoices_lines p on p.tenant_id = l.tenant_id and p.order_line_id = l.id
      join returns_lines r on r.tenant_id = p.tenant_id and r.invoice_line_id = p.id and r.redeliver
      join returns b on b.tenant_id = r.tenant_id and b.id = r.owner_id and b.status = 'done'
    offset 0) part
  group by line`

/** The lines of orders that the lines of an invoice are made from, and the others of these orders, by id. */
async function billableLinesOf(lines: readonly Values[]): Promise<ReadonlyMap<string, BillableLine>> {
  const ids = lines.flatMap(({ orderLineId }) => (typeof orderLineId === 'string' ? [orderLineId] : []))
  if (ids.length === 0) return new Map()
  const taken = { quantity: 'quantity', actualKg: 'actual_kg', discount: 'discount', shipping: 'shipping' }
  const printed = { quantity: 'quantity', baremKg: 'barem_kg', amount: 'amount', discount: 'discount', tax: 'tax' }
  const rows = await rowsOf<Row>(
    `with orders as materialized (
       select distinct owner_id as id from sales_orders_lines where tenant_id = app_tenant() and id = any($1::uuid[])
     ), printed as (${PRINTED})
     select l.id, l.product_id as "productId", l.product_name as "productName", l.is_service as "isService", l.unit,
       l.english_unit as "englishUnit", l.weight_mode as "weightMode", l.barem::text, l.barem_basis as "baremBasis",
       l.length::text, l.quantity::text, l.price_type as "priceType", l.unit_price::text as "unitPrice",
       l.vat_rate::text as "vatRate", l.tax::text, l.amount::text, l.discount_share::text as "discountShare",
       json_build_object(${figures('f', { quantity: 'quantity', actualKg: 'actual_kg' })}) as issued,
       json_build_object(${figures('i', taken)}, ${figures('p', { shippingTax: 'shipping_tax' })}) as invoiced,
       json_build_object(${figures('p', printed)}) as alike,
       json_build_object('id', o.id, 'code', o.code, 'status', o.status, 'orderDate', o.order_date,
         'customerId', o.customer_id, 'vat', coalesce(o.vat, 'off'), 'shippingFee', o.shipping_fee::text,
         'shippingTax', (o.tax - sum(l.tax) over (partition by o.id))::text) as "order"
     from orders
       join sales_orders o on o.tenant_id = app_tenant() and o.id = orders.id
       join sales_orders_lines l on l.tenant_id = o.tenant_id and l.owner_id = o.id
       left join fulfilment_by_order_line f on f.tenant_id = l.tenant_id and f.order_line_id = l.id
       left join invoicing_by_order_line i on i.tenant_id = l.tenant_id and i.order_line_id = l.id
       left join printed p on p.line = l.id
     order by o.id, l.position`,
    [ids],
  )
  const orders = Map.groupBy(rows, ({ order }) => order.id)
  return new Map([...orders.values()].flatMap(withShares).map((line) => [line.id, line]))
}

/** The lines of orders that lines of an invoice are made from. */
export const billableLinesFact = defineFact({
  name: 'billableLines',
  reads: ['lines.orderLineId'],
  read: (_row, lines) => billableLinesOf(lines),
})
