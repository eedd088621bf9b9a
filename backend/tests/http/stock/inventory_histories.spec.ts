import { test } from '@japa/runner'
import fc from 'fast-check'
import { dayInVietnam } from '@barem/resources/kit'
import { superAdmin } from '#tests/support/documents/lives'
import { DRAW } from '#tests/support/draw'
import { times } from '#tests/support/soak'
import { answered, customer, type Row } from '../debt/owing.ts'
import { InventoryHistory, step, type Step } from './inventory_history.ts'
import { faults } from './stock.ts'

const get = async (path: string): Promise<Row[]> => (await answered((await superAdmin()).get(path))) as never

/** The most rows that a list answers at once. */
const PAGE = 100
const FIGURES = ['pieces', 'actualKg', 'baremKg'] as const

const sum = (rows: readonly Row[], name: string) =>
  Math.round(rows.reduce((all, row) => all + Number(row[name]) * 1000, 0)) / 1000

/** Chance alone seldom counts and cuts what is there, so every run begins with this history. */
const plain = { pieces: 4, at: 0, days: 1 } as const
const ALL: Step[] = [
  { ...plain, what: 'issue' },
  { ...plain, what: 'undo' },
  { ...plain, what: 'send' },
  { ...plain, what: 'count' },
  { ...plain, what: 'undo' },
  { ...plain, what: 'arrive', days: 0 },
  { ...plain, what: 'cut', at: 1, pieces: 3 },
  { ...plain, what: 'undo' },
  { ...plain, what: 'cut', at: 0 },
  { ...plain, what: 'count', pieces: 5 },
  { ...plain, what: 'return', at: 1 },
  { ...plain, what: 'undo' },
]

test.group('inventory after random histories', () => {
  test('is what a replay of the entries says, now and as of each day, and what a plain list says', async ({
    assert,
  }) => {
    const customerId = await customer()
    const taken = new Set<string>()
    const histories = fc.sample(fc.array(step, { minLength: 9, maxLength: 14 }), {
      ...{ seed: DRAW, numRuns: times(2, 100) },
    })
    for (const steps of [ALL, ...histories]) {
      const history = await InventoryHistory.begin(customerId)
      for (const one of steps) {
        await history.take(one)
        taken.add(one.what)
      }
      const { productId, places, products, moving } = history
      const there = (rows: readonly Row[], warehouseId: string) =>
        sum(
          rows.filter((row) => row.warehouseId === warehouseId),
          'pieces',
        )
      for (const id of [productId, products.piece, products.remnant]) {
        if (id === undefined) continue
        const entries = await get(`/stock-entries?productId=${id}&_end=${PAGE}`)
        for (const asOf of new Set([...history.days, dayInVietnam(new Date())])) {
          const until = entries.filter(({ date }) => date <= asOf)
          const rows = await get(`/stock-on-hand?productId=${id}&asOf=${asOf}&_end=${PAGE}`)
          const expected = [...Map.groupBy(until, (one) => one.warehouseId ?? one.transferId)]
            .map(([place, own]) => [place, ...FIGURES.map((name) => sum(own, name))])
            .filter(([, pieces]) => pieces !== 0)
          const shown = rows
            .filter(({ pieces }) => Number(pieces) !== 0)
            .map((row) => [row.warehouseId ?? row.transferId, ...FIGURES.map((name) => Number(row[name]))])
          assert.sameDeepMembers(shown, expected, `${asOf} ${JSON.stringify(steps)}`)
          assert.equal(sum(rows, 'value'), sum(until, 'value'), `value on ${asOf}`)
        }
        const now = await get(`/stock-on-hand?productId=${id}&_end=${PAGE}`)
        const own = id === productId ? history.bars : id === products.piece ? history.cut.piece : history.cut.remnant
        assert.deepEqual(
          places.map((place) => there(now, place)),
          own,
          JSON.stringify(steps),
        )
        const onTheWay = now.filter(({ transferId }) => (transferId ?? null) !== null)
        const sentOnes = id === productId ? moving.reduce((all, { pieces }) => all + pieces, 0) : 0
        assert.equal(sum(onTheWay, 'pieces'), sentOnes)
      }
      for (const what of history.taken) taken.add(`${what} done`)
    }
    for (const what of ['buy', 'issue', 'send', 'arrive', 'count', 'cut', 'return', 'undo'])
      assert.include([...taken], `${what} done`)
    assert.deepEqual(await faults(), [])
  }).timeout(times(180_000, 3_600_000))
})
