import fc from 'fast-check'
import { superAdmin } from '#tests/support/documents/lives'
import { reasonId } from '../returns/returning.ts'
import { customer, FREE, fund, SOLD, soldAndIssued, take, type Row } from './owing.ts'
import { get, total } from './past_days.ts'

export const ORDERED = { ...FREE, orderDate: '2026-01-05', receivingDate: '2026-01-05' }

const KINDS = [
  'invoice',
  'invoice',
  'receipt',
  'receipt',
  'deposit',
  'refund',
  'opening',
  'return',
  'return',
  'offset',
  'reallocate',
  'undo',
] as const
/** A step of a history; dong in thousands. */
export const step = fc.record({
  what: fc.constantFrom(...KINDS, 'reallocate', 'undo'),
  pieces: fc.integer({ min: 1, max: 12 }),
  amount: fc.integer({ min: 1, max: 1500 }),
  day: fc.integer({ min: 1, max: 28 }),
  sign: fc.constantFrom('', '', '-'),
  chosen: fc.boolean(),
  which: fc.nat(20),
})
export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

interface Standing {
  resource: string
  row: Row
  amount: number
  from: string
  until: string
}

/** A day of the month in which histories happen. */
export const dayOf = (day: number) => `2026-03-${String(day).padStart(2, '0')}`
const isTaken = ({ status }: { status: number }) => status < 300

/** A customer with an order of which everything was issued, and all that was posted of them. */
export class History {
  readonly posted: Standing[] = []

  readonly customerId: string
  readonly order: Row
  readonly fundId: string

  private constructor(customerId: string, order: Row, fundId: string) {
    this.customerId = customerId
    this.order = order
    this.fundId = fundId
  }

  static async begin(): Promise<History> {
    const customerId = await customer()
    const { order } = await soldAndIssued(customerId, SOLD, '50', ORDERED)
    return new History(customerId, order, await fund())
  }

  async take(one: Step): Promise<void> {
    if (one.what === 'undo') return this.#undo(one)
    if (one.what === 'reallocate') return this.#reallocate(one)
    if (one.what === 'return') return this.#bringBack(one)
    const [resource, action, body, amount] = await this.#draft(one)
    const draft = await (await superAdmin()).post(`/${resource}`, body)
    if (!isTaken(draft)) return
    const answer = await take(resource, draft.body, action)
    if (answer.status >= 500) throw new Error(JSON.stringify(answer.body))
    if (isTaken(answer))
      this.posted.push({ resource, row: answer.body, amount, from: dayOf(one.day), until: '9999-12-31' })
  }

  async #draft({ what, pieces, amount, day, sign, chosen, which }: Step): Promise<[string, string, object, number]> {
    const [customerId, date, dong] = [this.customerId, dayOf(day), amount * 1000]
    if (what === 'invoice') {
      const { productId, id: orderLineId } = this.order.lines[0]
      const lines = [{ productId, orderLineId, quantity: String(pieces) }]
      const body = {
        orderId: this.order.id,
        customerId,
        documentDate: date,
        dueDate: dayOf(Math.max(day, which)),
        lines,
      }
      return ['invoices', 'request', body, pieces * 100_000]
    }
    if (what === 'opening') {
      const line = { customerId, number: crypto.randomUUID(), documentDate: '2025-12-01', amount: `${sign}${dong}` }
      return ['opening-receivables', 'post', { openedOn: date, lines: [line] }, Number(`${sign}${dong}`)]
    }
    const orderId = what === 'deposit' ? this.order.id : null
    const debt = chosen && ['receipt', 'offset'].includes(what) ? (await this.#open()).at(which % 3) : undefined
    const allocations = debt ? [{ [debt.key]: debt.id, amount: String(Math.min(dong, Number(debt.open))) }] : []
    const more = {
      kind: what,
      orderId,
      executionDate: date,
      fundId: what === 'offset' ? null : this.fundId,
      allocations,
    }
    return [
      'debt-transactions',
      'request',
      { customerId, amount: String(dong), ...more },
      ({ refund: dong, offset: 0 } as Partial<Record<typeof what, number>>)[what] ?? -dong,
    ]
  }

  /** Pieces of an invoice that stands come back, as far as they were sold by that day. */
  async #bringBack({ pieces, day, which }: Step): Promise<void> {
    const sale = this.#living(({ resource }) => resource === 'invoices', which)
    if (!sale) return
    const { productId, id: invoiceLineId } = sale.row.lines[0]
    const draft = await (
      await superAdmin()
    ).post('/returns', {
      ...{ invoiceId: sale.row.id, customerId: this.customerId, documentDate: dayOf(day) },
      ...{ reasonId: await reasonId(), warehouseId: this.order.exportingWarehouseId },
      lines: [{ productId, invoiceLineId, quantity: String(pieces) }],
    })
    if (!isTaken(draft)) return
    const received = await take('returns', draft.body, 'receive')
    if (!isTaken(received)) return
    const { status, body } = await take('returns', received.body, 'request')
    if (status >= 500) throw new Error(JSON.stringify(body))
    const amount = pieces * -100_000
    if (isTaken({ status }))
      this.posted.push({ resource: 'returns', row: body, amount, from: dayOf(day), until: '9999-12-31' })
  }

  async #open(): Promise<Row[]> {
    const open = (await get(`/receivables/open?customerId=${this.customerId}`)) as never as Row[]
    return open.filter(({ side }) => side === 'debt')
  }

  #living = (isWanted: (one: Standing) => boolean, which: number): Standing | undefined => {
    const living = this.posted.filter((one) => one.until === '9999-12-31' && isWanted(one))
    return living[which % Math.max(1, living.length)]
  }

  async #undo({ which, day }: Step): Promise<void> {
    const one = this.#living(() => true, which)
    if (!one) return
    const values = { undoneOn: dayOf(day) }
    const { version } = await get(`/${one.resource}/${one.row.id}`)
    const answer = await take(one.resource, { ...one.row, version }, 'undo', { comment: 'Thử', values })
    if (answer.status >= 500) throw new Error(JSON.stringify(answer.body))
    if (isTaken(answer)) one.until = values.undoneOn
  }

  async #reallocate({ which, day, amount, chosen }: Step): Promise<void> {
    const one = this.#living(({ resource, row }) => resource === 'debt-transactions' && row.kind !== 'refund', which)
    if (!one) return
    const debts = (await this.#open()).slice(0, chosen ? 2 : 1)
    const allocations = debts.map(({ key, id, open }) => ({
      [key]: id,
      amount: String(Math.min(amount * 500, Number(open))),
    }))
    const { version } = await get(`/debt-transactions/${one.row.id}`)
    const body = { allocations, values: { reallocatedOn: dayOf(day) } } as object
    const answer = await take('debt-transactions', { ...one.row, version }, 'reallocate', body)
    if (answer.status >= 500) throw new Error(JSON.stringify(answer.body))
  }

  /** What a plain list of all that stood on a day comes to. */
  balanceOn(day: string): number {
    return total(this.posted.filter(({ from, until }) => from <= day && day < until).map(({ amount }) => amount))
  }
}
