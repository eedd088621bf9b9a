import { test } from '@japa/runner'
import fc from 'fast-check'
import { DRAW } from '#tests/support/draw'
import { times } from '#tests/support/soak'
import { bars, cut, done, plates, scrapProduct, setScrap, step, type Row } from './cutting.ts'
import { faults, onHand } from './stock.ts'

/** What is cut: metres and kg by barem of one, and how many there are, with their grams and dong. */
const GOODS = {
  bars: { make: bars, tenths: 117, barem: 18.486, there: [100, 1_850_000, 25_000_000] },
  plates: { make: plates, tenths: 60, barem: 706.5, there: [20, 14_000_000, 20_000_000] },
} as const

/** Bars of 11.7 m or plates of 6 m that are cut: pieces in tenths of a metre, kg in tenths of a percent of barem. */
const cuttings = fc.record({
  of: fc.constantFrom('bars' as const, 'plates' as const),
  bars: fc.integer({ min: 1, max: 12 }),
  pieces: fc.array(fc.integer({ min: 6, max: 60 }), { minLength: 1, maxLength: 4 }),
  kerf: fc.constantFrom('0', '3', '5.5'),
  scale: fc.option(fc.integer({ min: 985, max: 1010 })),
  isUndone: fc.boolean(),
})
type Cutting = typeof cuttings extends fc.Arbitrary<infer T> ? T : never

const cutsOf = ({ pieces }: Cutting) => pieces.map((tenths) => (tenths / 10).toFixed(1)).join(' + ')
/** Whether the pieces and cuts leave a part of the bar. */
const fits = ({ of, pieces }: Cutting) => pieces.reduce((sum, one) => sum + one, 0) < GOODS[of].tenths - 1

/** Thousandths: grams of kg, millimetres of metres. */
const thousandths = (figure: unknown) => Math.round(Number(figure) * 1000)
const sumOf = (rows: readonly Row[], figure: (row: Row) => number) => rows.reduce((all, row) => all + figure(row), 0)

test.group('histories of cuttings', (group) => {
  group.each.teardown(() => setScrap({ scrapBelow: '1', scrapProductId: null, scrapPrice: '0' }))

  test('lose no gram and no dong, and leave what a plain list says', async ({ assert }) => {
    const scrapProductId = await scrapProduct()
    await setScrap({ scrapProductId, scrapPrice: '8000' })
    const drawn = fc.sample(cuttings.filter(fits), { seed: DRAW, numRuns: times(10, 50) })
    const first: Cutting = { of: 'bars', bars: 2, pieces: [58, 55], kerf: '3', scale: null, isUndone: false }
    const plate: Cutting = { of: 'plates', bars: 3, pieces: [20, 15], kerf: '3', scale: null, isUndone: false }
    /** Pieces, grams and dong that there are of each product, by its id. */
    const model = new Map<string, number[]>()
    const move = (id: string, figures: readonly number[], sign = 1) =>
      model.set(
        id,
        (model.get(id) ?? [0, 0, 0]).map((one, place) => one + sign * figures[place]!),
      )
    /** Goods of each kind, and how many of them are left. */
    const stocks = new Map<Cutting['of'], Awaited<ReturnType<typeof bars>> & { left: number }>()
    for (const one of [first, plate, ...drawn, { ...first, isUndone: true }, { ...plate, isUndone: true }]) {
      const { make, tenths, barem, there } = GOODS[one.of]
      if ((stocks.get(one.of)?.left ?? 0) < one.bars) {
        const made = await make()
        stocks.set(one.of, { ...made, left: there[0] })
        move(made.productId, there)
      }
      const stock = stocks.get(one.of)!
      const { productId, warehouseId } = stock
      const weighed = one.scale === null ? {} : { actualWeight: ((one.bars * barem * one.scale) / 1000).toFixed(2) }
      const line = { productId, quantity: String(one.bars), cuts: cutsOf(one), ...weighed }
      const row = await cut(warehouseId, [line], { kerf: one.kerf })
      const pieces = row.pieces as Row[]
      const [kg, dong] = [
        sumOf(pieces, ({ weight }) => thousandths(weight)),
        sumOf(pieces, ({ amount }) => Number(amount)),
      ]
      assert.equal(kg + thousandths(row.kerfWeight), thousandths(row.actualWeight), JSON.stringify(one))
      if (one.scale !== null) assert.equal(thousandths(row.actualWeight), thousandths(weighed.actualWeight))
      assert.equal(dong, Number(row.total), JSON.stringify(one))
      const millimetres = sumOf(pieces, ({ length, quantity }) => thousandths(length ?? 0) * Number(quantity))
      assert.isAtMost(millimetres, one.bars * tenths * 100)
      // What was undone is back today, and not on the day on which the next ones are cut.
      stock.left -= one.bars
      if (one.isUndone) await done(step(row, 'undo', { comment: 'Cắt nhầm' }))
      else {
        move(productId, [one.bars, thousandths(row.actualWeight), Number(row.total)], -1)
        for (const { kind, productId: id, quantity, weight, amount } of pieces)
          move(id, [kind === 'scrap' ? Number(weight) : Number(quantity), thousandths(weight), Number(amount)])
      }
      for (const id of new Set([productId, ...pieces.map((piece) => String(piece.productId))])) {
        const [count, actualKg, , value] = await onHand(id)
        const [expected, kilos, worth] = model.get(id) ?? [0, 0, 0]
        assert.deepEqual(
          [thousandths(count ?? 0), thousandths(actualKg ?? 0), Number(value ?? 0)],
          [Math.round(expected! * 1000), kilos, worth],
          JSON.stringify(one),
        )
      }
    }
    assert.deepEqual(await faults(), [])
  }).timeout(times(180_000, 1_200_000))
})
