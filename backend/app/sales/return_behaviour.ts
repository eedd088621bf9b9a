import { areas } from '@barem/resources/areas'
import type { Behaviour, Values, Writer } from '#app/engine/behaviour'
import { isSame } from '#app/engine/same_values'
import { mistaken } from '#app/http/api_error'
import { may } from '#app/identity/permissions'
import { rowsOf } from '#app/tenancy/run'
import { nameFund, payBack } from './pay_back.ts'

/** The lines of orders that lines of a return name, by their orders. */
const orderLinesIn = (lines: readonly Values[]) =>
  rowsOf<{ orderId: string; ids: string[] }>(
    `select owner_id as "orderId", array_agg(id) as ids from sales_orders_lines
      where tenant_id = app_tenant() and id = any($1::uuid[]) group by owner_id order by owner_id`,
    [lines.map(({ orderLineId }) => orderLineId)],
  )

/** Closes the lines of orders of which nothing more is awaited, or opens them again. */
async function close(row: Values, isClosed: boolean, writer: Writer): Promise<void> {
  // Loaded here: behaviours are a part of the engine.
  const [{ engine }, { transition }] = await Promise.all([
    import('#app/resources/serving'),
    import('#app/resources/write/transition'),
  ])
  for (const { orderId, ids } of await orderLinesIn(row.lines as Values[])) {
    const said = { lines: ids.map((id) => ({ id, isClosed })) }
    const ask = { version: null, comment: String(row.code ?? ''), said }
    await transition(engine, engine.lookup('sales-orders'), orderId, 'closeLines', ask, writer)
  }
}

/** What a return without an invoice is paid by. */
const priceIn = ({ customerId, lines }: Values) => [
  customerId,
  ...(lines as Values[]).map(({ productId, ownPrice, ownPriceType }) => [productId, ownPrice, ownPriceType]),
]

/** What goods that were taken in exchange have cost is paid by the return: they are taken back before it is. */
async function requireUnexchanged(id: string): Promise<void> {
  const rows = await rowsOf<{ code: string }>(
    `select o.code from sales_orders o join invoices i on i.tenant_id = o.tenant_id and i.order_id = o.id
       where o.tenant_id = app_tenant() and o.return_id = $1::uuid and i.status = 'done' order by o.code limit 1`,
    [id],
  )
  if (rows.length > 0) throw mistaken([{ field: 'comment', rule: 'exchanged', meta: { code: rows[0]!.code } }])
}

/**
 * Few may write the price of goods that were sold before the company began here. Goods that come back before they are
 * invoiced, and are not delivered again, close the lines of their order.
 */
export const returnBehaviour: Behaviour = {
  async settle(row, { before, writer }) {
    await nameFund(row)
    if (row.basis !== 'none' || !writer.identity || may(writer.identity, areas.refund, 'f')) return
    // Whoever receives or approves it takes over what was written.
    if (before?.basis === 'none' && isSame(priceIn(before), priceIn(row))) return
    throw mistaken([{ field: 'basis', rule: 'returnWithoutInvoice' }])
  },
  async updated(id, row, before, writer) {
    if (row.status === 'done' && before.status !== 'done') await payBack(id, row, writer)
    if (row.status === 'cancelled' && before.status === 'done') await requireUnexchanged(id)
    if (row.basis !== 'issue' || row.delivery !== 'closed' || row.status === before.status) return
    if (row.status === 'done') await close(row, true, writer)
    else if (before.status === 'done') await close(row, false, writer)
  },
}
