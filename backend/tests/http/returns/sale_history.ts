import fc from 'fast-check'
import { dayInVietnam } from '@barem/resources/kit'
import { superAdmin } from '#tests/support/documents/lives'
import { orderBody } from '#tests/support/documents/orders'
import { answered, customer, FREE, payment, richFund, stocked, take, type Row } from '../debt/owing.ts'
import { userId } from '../stock/issuing.ts'
import { exchanged } from './exchanging.ts'
import { reasonId, returnOf, warehouseFor } from './returning.ts'

/** What happens between the company and a customer; each bar costs 280,000 dong and is sold for 200,000. */
export const step = fc.record({
  what: fc.constantFrom('sell', 'sell', 'bring', 'bring', 'exchange', 'pay', 'pay', 'refund', 'refund', 'undo', 'undo'),
  pieces: fc.integer({ min: 1, max: 8 }),
  taken: fc.integer({ min: 1, max: 6 }),
  dong: fc.integer({ min: 1, max: 3_000_000 }),
  which: fc.nat(30),
})
export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** An invoice in force: of the first goods, or of those that are taken in exchange. */
interface Sold {
  id: string
  lineId: string
  place: number
  sold: number
  back: number
}

/** A posted document, with what undoing it changes. */
interface Standing {
  resource: string
  id: string
  undone: () => void
}

const PRICE = 200_000

/** Kg by barem of a line, as its document has them. */
const baremOf = (pieces: number) => Math.round(pieces * 1848.6) / 100

/** A plain list of what was sold, came back and was paid. */
export class Model {
  readonly invoices: Sold[] = []
  /** Pieces of each of the goods that left, whether they are invoiced or not. */
  readonly issued = [0, 0]
  readonly back = [0, 0]
  paid = 0
  /** Pieces of invoices in force, and of those that came back of them. */
  pieces = 0
  returned = 0

  left = (place: number): number => this.issued[place]! - this.back[place]!

  get debt(): number {
    return PRICE * (this.pieces - this.returned) - this.paid
  }

  get figures() {
    const net = this.pieces - this.returned
    return {
      revenue: PRICE * net,
      refunded: PRICE * this.returned,
      kgSold: 20 * net,
      baremKgSold: this.invoices.reduce((all, { sold, back }) => all + (baremOf(sold) * (sold - back)) / sold, 0),
      collected: this.paid,
    }
  }
}

/** Takes steps by the calls that people's screens make, and keeps the plain list of what was answered. */
export class SaleHistory {
  readonly model = new Model()
  readonly posted: Standing[] = []
  readonly customerId: string
  readonly goods: { productId: string; warehouseId: string }[]
  readonly fundId: string

  constructor(customerId: string, goods: { productId: string; warehouseId: string }[], fundId: string) {
    this.customerId = customerId
    this.goods = goods
    this.fundId = fundId
  }

  static begin = async () =>
    new SaleHistory(await customer(), [await stocked('100'), await stocked('100')], await richFund())

  /** @returns statuses that the plain list allows, and the one that came; 0 for a step of nothing */
  take(one: Step): Promise<[wanted: number[], status: number]> {
    return this[one.what](one)
  }

  /** The body of an order of so many of the goods at a place. */
  async order(place: number, pieces: number) {
    const { productId, warehouseId } = this.goods[place]!
    const { customerId: _customer, ...body } = await orderBody(null, '2026-01-20')
    return {
      ...{ ...body, ...FREE, receivingDate: '2026-02-20', exportingWarehouseId: warehouseId },
      lines: [{ productId, quantity: String(pieces), priceType: 'piece', salePrice: String(PRICE) }],
    }
  }

  issue = async () => ({ officerId: await userId(), driverName: 'Khách tự chở' })

  async invoiced(id: string, place: number, sold: number): Promise<void> {
    const { lines } = await answered((await superAdmin()).get(`/invoices/${id}`))
    const invoice: Sold = { id, lineId: lines[0].id, place, sold, back: 0 }
    const { model } = this
    model.invoices.push(invoice)
    model.issued[place]! += sold
    model.pieces += sold
    this.posted.push({
      resource: 'invoices',
      id,
      // The goods stay where they went.
      undone: () => {
        model.invoices.splice(model.invoices.indexOf(invoice), 1)
        model.pieces -= sold
      },
    })
  }

  came(id: string, invoice: Sold, pieces: number): void {
    const { model } = this
    const move = (by: number) => {
      invoice.back += by
      model.returned += by
      model.back[invoice.place]! += by
    }
    move(pieces)
    this.posted.push({ resource: 'returns', id, undone: () => move(-pieces) })
  }

