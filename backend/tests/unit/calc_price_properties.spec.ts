import { test } from '@japa/runner'
import fc from 'fast-check'
import { issueCosts, type Stock } from '@barem/resources/calc/cost'
import { lineFigures, priceTypes, type LineInput } from '@barem/resources/calc/line'
import { convertPrice, equivalentPrices, type PricedGoods } from '@barem/resources/calc/price'
import { priceSteps, stepDirections } from '@barem/resources/calc/steps'
import { decimal, exact } from './arbitraries.ts'

/** Bars whose scale is off the barem by a tenth at most. */
const goods: fc.Arbitrary<PricedGoods> = fc
  .record({ barem: decimal(50, 3, 1), length: decimal(12, 2, 1), actual: decimal(1100, 0, 900) })
  .map(({ barem, length, actual }) => ({
    weightMode: 'per_meter',
    barem,
    baremBasis: 'metre',
    length,
    ratio: { actual, barem: '1000' },
  }))

test.group('prices', () => {
  test('come back within one step', ({ assert }) => {
    const price = fc.constantFrom(...priceSteps).chain((step) =>
      fc.tuple(
        fc.constant(step),
        fc.integer({ min: 1, max: 30_000 }).map((steps) => new exact(step).times(steps).toFixed()),
      ),
    )
    fc.assert(
      fc.property(price, goods, ([step, price], goods) => {
        const rounding = { step, direction: 'nearest' } as const
        for (const through of ['actual_kg', 'piece'] as const) {
          const there = convertPrice(price, 'barem_kg', through, goods, rounding)
          const back = convertPrice(there, through, 'barem_kg', goods, rounding)!
          assert.isTrue(new exact(back).minus(price).abs().lte(step), `${price} ${there} ${back}`)
        }
      }),
    )
  })

  test('that mean the same give the same amount at the expected weight, but for their last hundredth and the rounding of kg', ({
    assert,
  }) => {
    fc.assert(
      fc.property(
        goods,
        decimal(30_000, 2, 10_000),
        fc.integer({ min: 1, max: 2000 }),
        fc.constantFrom(...priceTypes),
        (goods, price, pieces, from) => {
          const line = (priceType: LineInput['priceType'], unitPrice: string) => {
            const { theoreticalWeight } = lineFigures({
              ...goods,
              quantity: String(pieces),
              actualWeight: null,
              weightSource: null,
              priceType,
              unitPrice,
            })
            const expected = new exact(theoreticalWeight!).times(goods.ratio!.actual).div(goods.ratio!.barem).toFixed(2)
            return {
              kg: theoreticalWeight!,
              amount: new exact(
                lineFigures({
                  ...goods,
                  quantity: String(pieces),
                  actualWeight: expected,
                  weightSource: 'weighed',
                  priceType,
                  unitPrice,
                }).amount!,
              ),
            }
          }
          const prices = equivalentPrices(price, from, goods)
          const same = priceTypes.map((type) => line(type, prices[type]!))
          const perKg = new exact(prices.barem_kg!).times('1.2')
          const slack = new exact(same[0]!.kg)
            .times('0.012')
            .plus(new exact(pieces).times('0.005'))
            .plus(perKg.times('0.02'))
            .plus(2)
          for (const { amount } of same)
            assert.isTrue(
              amount.minus(same[0]!.amount).abs().lte(slack),
              `${amount} against ${same[0]!.amount}, may be ${slack} off`,
            )
        },
      ),
    )
  })

  test('are on their step, on the side that was asked for', ({ assert }) => {
    fc.assert(
      fc.property(decimal(30_000, 2, 1), goods, fc.constantFrom(...priceSteps), (price, goods, step) => {
        const [nearest, up, down] = stepDirections.map(
          (direction) => new exact(convertPrice(price, 'barem_kg', 'actual_kg', goods, { step, direction })!),
        )
        const whole = new exact(price).times(1000).div(goods.ratio!.actual)
        for (const rounded of [nearest!, up!, down!]) assert.isTrue(rounded.mod(step).isZero())
        assert.isTrue(
          up!.gte(whole) &&
            down!.lte(whole) &&
            up!.minus(down!).lte(step) &&
            nearest!.minus(whole).abs().times(2).lte(step),
        )
      }),
    )
  })
})

test.group('stock', () => {
  test('that is issued to the last piece leaves no value behind', ({ assert }) => {
    const start = fc.record({
      pieces: fc.integer({ min: 1, max: 500 }),
      kg: decimal(30, 2, 1),
      value: fc.integer({ min: 0, max: 2_000_000_000 }),
    })
    fc.assert(
      fc.property(
        start,
        fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 60 }),
        ({ pieces, kg, value }, issues) => {
          const weight = (count: number) => new exact(kg).times(count).toFixed()
          let stock: Stock & { count: number } = {
            count: pieces,
            pieces: String(pieces),
            actualKg: weight(pieces),
            baremKg: weight(pieces),
            value: String(value),
          }
          for (const wanted of [...issues, pieces]) {
            const count = Math.min(wanted, stock.count)
            const cost = issueCosts(stock, {
              pieces: String(count),
              actualKg: weight(count),
              baremKg: weight(count),
            }).actual_kg
            const left = stock.count - count
            const rest = new exact(stock.value).minus(cost!)
            assert.isTrue(rest.gte(0))
            if (left === 0) return assert.equal(rest.toFixed(), '0')
            stock = {
              count: left,
              pieces: String(left),
              actualKg: weight(left),
              baremKg: weight(left),
              value: rest.toFixed(),
            }
          }
          assert.fail('something is left')
        },
      ),
    )
  })
})
