import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import { ledgers } from '@barem/resources/ledgers'
import { act, superAdmin } from '#tests/support/documents/lives'
import { signIn } from '#tests/support/client'
import { DRAW } from '#tests/support/draw'
import { times } from '#tests/support/soak'
import { adjustmentsOf, bars, countBody, DAY, step } from './counting.ts'
import { issue, leave } from './issuing.ts'
import { entriesOf, faults, onHand } from './stock.ts'
import { done, type Row } from './transferring.ts'

const CLIENTS = 12
/** Bars that the warehouse has at first. */
const WHOLE = 100

/** Numbers below a bound, the same for the same seed. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed >>> 0 || 1
  return (below) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % below
  }
}

const on = (day: string) => ({ documentDate: day, expectedExportDate: day, expectedReceiveDate: day })

/** What clients sold, and what was taken back. */
interface Sales {
  left: number
  answers: Map<string, number>
}

/** Sells bars, and takes some sales back, until `isOver`. */
async function sell(
  { productId, warehouseId }: Record<'productId' | 'warehouseId', string>,
  sales: Sales,
  below: (bound: number) => number,
  isOver: () => boolean,
): Promise<void> {
  const sold: [Row, number][] = []
  let hasRefused = false
  const token = await signIn('superadmin')
  const keep = (what: string, status: number) => {
    sales.answers.set(`${what} ${status}`, (sales.answers.get(`${what} ${status}`) ?? 0) + 1)
    return status === 200
  }
  while (!isOver()) {
    // Sales come back more often once there is nothing to sell, so that no client waits for another.
    const back = sold.length > 0 && below(hasRefused ? 2 : 4) === 0 ? sold.shift() : undefined
    if (back) {
      const answer = await act(token, 'warehouse-issues', back[0], 'undo', {
        comment: 'Khách trả lại',
        values: { undoneOn: DAY },
      })
      if (keep('undo', answer.status)) sales.left -= back[1]
      continue
    }
    const quantity = 1 + below(6)
    const row = await issue(warehouseId, [{ productId, quantity: String(quantity) }], on(DAY))
    const answer = await leave(row)
    hasRefused = !keep('issue', answer.status)
    if (hasRefused) continue
    sales.left += quantity
    sold.push([answer.body, quantity])
  }
}

/** The draft of a count, for which somebody has marked the papers of before, and what has to be there. */
async function begun(assert: Assert, goods: Record<'productId' | 'warehouseId', string>, counted: number) {
  const { productId, warehouseId } = goods
  const client = await superAdmin()
  // Three papers were written before: the goods of two of them have left.
  const papers: Row[] = []
  for (const quantity of ['7', '5', '3']) papers.push(await issue(warehouseId, [{ productId, quantity }], on(DAY)))
  const lines = [{ productId, quantity: String(counted), reason: 'Đếm lại hai lần' }]
  const draft = await done(client.post('/stock-counts', countBody(warehouseId, lines)))
  const marks = draft.papers.map(({ id, paper }: Row) => ({
    ...{ id, mark: paper === papers[2]!.id ? 'notYet' : 'moved' },
  }))
  const row = await done(client.patch(`/stock-counts/${draft.id}`, { version: draft.version, papers: marks }))
  assert.containsSubset(row.lines[0], { expected: `${WHOLE - 12}.000` })
  return { row, papers }
}

test.group('counts of goods that are sold meanwhile', () => {
  test('expect what the marked papers say, and post no more and no less, while twelve clients sell', async ({
    assert,
  }) => {
    for (let round = 0; round < times(1, 12); round++) {
      const [goods, sales] = [await bars(), { left: 0, answers: new Map() } as Sales]
      const {
        row: draft,
        papers: [, ...early],
      } = await begun(assert, goods, WHOLE - 14)
      const expected = `${WHOLE - 12}.000`
      let [isOver, left] = [false, 0]
      const selling = Array.from({ length: CLIENTS }, (_, place) =>
        sell(goods, sales, randomFrom(DRAW + round * CLIENTS + place), () => isOver),
      )
      const counting = async (): Promise<Row> => {
        const client = await superAdmin()
        let row = draft
        for (let time = 0; time < times(8, 60); time++) {
          // Two papers of before are posted, once there are bars for them.
          const [next] = time > 2 ? early : []
          if (next && (await leave(next)).status === 200) left += Number(early.shift()!.lines[0].quantity)
          const lines = row.lines.map(({ id, quantity }: Row) => ({ id, quantity, place: `Lần ${time}` }))
          row = await done(client.patch(`/stock-counts/${row.id}`, { version: row.version, lines }))
          assert.containsSubset(row.lines[0], { expected, difference: '-2.000' }, `the ${time}. time`)
        }
        // What is missing is taken once there are bars enough.
        for (;;) {
          const { status, body } = await step(row, 'request')
          if (status !== 409) return done(Promise.resolve({ status, body }))
          assert.equal(body.errors[0].rule, 'stock_tooFew')
        }
      }
      const posted = await counting().finally(() => (isOver = true))
      await Promise.all(selling)
      assert.containsSubset(posted, { status: 'done', lines: [{ expected, difference: '-2.000' }] })
      assert.deepEqual(
        (await adjustmentsOf(posted)).map(({ kind, itemCount }) => [kind, itemCount]),
        [['loss', '2.000']],
      )
      const [pieces] = await onHand(goods.productId)
      assert.equal(Number(pieces), WHOLE - 2 - left - sales.left)
      assert.isAtLeast(Number(pieces), 0)
      for (const { by_product_pieces: then } of await entriesOf(goods.productId)) assert.isAtLeast(Number(then), 0)
      assert.isAbove(sales.answers.get('issue 200') ?? 0, 10)
      assert.includeMembers([...sales.answers.keys()], ['issue 200', 'issue 409', 'undo 200'])
    }
    assert.deepEqual([await faults(), await faults(ledgers.reservations)], [[], []])
  }).timeout(1_500_000)
})
