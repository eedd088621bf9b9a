import { test } from '@japa/runner'
import fc from 'fast-check'
import { dayInVietnam } from '@barem/resources/kit'
import { api } from '#tests/support/client'
import { clerk, superAdmin } from '#tests/support/documents/lives'
import { DRAW } from '#tests/support/draw'
import { times } from '#tests/support/soak'
import { answered, type Row } from '../debt/owing.ts'
import { move, steps, thousandths } from './moved_history.ts'
import { posted, product, warehouse } from './stock.ts'
import { arrive, done, sent } from './transferring.ts'

const get = async (path: string): Promise<Row[]> => (await answered((await superAdmin()).get(path))) as never

const MEASURES = { Pieces: 'pieces', Kg: 'actualKg', BaremKg: 'baremKg', Value: 'value' } as const

/** The figures of each measure that a row has: before, in, out and after. */
const figuresOf = (row: Row) =>
  Object.fromEntries(
    Object.keys(MEASURES)
      .filter((measure) => `opening${measure}` in row)
      .map((measure) => [
        measure,
        ['opening', 'came', 'went', 'closing'].map((part) => thousandths([row], part + measure)),
      ]),
  )

/** The same of entries. */
function figuresBy(entries: readonly Row[], since: string, asOf: string, measures: readonly string[]) {
  const until = entries.filter(({ date }) => date <= asOf)
  const before = until.filter(({ date }) => date < since)
  const within = until.filter(({ date }) => date >= since)
  return Object.fromEntries(
    measures.map((measure) => {
      const name = MEASURES[measure as keyof typeof MEASURES]
      const moved = within.filter(({ isOut }) => !isOut)
      const [came, went] = [1, -1].map((sign) =>
        Math.abs(
          thousandths(
            moved.filter((one) => Number(one[name]) * sign > 0),
            name,
          ),
        ),
      )
      return [measure, [thousandths(before, name), came, went, thousandths(until, name)]]
    }),
  )
}

/** The figures of a stock card, whose rows lead from one to the next of them. */
async function cardOf(query: string) {
  const card: Row = await answered((await superAdmin()).get(`/stock-card/whole?${query}`))
  const of = (figures: Row, name: string) => thousandths([figures], name)
  return Object.fromEntries(
    Object.entries(MEASURES)
      .filter(([, name]) => name in card.sum.closing)
      .map(([measure, name]) => {
        let after = of(card.sum.opening, name)
        for (const row of card.rows) {
          after += of(row.in, name) - of(row.out, name)
          if (after !== of(row.after, name)) throw new Error(`${query} ${name} after ${row.date} ${row.code}`)
        }
        return [measure, [...['opening', 'in', 'out'].map((part) => of(card.sum[part], name)), after]]
      }),
  )
}

