import fc from 'fast-check'
import { superAdmin } from '#tests/support/documents/lives'
import { answered, take, type Row } from '../debt/owing.ts'
import { reasonId } from '../returns/returning.ts'
import { cut } from './cutting.ts'
import { issued } from './issuing.ts'
import { posted, product, warehouse } from './stock.ts'
import { arrive, done, sent } from './transferring.ts'

/** What happens to bars of 11.7 m at two warehouses, some days after what came before. */
export const step = fc.record({
  what: fc.constantFrom('buy', 'issue', 'send', 'arrive', 'count', 'cut', 'return', 'undo'),
  pieces: fc.integer({ min: 1, max: 30 }),
  at: fc.constantFrom(0 as const, 1 as const),
  days: fc.integer({ min: 0, max: 3 }),
})
export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** What each bar is cut into: two pieces of 5 m, and 1.7 m that is kept. */
const CUTS = '2x5'
const PIECES = 2

/** Takes steps by the calls that people's screens make, and keeps a plain list of the pieces at each warehouse. */
export class InventoryHistory {
  /** Bars at each of the warehouses, and bars that are on their way. */
  readonly bars = [0, 0]
  moving: { row: Row; to: number; pieces: number }[] = []
  /** Pieces of 5 m and remnants at each warehouse. */
  readonly cut = { piece: [0, 0], remnant: [0, 0] }
  /** The products of cut pieces, by what they are; none while nothing was cut. */
  readonly products: Partial<Record<'piece' | 'remnant', string>> = {}
  readonly days = new Set<string>()
  readonly taken = new Set<string>()
  /** What the last document changed, which alone is sure to leave enough behind when it is taken back. */
  private last: { resource: string; row: Row; back: () => void } | null = null

  readonly productId: string
  readonly places: readonly string[]
  private readonly customerId: string
  private now = Date.parse('2026-03-01')

  private constructor(productId: string, places: readonly string[], customerId: string) {
    this.productId = productId
    this.places = places
    this.customerId = customerId
  }

  static async begin(customerId: string): Promise<InventoryHistory> {
    const history = new InventoryHistory(await product(), [await warehouse(), await warehouse()], customerId)
    await history.take({ what: 'buy', pieces: 30, at: 0, days: 0 })
    return history
  }

  /** Takes a step, where there are bars for it. */
  async take({ what, pieces, at, days }: Step): Promise<void> {
    this.now += days * 86_400_000
    const day = new Date(this.now).toISOString().slice(0, 10)
    const ways = {
      ...{ buy: this.buy, issue: this.issue, send: this.send, arrive: this.arrive, count: this.count },
      ...{ cut: this.cutBars, return: this.bringBack, undo: this.undo },
    }
    if (!(await ways[what].call(this, day, pieces, at))) return
    this.days.add(day)
    this.taken.add(what)
  }

  private move(at: number, pieces: number) {
    this.bars[at]! += pieces
  }

  private async buy(day: string, pieces: number, at: number): Promise<boolean> {
    const line = { productId: this.productId, quantity: String(pieces), actualWeight: String(pieces * 18) }
    await posted(this.places[at]!, [{ ...line, priceType: 'piece', unitPrice: '265221' }], { openedOn: day })
    this.move(at, pieces)
    this.last = null
    return true
  }

  private async issue(day: string, pieces: number, at: number): Promise<boolean> {
    if (this.bars[at]! <= pieces) return false
    const line = { productId: this.productId, quantity: String(pieces) }
    const row = await issued(this.places[at]!, [line], { documentDate: day })
    this.move(at, -pieces)
    this.last = { resource: 'warehouse-issues', row, back: () => this.move(at, pieces) }
    return true
  }

  private async send(day: string, pieces: number, at: number): Promise<boolean> {
    if (this.bars[at]! <= pieces) return false
    const line = { productId: this.productId, quantity: String(pieces) }
    const row = await sent(this.places[at]!, this.places[1 - at]!, [line], { documentDate: day })
    this.move(at, -pieces)
    this.moving.push({ row, to: 1 - at, pieces })
    this.last = null
    return true
  }

  private async arrive(day: string): Promise<boolean> {
    const [one, ...others] = this.moving
    if (!one) return false
    await done(arrive(one.row, [null], day))
    this.moving = others
    this.move(one.to, one.pieces)
    this.last = null
    return true
  }

  /** Counts some bars more or less than there are; none that arrive or leave on that day are in doubt. */
  private async count(day: string, pieces: number, at: number): Promise<boolean> {
    if (this.bars[at]! === 0) return false
    const there = Math.max(1, this.bars[at]! + (pieces % 5) - 2)
    const line = { productId: this.productId, quantity: String(there), reason: 'Đếm lại' }
    const weighed = pieces % 2 === 0 ? { actualWeight: String(there * 18) } : {}
    const client = await superAdmin()
    // Transfers that are on their way have not come yet, and papers of the day have moved.
    const draft = await done(
      client.post('/stock-counts', {
        ...{ documentDate: day, warehouseId: this.places[at], isCompared: true, lines: [{ ...line, ...weighed }] },
      }),
    )
    const papers = draft.papers.map(({ id, isPosted }: Row) => ({ id, mark: isPosted ? 'moved' : 'notYet' }))
    const marked = await done(client.patch(`/stock-counts/${draft.id}`, { version: draft.version, papers }))
    const before = this.bars[at]!
    const { body: me } = await client.get('/User/profile')
    const values = marked.size === 'large' ? { approverId: me.data.id } : {}
    const asked = await answered(take('stock-counts', marked, 'request', { values }))
    const row = asked.status === 'pending' ? await answered(take('stock-counts', asked, 'approve')) : asked
    this.move(at, there - before)
    this.last = { resource: 'stock-counts', row, back: () => this.move(at, before - there) }
    return true
  }

  private cutInto(at: number, bars: number) {
    this.move(at, -bars)
    this.cut.piece[at]! += PIECES * bars
    this.cut.remnant[at]! += bars
  }

  private async cutBars(day: string, pieces: number, at: number): Promise<boolean> {
    if (this.bars[at]! <= pieces) return false
    const line = { productId: this.productId, quantity: String(pieces), cuts: CUTS }
    const row = await cut(this.places[at]!, [line], { documentDate: day })
    for (const { kind, productId } of row.pieces) this.products[kind as 'piece' | 'remnant'] = productId
    this.cutInto(at, pieces)
    this.last = { resource: 'stock-cuttings', row, back: () => this.cutInto(at, -pieces) }
    return true
  }

  private async bringBack(day: string, pieces: number, at: number): Promise<boolean> {
    const line = { productId: this.productId, quantity: String(pieces), ownPrice: '200000', ownPriceType: 'piece' }
    const body = {
      ...{ basis: 'none', customerId: this.customerId, documentDate: day, reasonId: await reasonId() },
      ...{ warehouseId: this.places[at], lines: [line] },
    }
    const draft = await answered((await superAdmin()).post('/returns', body))
    const row = await answered(take('returns', await answered(take('returns', draft, 'receive')), 'request'))
    this.move(at, pieces)
    this.last = { resource: 'returns', row, back: () => this.move(at, -pieces) }
    return true
  }

  private async undo(day: string): Promise<boolean> {
    const { last } = this
    if (!last) return false
    await answered(take(last.resource, last.row, 'undo', { comment: 'Nhầm', values: { undoneOn: day } }))
    last.back()
    this.last = null
    return true
  }
}
