import { createHash } from 'node:crypto'
import { DRAW } from '#tests/support/draw'
import { fund, invoice, paid, soldAndIssued, answered, customer, take, type Row } from '../debt/owing.ts'
import { returned } from '../returns/returning.ts'

type Figures = Record<'revenue' | 'refunded' | 'shipping' | 'collected' | 'kgSold', number>

/** What a history does to figures, by day: dong of revenue, returns, delivery and money that came, and kg sold. */
export type Days = Map<string, Figures>

/** A whole number from 0 below `end`, another for each `what` and for each run. */
const drawnBelow = (end: number, what: string): number =>
  createHash('sha256').update(`${DRAW} ${what}`).digest().readUInt32BE() % end

const dayOf = (what: string): string => {
  const month = 1 + drawnBelow(6, `${what} month`)
  const date = 1 + drawnBelow(28, `${what} date`)
  return `2026-0${month}-${String(date).padStart(2, '0')}`
}

const undoneAfter = (day: string): string => (day < '2026-06-01' ? '2026-06-15' : '2026-07-01')

/**
 * Takes back some of an invoice, and undoes that now and then.
 * @returns what it lowers the invoice by, in dong
 */
async function bringSomeBack(what: string, sale: Row, add: (day: string, figures: Partial<Figures>) => void) {
  const documentDate = undoneAfter(sale.documentDate)
  const quantity = String(1 + drawnBelow(Number(sale.lines[0].quantity), `${what} back`))
  const done = await returned(sale, { quantity }, { documentDate })
  const refunded = Number(done.total) - Number(done.discount)
  const kgSold = Number(done.lines[0].paidWeight)
  add(documentDate, { revenue: -refunded, refunded, kgSold: -kgSold })
  if (drawnBelow(3, `${what} kept back`) > 0) return refunded
  await answered(take('returns', done, 'undo', { comment: 'Khách lấy lại', values: { undoneOn: '2026-07-02' } }))
  add('2026-07-02', { revenue: refunded, refunded: -refunded, kgSold })
  return 0
}

/** Sells, invoices, takes goods back, takes money and takes some of it back, on days of half a year that are drawn. */
export async function history(name: string, days: Days): Promise<{ customerId: string; productId: string }> {
  const add = (day: string, figures: Partial<Figures>) => {
    const known = days.get(day) ?? { revenue: 0, refunded: 0, shipping: 0, collected: 0, kgSold: 0 }
    for (const [figure, value] of Object.entries(figures)) known[figure as keyof typeof known] += value
    days.set(day, known)
  }
  const customerId = await customer()
  const salePrice = String(1000 * (1 + drawnBelow(400, `${name} price`)))
  const charges = {
    discountSource: 'manual',
    discount: String(drawnBelow(10_000, `${name} discount`)),
    shippingFee: String(drawnBelow(50_000, `${name} fee`)),
  }
  const { order } = await soldAndIssued(customerId, { quantity: '60', priceType: 'piece', salePrice }, '60', {
    ...charges,
    orderDate: '2026-01-01',
    receivingDate: '2026-01-01',
  })
  let open = 0
  for (const nth of ['first', 'second']) {
    const what = `${name} ${nth}`
    const documentDate = dayOf(what)
    const draft = await invoice(order, String(1 + drawnBelow(30, `${what} pieces`)), {
      documentDate,
      dueDate: documentDate,
    })
    const kept = await answered(take('invoices', draft, 'request'))
    const [revenue, shipping] = [Number(kept.total) - Number(kept.discount), Number(kept.shippingFee)]
    const kgSold = Math.round(Number(kept.actualWeight) * 1000) / 1000
    add(documentDate, { revenue, shipping, kgSold })
    open += revenue + shipping
    const fate = drawnBelow(3, `${what} undone`)
    if (fate === 1) open -= await bringSomeBack(what, kept, add)
    if (fate > 0) continue
    const undoneOn = undoneAfter(documentDate)
    await answered(take('invoices', kept, 'undo', { comment: 'Sai giá', values: { undoneOn } }))
    add(undoneOn, { revenue: -revenue, shipping: -shipping, kgSold: -kgSold })
    open -= revenue + shipping
  }
  const part = drawnBelow(Math.max(1, open), `${name} paid`)
  if (part > 0) {
    const executionDate = dayOf(`${name} paid`)
    const receipt: Row = await paid(customerId, String(part), { executionDate, fundId: await fund() })
    add(executionDate, { collected: part })
    if (drawnBelow(4, `${name} returned`) === 0) {
      const undoneOn = undoneAfter(executionDate)
      await answered(take('debt-transactions', receipt, 'undo', { comment: 'Nhầm khách', values: { undoneOn } }))
      add(undoneOn, { collected: -part })
    }
  }
  return { customerId, productId: order.lines[0].productId }
}