test.group('goods that moved', () => {
  test('are what the entries say, and lead from what was there to what is there', async ({ assert }) => {
    for (const drawn of fc.sample(steps, { seed: DRAW, numRuns: times(2, 100) })) {
      const { productId, warehouses, days } = await move(drawn)
      const entries = await get(`/stock-entries?productId=${productId}&_end=100`)
      const inCompany = entries.map((one) => ({ ...one, isOut: one.isTransfer }))
      const [first, middle, last] = [days[0]!, days[Math.floor(days.length / 2)]!, days.at(-1)!]
      for (const [since, asOf] of [
        ['2026-01-01', first],
        [first, middle],
        [middle, last],
        [middle, middle],
        [last, dayInVietnam(new Date())],
      ] as const) {
        const range = `productId=${productId}&since=${since}&asOf=${asOf}&_end=100`
        const [whole] = await get(`/stock-moved-by-product?${range}`)
        const says = `${since} ${asOf} ${JSON.stringify(drawn)}`
        assert.deepEqual(figuresOf(whole!), figuresBy(inCompany, since, asOf, Object.keys(MEASURES)), says)
        const places = await get(`/stock-moved-by-place?${range}`)
        for (const warehouseId of [...warehouses, null]) {
          const own = entries.filter((one) => one.warehouseId === warehouseId)
          const row = places.find((one) => one.warehouseId === warehouseId)
          const expected = figuresBy(own, since, asOf, ['Pieces', 'Kg', 'BaremKg'])
          if (row) assert.deepEqual(figuresOf(row), expected, `${warehouseId} ${says}`)
          else
            assert.isTrue(
              Object.values(expected)
                .flat()
                .every((figure) => figure === 0),
              says,
            )
          if (row && warehouseId) {
            const [ofWarehouse] = await get(
              `/stock-moved-by-warehouse?${range.replace('productId', 'warehouseId').replace(productId, warehouseId)}`,
            )
            assert.deepEqual(figuresOf(ofWarehouse!).Kg, expected.Kg, says)
          }
        }
        const days = `productId=${productId}&from=${since}&to=${asOf}`
        assert.deepEqual(await cardOf(days), figuresOf(whole!), says)
        for (const row of places.filter((one) => one.warehouseId !== null))
          assert.deepEqual(await cardOf(`${days}&warehouseId=${row.warehouseId}`), figuresOf(row), says)
        for (const figures of [whole!, ...places].map(figuresOf))
          for (const [opening, came, went, closing] of Object.values(figures))
            assert.equal(opening! + came! - went!, closing, says)
        const there = await get(`/stock-on-hand?productId=${productId}&asOf=${asOf}&_end=100`)
        assert.deepEqual(
          Object.entries(MEASURES).map(([measure]) => figuresOf(whole!)[measure]![3]),
          Object.values(MEASURES).map((name) => thousandths(there, name)),
          says,
        )
      }
    }
  }).timeout(times(240_000, 3_600_000))

  test('between warehouses stay in the company, and come and go where they are', async ({ assert }) => {
    const [productId, from, to] = [await product(), await warehouse(), await warehouse()]
    const line = { productId, quantity: '100', actualWeight: '1820', priceType: 'piece', unitPrice: '265000' }
    await posted(from, [line], { openedOn: '2026-01-31' })
    const row = await sent(from, to, [{ productId, quantity: '30' }], { documentDate: '2026-02-01' })
    await done(arrive(row, ['545'], '2026-02-03'))
    const range = `productId=${productId}&since=2026-02-01&asOf=2026-02-28`
    const [whole] = await get(`/stock-moved-by-product?${range}`)
    // The scale shows 1 kg less where they arrive.
    assert.deepEqual(figuresOf(whole!), {
      Pieces: [100_000, 0, 0, 100_000],
      Kg: [1_820_000, 0, 1_000, 1_819_000],
      BaremKg: figuresOf(whole!).BaremKg,
      Value: [26_500_000_000, 0, 0, 26_500_000_000],
    })
    const places = await get(`/stock-moved-by-place?${range}`)
    assert.sameDeepMembers(
      places.map((place) => [place.warehouseId, ...figuresOf(place).Pieces!]),
      [
        [from, 100_000, 0, 30_000, 70_000],
        [to, 0, 30_000, 0, 30_000],
        [null, 0, 30_000, 30_000, 0],
      ],
    )
    // Each figure opens entries that come to it.
    const opened = await get(
      `/stock-entries?productId=${productId}&isTransfer=false&date_gte=2026-02-01&date_lte=2026-02-28&actualKg_lte=-0.001`,
    )
    assert.equal(thousandths(opened, 'actualKg'), -1_000)
  })

  test('of a group and of a type are those of its products', async ({ assert }) => {
    const range = 'since=2026-01-01'
    for (const [list, key] of [
      ['stock-moved-by-group', 'productGroupId'],
      ['stock-moved-by-type', 'productTypeId'],
    ] as const)
      for (const row of await get(`/${list}?${range}&_end=5`)) {
        const filter = row[key] ? `${key}=${row[key]}` : `${key}_null=true`
        const client = await superAdmin()
        for (const part of ['opening', 'came', 'went', 'closing']) {
          const { headers } = await client.get(
            `/stock-moved-by-product?${range}&${filter}&_sum=${part}Kg,${part}Value&_end=1`,
          )
          const sums = headers.get('x-total-sum')!.split(',').map(Number)
          assert.deepEqual([Number(row[`${part}Kg`]), Number(row[`${part}Value`])], sums, `${list} ${part}`)
        }
      }
  })

  test('show their value to those who may see costs', async ({ assert }) => {
    const seen = async (more: [number, string][]) => {
      const { token } = await clerk(47, ['v'], more)
      const [row] = (await api(token).get('/stock-moved-by-product?since=2026-01-01&_end=1')).body
      return ['openingValue', 'cameValue', 'wentValue', 'closingValue'].filter((name) => name in row).length
    }
    assert.deepEqual([await seen([]), await seen([[58, 'v']])], [0, 4])
  })
})
