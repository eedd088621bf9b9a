import { allocate } from '@barem/resources/calc/allocate'
import type { BillableLine } from '@barem/resources/calc/settle'
import type { Values } from '#app/engine/behaviour'
import { rowsOf } from '#app/tenancy/run'

type Row = Omit<BillableLine, 'shippingShare'> & { amount: string | null; shippingFee: string | null }

/** The share of each line of an order in its delivery fee, by their amounts. */
function withShares(lines: readonly Row[]): BillableLine[] {
  const shares = allocate(
    lines[0]!.shippingFee ?? '0',
    lines.map(({ amount }) => (amount !== null && Number(amount) > 0 ? amount : '0')),
  )
  return lines.map(({ amount: _amount, shippingFee: _fee, ...line }, place) => ({
    ...line,
    shippingShare: shares[place]!,
  }))
}

const figures = (alias: string, names: Readonly<Record<string, string>>) =>
  `json_build_object(${Object.entries(names)
    .map(([name, column]) => `'${name}', coalesce(${alias}.${column}, 0)::text`)
    .join(', ')})`

/** The lines of orders that the lines of an invoice are made from, by id. */
export async function billableLinesOf(lines: readonly Values[]): Promise<ReadonlyMap<string, BillableLine>> {
  const ids = lines.flatMap(({ orderLineId }) => (typeof orderLineId === 'string' ? [orderLineId] : []))
  if (ids.length === 0) return new Map()
  const taken = { quantity: 'quantity', actualKg: 'actual_kg', discount: 'discount', shipping: 'shipping' }
  const rows = await rowsOf<Row>(
    `select l.id, l.product_id as "productId", l.product_name as "productName", l.unit,
       l.english_unit as "englishUnit", l.weight_mode as "weightMode", l.barem::text, l.barem_basis as "baremBasis",
       l.length::text, l.quantity::text, l.price_type as "priceType", l.unit_price::text as "unitPrice",
       l.vat_rate::text as "vatRate",
       l.amount::text, l.discount_share::text as "discountShare", o.shipping_fee::text as "shippingFee",
       ${figures('f', { quantity: 'quantity', actualKg: 'actual_kg' })} as issued,
       ${figures('i', taken)} as invoiced,
       json_build_object('id', o.id, 'code', o.code, 'status', o.status, 'orderDate', o.order_date,
         'customerId', o.customer_id, 'vat', coalesce(o.vat, 'off')) as "order"
     from sales_orders o
       join sales_orders_lines l on l.tenant_id = o.tenant_id and l.owner_id = o.id
       left join fulfilment_by_order_line f on f.tenant_id = l.tenant_id and f.order_line_id = l.id
       left join invoicing_by_order_line i on i.tenant_id = l.tenant_id and i.order_line_id = l.id
     where o.tenant_id = app_tenant() and o.id in (
       select owner_id from sales_orders_lines where tenant_id = app_tenant() and id = any($1::uuid[]))
     order by o.id, l.position`,
    [ids],
  )
  const orders = Map.groupBy(rows, ({ order }) => order.id)
  return new Map([...orders.values()].flatMap(withShares).map((line) => [line.id, line]))
}
