import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { call } from '#tests/support/client'
import type { Row } from '../tests/http/debt/owing.ts'
import { newOrder, type Facts } from './cases.ts'

const TIMES = 30
const DAY = '2026-11-05'

/** Milliseconds of some work, the middle of many times. */
async function middle(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let count = 0; count < TIMES; count++) {
    const began = performance.now()
    await work()
    times.push(performance.now() - began)
  }
  return times.sort((one, other) => one - other)[Math.floor(TIMES / 2)]!
}

/**
 * Prints how fast an invoice of forty lines is stored, and posted, beside an order of forty lines on the same server:
 * goods come into stock, are sold and issued first.
 */
export async function invoiceTimes(
  say: (text: string) => void,
  {
    url,
    token,
    facts,
    client,
    tenant,
  }: { url: string; token: string; facts: Facts; client: pg.Client; tenant: string },
): Promise<void> {
  const post = async (path: string, body: object): Promise<Row> => {
    const key = { 'idempotency-key': randomUUID() }
    const answer = await call('POST', path, { url, token, body, headers: key })
    if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
    return answer.body as Row
  }
  const step = (path: string, { id, version }: Row, action: string) => post(`${path}/${id}/${action}`, { version })
  const { rows: users } = await client.query(`select id from users where tenant_id = $1 and username = 'superadmin'`, [
    tenant,
  ])
  const userId = String(users[0].id)
  const { warehouseId, products } = facts
  const opening = await post('/opening-stocks', {
    ...{ openedOn: '2026-11-01', warehouseId },
    lines: products.map((productId) => ({
      ...{ productId, quantity: '100000', actualWeight: '1000000', priceType: 'piece', unitPrice: '100000' },
    })),
  })
  await step('/opening-stocks', opening, 'post')
  const draft = { ...newOrder(facts), receivingDate: '2026-12-31' }
  const many = { ...draft, lines: draft.lines.map((line) => ({ ...line, quantity: String(TIMES * 4) })) }
  let order = await step('/sales-orders', await post('/sales-orders', { ...many, approverId: userId }), 'request')
  if (order.status === 'pending') order = await step('/sales-orders', order, 'approve')
  const { body: made } = await call('GET', `/warehouse-issues/from/orderId/${order.id}`, { url, token })
  const linesOf = ({ lines }: Row) =>
    lines.lines.map(({ productId, orderLineId, quantity }: Row) => ({ productId, orderLineId, quantity }))
  const issue = await post('/warehouse-issues', {
    ...{ ...(made as Row).values, documentDate: DAY, warehouseId, officerId: userId, driverName: 'Lái xe' },
    lines: linesOf(made as Row),
  })
  await step('/warehouse-issues', issue, 'request')
  const body = {
    ...{ orderId: order.id, customerId: order.customerId, documentDate: DAY },
    lines: order.lines.map(({ id, productId }: Row) => ({ productId, orderLineId: id, quantity: '1' })),
  }
  const ofOrder = await middle(() => post('/sales-orders', draft))
  const invoices: Row[] = []
  const ofInvoice = await middle(async () => invoices.push(await post('/invoices', body)))
  const posted = await middle(() => step('/invoices', invoices.pop()!, 'request'))
  const print = (name: string, ms: number) =>
    say(
      `${name.padEnd(28)}${ms.toFixed(0).padStart(6)} ms (p50)${(ofOrder / ms).toFixed(2).padStart(8)} of the speed of an order`,
    )
  print('an order of 40 lines', ofOrder)
  print('an invoice of 40 lines', ofInvoice)
  print('posting it', posted)
}
