import { test } from '@japa/runner'
import fc from 'fast-check'
import { DRAW } from '#tests/support/draw'
import { times } from '#tests/support/soak'
import { bars, cut, done, scrapProduct, setScrap, step, type Row } from './cutting.ts'
import { faults, onHand } from './stock.ts'

/** Bars of 11.7 m that are cut: pieces in tenths of a metre, and kg in tenths of a percent of their barem. */
const cuttings = fc.record({
  bars: fc.integer({ min: 1, max: 12 }),
  pieces: fc.array(fc.integer({ min: 6, max: 60 }), { minLength: 1, maxLength: 4 }),
  kerf: fc.constantFrom('0', '3', '5.5'),
  scale: fc.option(fc.integer({ min: 985, max: 1010 })),
  isUndone: fc.boolean(),
})
type Cutting = typeof cuttings extends fc.Arbitrary<infer T> ? T : never

const BAR = 117
const BAREM = 18.486

const cutsOf = ({ pieces }: Cutting) => pieces.map((tenths) => (tenths / 10).toFixed(1)).join(' + ')
/** Whether the pieces and cuts leave a part of the bar. */
const fits = ({ pieces }: Cutting) => pieces.reduce((sum, one) => sum + one, 0) < BAR - 1

/** Thousandths: grams of kg, millimetres of metres. */
const thousandths = (figure: unknown) => Math.round(Number(figure) * 1000)
const sumOf = (rows: readonly Row[], figure: (row: Row) => number) => rows.reduce((all, row) => all + figure(row), 0)

test.group('histories of cuttings', (group) => {
  group.each.teardown(() => setScrap({ scrapBelow: '1', scrapProductId: null, scrapPrice: '0' }))

  test('lose no gram and no dong, and leave what a plain list says', async ({ assert }) => {
    const scrapProductId = await scrapProduct()
    await setScrap({ scrapProductId, scrapPrice: '8000' })
    const drawn = fc.sample(cuttings.filter(fits), { seed: DRAW, numRuns: times(10, 50) })
    const first: Cutting = { bars: 2, pieces: [58, 55], kerf: '3', scale: null, isUndone: false }
    let of = await bars()
    /** Pieces, grams and dong that there are of each product, by its id. */
    const model = new Map<string, number[]>()
    const move = (id: string, figures: readonly number[], sign = 1) =>
      model.set(
        id,
        (model.get(id) ?? [0, 0, 0]).map((one, place) => one + sign * figures[place]!),
      )
    move(of.productId, [100, 1_850_000, 25_000_000])
    let left = 100
    for (const one of [first, ...drawn, { ...first, isUndone: true }]) {
      if (left < one.bars) {
        of = await bars()
        left = 100
        move(of.productId, [100, 1_850_000, 25_000_000])
      }
      const { productId, warehouseId } = of
      const weighed = one.scale === null ? {} : { actualWeight: ((one.bars * BAREM * one.scale) / 1000).toFixed(2) }
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
      assert.isAtMost(millimetres, one.bars * BAR * 100)
      if (one.isUndone) await done(step(row, 'undo', { comment: 'Cắt nhầm' }))
      else {
        left -= one.bars
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