  async sell({ pieces }: Step): Promise<[number[], number]> {
    const client = await superAdmin()
    const body = { ...(await this.order(0, pieces)), customerId: this.customerId }
    const { id, version } = await answered(client.post('/sales-orders', body))
    const { status, body: done } = await client.post(`/sales-orders/${id}/sell`, { version, issue: await this.issue() })
    if (status === 200) await this.invoiced(done.invoice.id, 0, pieces)
    return [[200], status]
  }

  async body({ id, lineId, place }: Sold, pieces: number) {
    return {
      ...{ invoiceId: id, customerId: this.customerId, documentDate: dayInVietnam(new Date()) },
      ...{ reasonId: await reasonId(), warehouseId: await warehouseFor('sale') },
      lines: [{ productId: this.goods[place]!.productId, invoiceLineId: lineId, quantity: String(pieces) }],
    }
  }

  of<T>(all: readonly T[], which: number): T | null {
    return all.length === 0 ? null : all[which % all.length]!
  }

  async bring({ which, pieces }: Step): Promise<[number[], number]> {
    const invoice = this.of(this.model.invoices, which)
    if (!invoice) return [[0], 0]
    const isTooMuch = pieces > invoice.sold - invoice.back
    const draft = await (await superAdmin()).post('/returns', await this.body(invoice, pieces))
    if (draft.status >= 300 || isTooMuch) return [isTooMuch ? [422] : [201], draft.status]
    const there = await answered(take('returns', draft.body, 'receive'))
    const { status } = await take('returns', there, 'request')
    if (status === 200) this.came(draft.body.id, invoice, pieces)
    return [[200], status]
  }

  async exchange({ which, pieces, taken }: Step): Promise<[number[], number]> {
    const invoice = this.of(this.model.invoices, which)
    if (!invoice) return [[0], 0]
    const isTooMuch = pieces > invoice.sold - invoice.back
    const body = {
      ...{ return: await this.body(invoice, pieces), order: await this.order(1, taken) },
      ...{ issue: await this.issue(), payment: null },
    }
    const { status, body: done } = await exchanged(body)
    if (status === 200) {
      this.came(done.return.id, invoice, pieces)
      await this.invoiced(done.sold.invoice.id, 1, taken)
    }
    return [[isTooMuch ? 422 : 200], status]
  }

  async money(kind: 'receipt' | 'refund', dong: number, more: object): Promise<number> {
    const executionDate = dayInVietnam(new Date())
    const given = { kind, executionDate, fundId: this.fundId, ...more }
    const draft = await payment(this.customerId, String(dong), given)
    const { status } = await take('debt-transactions', draft, 'request')
    const sign = kind === 'receipt' ? 1 : -1
    if (status !== 200) return status
    this.model.paid += sign * dong
    const undone = () => void (this.model.paid -= sign * dong)
    this.posted.push({ resource: 'debt-transactions', id: draft.id, undone })
    return status
  }

  /** Often all that is owed, as people do. */
  async pay({ which, dong }: Step): Promise<[number[], number]> {
    const { debt } = this.model
    return [[200], await this.money('receipt', which % 2 === 0 && debt > 0 ? debt : dong, {})]
  }

  /** Often all of a credit. */
  async refund({ which, dong }: Step): Promise<[number[], number]> {
    const ids = this.posted.flatMap(({ resource, id }) => (resource === 'returns' ? [id] : []))
    const rows = await Promise.all(ids.map(returnOf))
    const open = rows.filter(({ credit }) => credit !== '0')
    const back = this.of(which % 2 === 0 && open.length > 0 ? open : rows, which)
    if (!back) return [[0], 0]
    const paidBack = which % 2 === 0 && back.credit !== '0' ? Number(back.credit) : dong
    const allowed = paidBack <= Number(back.credit) ? 200 : 422
    return [[allowed], await this.money('refund', paidBack, { returnId: back.id })]
  }

  /** What was paid by others, or came back, is not undone before them; whatever is answered is so. */
  async undo({ which }: Step): Promise<[number[], number]> {
    const standing = this.of(this.posted, which)
    if (!standing) return [[0], 0]
    const { resource, id, undone } = standing
    const row = (await answered((await superAdmin()).get(`/${resource}/${id}`))) as Row
    const { status } = await take(resource, row, 'undo', { comment: 'Nhầm' })
    if (status === 200) {
      undone()
      this.posted.splice(this.posted.indexOf(standing), 1)
    }
    return [[200, 409, 422], status]
  }
}
