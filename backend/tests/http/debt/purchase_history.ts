import { exact, sum } from '@barem/resources/calc/exact'
import fc from 'fast-check'
import { superAdmin } from '#tests/support/documents/lives'
import { issue, leave } from '../stock/issuing.ts'
import { entriesOf, onHand } from '../stock/stock.ts'
import { adjustmentOf, request } from './adjusting.ts'
import { answer, claim, shortOf } from './claiming.ts'
import { giveBack, send } from './giving_back.ts'
import { answered, owedTo, take, type Row } from './owing.ts'
import { invoiceOf, match, receivedOf, varianceOf } from './supplier_invoicing.ts'

export const step = fc.record({
  what: fc.constantFrom(
    ...(['invoice', 'invoice', 'claim', 'cut', 'cut', 'back', 'back', 'issue', 'undo', 'undo'] as const),
  ),
  receipt: fc.nat(1),
  pieces: fc.integer({ min: 1, max: 60 }),
  price: fc.integer({ min: 8_000, max: 12_000 }),
  percent: fc.integer({ min: 1, max: 40 }),
  which: fc.nat(20),
})
export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** A document that stands: the resource, its row, and dong without tax and with it that it adds to what was bought. */
interface Standing {
  resource: string
  row: Row
  net: string
  owed: string
}

const minus = (figure: string) => exact.sub('0', figure).toFixed()
const totalOf = (rows: readonly Readonly<Record<string, unknown>>[], name: string) =>
  sum(rows.map((row) => String(row[name] ?? '0'))).toFixed()

/** Two receipts of one product from one supplier, and what happens to them: a plain list of what each document says. */
export class PurchaseHistory {
  readonly standing: Standing[] = []
  readonly receipts: Row[] = []
  supplierId = ''
  productId = ''
  warehouseId = ''

  static async begin(): Promise<PurchaseHistory> {
    const history = new PurchaseHistory()
    const first = await shortOf()
    Object.assign(history, { supplierId: first.supplierId, productId: first.productId, warehouseId: first.warehouseId })
    const { supplierId, productId, warehouseId } = first
    const more = { supplierId, warehouseId }
    const other = await receivedOf({ productId, quantity: '40', actualWeight: '760', unitPrice: '11000' }, more)
    for (const { receipt } of [first, other]) {
      const row = await answered((await superAdmin()).get(`/warehouse-receipts/${receipt.id}`))
      history.receipts.push(row)
      history.standing.push({ resource: 'warehouse-receipts', row, net: row.total, owed: row.payable })
    }
    return history
  }

  /** Takes a step, which may be refused; the status of the answer. */
  async take(one: Step): Promise<number> {
    const receipt = this.receipts[one.receipt]!
    switch (one.what) {
      case 'invoice': {
        const draft = await invoiceOf(receipt, { quantity: String(one.pieces), unitPrice: String(one.price) })
        return this.#keep('supplier-invoices', await match(draft), (row) => [
          totalOf(row.lines, 'difference'),
          row.owing,
        ])
      }
      case 'claim': {
        const kg = String(one.percent / 2)
        const draft = await claim(receipt, { shortWeight: kg })
        if (draft.status !== 201) return draft.status
        const sent = await answered(take('supplier-claims', draft.body, 'send'))
        return this.#keep('supplier-claims', await answer(sent), (row) => [
          minus(totalOf(row.lines, 'acceptedAmount')),
          minus(row.credited),
        ])
      }
      case 'cut': {
        const amount = exact.mul(receipt.payable, one.percent).div(100).round().toFixed()
        return this.#cut(receipt, amount)
      }
      case 'back': {
        const draft = await giveBack(receipt, String(one.pieces))
        if (draft.status !== 201) return draft.status
        return this.#keep('warehouse-issues', await send(draft.body), (row) => [
          minus(totalOf(row.lines, 'amount')),
          minus(row.credited),
        ])
      }
      case 'issue': {
        const line = { productId: this.productId, quantity: String(one.pieces) }
        const more = { purpose: 'internal', documentDate: '2026-02-05' }
        return this.#keep('warehouse-issues', await leave(await issue(this.warehouseId, [line], more)), () => [
          '0',
          '0',
        ])
      }
      case 'undo':
        return this.#undo(one)
    }
  }

  /** What is wrong by now with what is owed, and with the dong that were bought: they are here, left, or variance. */
  async wrong(): Promise<string[]> {
    const entries = await entriesOf(this.productId)
    const issues = new Set(this.standing.map(({ row }) => row.id))
    const left = entries.filter(({ kind, document_id }) => kind === 'issue' && issues.has(document_id!))
    const bought = sum(this.standing.map(({ net }) => net)).toFixed()
    const [value, variance] = [String((await onHand(this.productId)).at(-1)), await varianceOf(this.productId)]
    const accounted = exact.add(value, variance).minus(totalOf(left, 'value')).toFixed()
    const owed = sum(this.standing.map((one) => one.owed)).toFixed()
    const balance = await owedTo(this.supplierId)
    return [
      ...(accounted === bought ? [] : [`${bought} dong were bought, ${accounted} are somewhere`]),
      ...(balance === owed ? [] : [`${owed} dong are owed, the ledger says ${balance}`]),
    ]
  }

  async #cut(receipt: Row, amount: string): Promise<number> {
    const approverId = (await (await superAdmin()).get('/User/profile')).body.data.id
    const body = { kind: 'supplier_price_cut', supplierId: this.supplierId, receiptIds: [receipt.id], amount }
    const pending = await request(await adjustmentOf({ ...body, approverId }))
    if (pending.status !== 200) return pending.status
    return this.#keep('debt-adjustments', await take('debt-adjustments', pending.body, 'approve'), (row) => [
      minus(exact.sub(row.amount, row.tax ?? '0').toFixed()),
      minus(row.amount),
    ])
  }

  async #undo({ which }: Step): Promise<number> {
    const [, , ...later] = this.standing
    const one = later[which % Math.max(1, later.length)]
    if (!one) return 422
    const row = await answered((await superAdmin()).get(`/${one.resource}/${one.row.id}`))
    const { status } = await take(one.resource, row, 'undo', { comment: 'Nhầm' })
    if (status === 200) this.standing.splice(this.standing.indexOf(one), 1)
    return status
  }

  #keep(
    resource: string,
    { status, body }: { status: number; body: any },
    figuresOf: (row: Row) => [net: string, owed: string],
  ): number {
    if (status === 200) {
      const [net, owed] = figuresOf(body)
      this.standing.push({ resource, row: body, net, owed })
    }
    return status
  }
}
