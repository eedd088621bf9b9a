import fc from 'fast-check'
import { take, answered, type Row } from '../debt/owing.ts'
import { issued } from './issuing.ts'
import { posted, product, warehouse } from './stock.ts'
import { arrive, done, sent } from './transferring.ts'

const step = fc.record({
  what: fc.constantFrom('buy', 'issue', 'send', 'arrive', 'undo'),
  pieces: fc.integer({ min: 1, max: 30 }),
  at: fc.integer({ min: 0, max: 1 }),
  days: fc.integer({ min: 0, max: 3 }),
})

/** Random documents of goods, each some days after the one before. */
export const steps = fc.array(step, { minLength: 9, maxLength: 9 })

type Drawn = typeof steps extends fc.Arbitrary<infer T> ? T : never

export interface Moves {
  productId: string
  warehouses: readonly [string, string]
  /** The days of the documents, the first one first. */
  days: readonly string[]
}

/** Posts documents of a product of its own in two warehouses; those that there are no goods for are left out. */
export async function move(drawn: Drawn): Promise<Moves> {
  const [productId, warehouses] = [await product(), [await warehouse(), await warehouse()] as const]
  const pieces = [0, 0]
  const moving: { row: Row; to: number; pieces: number }[] = []
  const issues: { row: Row; at: number; pieces: number }[] = []
  const days: string[] = []
  let day = Date.parse('2026-03-01')
  for (const { what, pieces: some, at, days: later } of [{ what: 'buy', pieces: 30, at: 0, days: 0 }, ...drawn]) {
    day += later * 86_400_000
    const date = new Date(day).toISOString().slice(0, 10)
    days.push(date)
    const lines = [{ productId, quantity: String(some) }]
    if (what === 'buy') {
      const line = { ...lines[0]!, actualWeight: String(some * 18), priceType: 'piece', unitPrice: '265221' }
      await posted(warehouses[at]!, [line], { openedOn: date })
      pieces[at]! += some
    } else if (what === 'arrive') {
      const one = moving.shift()
      if (!one) continue
      await done(arrive(one.row, [null], date))
      pieces[one.to]! += one.pieces
    } else if (what === 'undo') {
      const one = issues.shift()
      if (!one) continue
      await answered(take('warehouse-issues', one.row, 'undo', { comment: 'Nhầm', values: { undoneOn: date } }))
      pieces[one.at]! += one.pieces
    } else if (pieces[at]! > some) {
      pieces[at]! -= some
      if (what === 'issue') {
        issues.push({ row: await issued(warehouses[at]!, lines, { documentDate: date }), at, pieces: some })
        continue
      }
      const row = await sent(warehouses[at]!, warehouses[1 - at]!, lines, { documentDate: date })
      moving.push({ row, to: 1 - at, pieces: some })
    }
  }
  return { productId, warehouses, days }
}

/** The sum of a column of rows, in thousandths. */
export const thousandths = (rows: readonly Row[], name: string): number =>
  rows.reduce((all, row) => all + Math.round(Number(row[name] ?? 0) * 1000), 0)
