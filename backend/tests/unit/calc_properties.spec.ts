import { test } from '@japa/runner'
import fc from 'fast-check'
import { allocate } from '@barem/resources/calc/allocate'
import { lineFigures, priceTypes } from '@barem/resources/calc/line'
import { reweigh } from '@barem/resources/calc/reweigh'
import { deliveryFee } from '@barem/resources/calc/shipping'
import { orderTotals } from '@barem/resources/calc/totals'
import { amountInWords } from '@barem/resources/calc/words'
import { decimal, exact, units } from './arbitraries.ts'

const plus = (figures: readonly string[]) => figures.reduce((total, figure) => total.plus(figure), new exact(0))
const halfUp = (numerator: bigint, denominator: bigint) => (2n * numerator + denominator) / (2n * denominator)
const shuffled = <T>(items: readonly T[]) =>
  fc.shuffledSubarray([...items], { minLength: items.length, maxLength: items.length })

const money = fc.bigInt({ min: 0n, max: 999_999_999_999n }).map(String)
const weights = fc.array(fc.oneof(decimal(50_000, 2), decimal(3, 0)), { minLength: 1, maxLength: 12 })

test.group('shares', () => {
  test('add up to the total, each within one unit of its due, nothing for nothing', ({ assert }) => {
    fc.assert(
      fc.property(
        fc
          .integer({ min: 0, max: 3 })
          .chain((places) => fc.tuple(decimal(1_000_000, places, -1_000_000), fc.constant(places))),
        weights,
        ([total, places], weights) => {
          const parts = allocate(total, weights, places)
          const all = plus(weights)
          assert.equal(plus(parts).toFixed(), new exact(total).toFixed())
          parts.forEach((part, line) => {
            const due = all.isZero()
              ? new exact(total).div(weights.length)
              : new exact(total).times(weights[line]!).div(all)
            assert.isTrue(due.minus(part).abs().lt(new exact(10).pow(-places)), `${part} of ${due}`)
            if (!all.isZero() && new exact(weights[line]!).isZero()) assert.equal(part, '0')
          })
        },
      ),
    )
  })

  test('of what the lines have take no more than each has', ({ assert }) => {
    fc.assert(
      fc.property(
        fc.array(money, { minLength: 1, maxLength: 8 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (amounts, share) => {
          const total = plus(amounts).times(share).floor().toFixed()
          allocate(total, amounts).forEach((part, line) => assert.isTrue(new exact(part).lte(amounts[line]!)))
        },
      ),
    )
  })

  test('in another order of lines are the same but for the odd unit of equal remainders', ({ assert }) => {
    fc.assert(
      fc.property(
        money,
        weights.chain((lines) => fc.tuple(fc.constant(lines), shuffled(lines.map((_, line) => line)))),
        (total, [lines, order]) => {
          const [parts, moved] = [
            allocate(total, lines),
            allocate(
              total,
              order.map((line) => lines[line]!),
            ),
          ]
          const remainder = (line: number) =>
            (units(total, 0) * units(lines[line]!, 2)) % units(plus(lines).toFixed(), 2)
          order.forEach((line, place) => {
            if (moved[place] === parts[line]) return
            assert.equal(new exact(moved[place]!).minus(parts[line]!).abs().toFixed(), '1')
            assert.isTrue(
              plus(lines).isZero() || lines.some((_, other) => other !== line && remainder(other) === remainder(line)),
            )
          })
        },
      ),
    )
  })

  test('of a weighing add up to the scale', ({ assert }) => {
    const line = fc.record({ theoreticalWeight: decimal(5000, 2), weighedAlone: fc.option(decimal(5000, 2)) })
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), decimal(50_000, 2), (lines, total) => {
        const result = reweigh(total, lines)
        if (result.ok) assert.equal(plus(result.weights).toFixed(), new exact(total).toFixed())
        else assert.isTrue(new exact(result.kg).gt(0))
      }),
    )
  })
})

test.group('amounts', () => {
  const input = fc.record({
    quantity: decimal(9999, 3),
    barem: decimal(99, 4, 1),
    length: decimal(99, 4, 1),
    actualWeight: decimal(99_999, 2),
    unitPrice: decimal(999_999, 4),
    priceType: fc.constantFrom(...priceTypes),
  })

  test('are what whole numbers say, rounded half up once a line', ({ assert }) => {
    fc.assert(
      fc.property(input, (line) => {
        const { theoreticalWeight, amount } = lineFigures({
          ...line,
          weightMode: 'per_meter',
          baremBasis: 'metre',
          weightSource: 'weighed',
        })
        const kg = halfUp(units(line.quantity, 3) * units(line.barem, 4) * units(line.length, 4), 10n ** 9n)
        assert.equal(units(theoreticalWeight!, 2), kg)
        const [measure, places] = {
          piece: [units(line.quantity, 3), 3n] as const,
          actual_kg: [units(line.actualWeight, 2), 2n] as const,
          barem_kg: [kg, 2n] as const,
        }[line.priceType]
        assert.equal(BigInt(amount!), halfUp(measure * units(line.unitPrice, 4), 10n ** (places + 4n)))
      }),
    )
  })

  test('sum up to the foot, in any order of lines, and VAT and net to the grand total', ({ assert }) => {
    const line = fc.record({
      pieces: decimal(999, 3),
      theoreticalWeight: decimal(9999, 2),
      actualWeight: decimal(9999, 2),
      estimated: money,
      amount: money,
      vatRate: fc.constantFrom('0', '5', '8', '10', null),
    })
    const lines = fc
      .array(line, { minLength: 1, maxLength: 8 })
      .chain((lines) => fc.tuple(fc.constant(lines), shuffled(lines)))
    fc.assert(
      fc.property(
        lines,
        money,
        money,
        money,
        fc.boolean(),
        ([lines, other], discount, shipping, oldDebt, pricesInclude) => {
          const parts = allocate(
            discount,
            lines.map(({ amount }) => amount),
          )
          const rest = { shipping, oldDebt, paidNow: '1000', vat: { pricesInclude, shippingRate: '8' } }
          const totals = orderTotals({ lines, discount: parts, ...rest })
          // Which of two equal lines gets an odd dong follows their order, so the parts move with their lines.
          assert.deepEqual(
            orderTotals({ lines: other, discount: other.map((line) => parts[lines.indexOf(line)]!), ...rest }),
            totals,
          )
          assert.deepEqual(orderTotals({ lines, discount, ...rest }), totals)
          assert.equal(totals.total, plus(lines.map(({ amount }) => amount)).toFixed())
          const before = new exact(totals.total).minus(discount).plus(shipping)
          assert.equal(totals.grandTotal, before.plus(pricesInclude ? 0 : totals.vat!.tax).toFixed())
          assert.equal(plus([totals.net, totals.vat!.tax]).toFixed(), totals.grandTotal)
          assert.equal(new exact(oldDebt).plus(totals.grandTotal).minus(1000).toFixed(), totals.newDebt)
          for (const { rate, base, tax } of totals.vat!.rates)
            assert.isTrue(new exact(base).times(rate).div(100).minus(tax).abs().lte(1))
        },
      ),
    )
  })

  test('in words are read back as they were', ({ assert }) => {
    const digits = ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín']
    const digit = (word: string) => BigInt(digits.indexOf({ mốt: 'một', tư: 'bốn', lăm: 'năm' }[word] ?? word))
    const group = (words: string[]): bigint => {
      const hundreds = words.indexOf('trăm')
      const [tens, ones] = [
        words.slice(hundreds + 1).filter((word) => word !== 'linh'),
        (word?: string) => (word ? digit(word) : 0n),
      ]
      const below =
        tens[0] === 'mười'
          ? 10n + ones(tens[1])
          : tens[1] === 'mươi'
            ? digit(tens[0]!) * 10n + ones(tens[2])
            : ones(tens[0])
      return (hundreds > 0 ? digit(words[0]!) * 100n : 0n) + below
    }
    const read = (
      words: string[],
      [[unit, size], ...smaller]: [string, bigint][] = [
        ['tỷ', 10n ** 9n],
        ['triệu', 10n ** 6n],
        ['nghìn', 1000n],
        ['', 1n],
      ],
    ): bigint => {
      if (size === 1n) return group(words)
      const place = words.lastIndexOf(unit)
      const above = place < 0 ? 0n : unit === 'tỷ' ? read(words.slice(0, place)) : group(words.slice(0, place))
      return above * size + read(words.slice(place + 1), smaller as [string, bigint][])
    }
    const amount = fc.oneof(
      fc.bigInt({ min: 0n, max: 10n ** 18n }),
      fc.bigInt({ min: 0n, max: 9999n }),
      fc
        .tuple(fc.bigInt({ min: 1n, max: 9n }), fc.integer({ min: 0, max: 20 }), fc.bigInt({ min: 0n, max: 20n }))
        .map(([digit, power, rest]) => digit * 10n ** BigInt(power) + rest),
    )
    fc.assert(
      fc.property(amount, (amount) =>
        assert.equal(read(amountInWords(String(amount)).toLowerCase().split(' ').slice(0, -1)), amount),
      ),
      { numRuns: 1000 },
    )
  })
})

test.group('delivery fees', () => {
  test('add up over the lines, do not depend on their order, and never fall with more weight', ({ assert }) => {
    const tariff = fc.record({
      method: fc.constantFrom('per_trip', 'per_kg', 'per_ton_km'),
      rate: money,
      capacityKg: fc.option(decimal(20_000, 0)),
      minimum: fc.option(money),
      freeFrom: fc.constant(null),
    })
    const lines = weights.chain((lines) => fc.tuple(fc.constant(lines), shuffled(lines)))
    fc.assert(
      fc.property(tariff, lines, decimal(500, 1), (tariff, [lines, other], distanceKm) => {
        const fee = (weights: string[]) => {
          const result = deliveryFee(tariff as never, { weights, amount: null, distanceKm })
          if (!result.ok) throw new Error(result.missing.join())
          assert.equal(plus(result.shares).toFixed(), result.fee)
          return new exact(result.fee)
        }
        assert.equal(fee(lines).toFixed(), fee(other).toFixed())
        assert.isTrue(fee([...lines, '100']).gte(fee(lines)))
      }),
    )
  })
})
