import { test } from '@japa/runner'
import fc from 'fast-check'
import { cutBar, lengthOf, readCuts, shareOut, writeCuts, type CutPart } from '@barem/resources/calc/cutting'
import { exact, sum } from '@barem/resources/calc/exact'

const SAWING = { kerf: '0', scrapBelow: '1' }
const bar = (length: string, typed: string, more: Partial<typeof SAWING> = {}) =>
  cutBar(length, readCuts(typed)!, { ...SAWING, ...more })

test.group('cuts as people write them', () => {
  test('are read with counts, points, commas, metres and centimetres', ({ assert }) => {
    const read = (typed: string) => {
      const cuts = readCuts(typed)
      return cuts && writeCuts(cuts)
    }
    assert.equal(read('3x2.5'), '3x2.5')
    assert.equal(read(' 3 X 2,5 '), '3x2.5')
    assert.equal(read('3×2m5 + 1m2'), '3x2.5 + 1.2')
    assert.equal(read('2m05; 1.50m'), '2.05 + 1.5')
    assert.equal(read('2.5 2.5 1'), '2x2.5 + 1')
    assert.equal(read('2.5x3'), '3x2.5')
    assert.equal(read('2*3, 1,5'), '2x3 + 1.5')
    for (const wrong of ['', ' ', 'x', '3x', 'x2', '3x2x1', '0x2', '2x0', '-1', '1.2.3', '2.5x1.5', 'hai', '1e3'])
      assert.isNull(read(wrong), wrong)
  })

  test('come to pieces, kerf and a rest that is kept or is scrap', ({ assert }) => {
    assert.containsSubset(bar('11.7', '4x2.7', { kerf: '5' }), { kerf: '0.02', rest: '0.88', restIs: 'scrap' })
    assert.containsSubset(bar('11.7', '3x2.5 + 1.2'), { kerf: '0', rest: '3', restIs: 'remnant' })
    assert.containsSubset(bar('12', '4x3'), { kerf: '0', rest: '0', restIs: null })
    // A rest of exactly the limit is kept.
    assert.containsSubset(bar('6', '2x2.5'), { rest: '1', restIs: 'remnant' })
    assert.containsSubset(bar('6', '2x2.5', { scrapBelow: '1.01' }), { restIs: 'scrap' })
    // The last cut ends with the bar: what is left is less than it takes away.
    assert.containsSubset(bar('6', '2x2.998', { kerf: '3' }), { kerf: '0.004', rest: '0', restIs: null })
    assert.deepEqual(bar('12', '4x3', { kerf: '3' }), { needs: '12.009' })
    assert.deepEqual(bar('6', '6.1'), { needs: '6.1' })
  })
})

test.group('what comes of bars', () => {
  const part = (kind: CutPart['kind'], metres: string): CutPart => ({ kind, metres })

  test('shares kg by length to the gram, value to the dong, with scrap at its price', ({ assert }) => {
    const whole = { kg: '185', value: '2500000', kerf: '0.2', scrapKg: null, scrapPrice: '8000' }
    assert.deepEqual(shareOut([part('piece', '108'), part('scrap', '8.8')], whole), {
      shares: [
        { kg: '170.769', value: '2388680' },
        { kg: '13.915', value: '111320' },
      ],
      kerfKg: '0.316',
    })
    // Scrap that was weighed: what is left of the kg goes by length, over the kerf too.
    assert.deepEqual(shareOut([part('piece', '108'), part('scrap', '8.8')], { ...whole, scrapKg: '15' }), {
      shares: [
        { kg: '169.686', value: '2380000' },
        { kg: '15', value: '120000' },
      ],
      kerfKg: '0.314',
    })
    // It is worth no more than it cost: a 1/10 of 1,000 dong.
    const dear = { kg: '10', value: '1000', kerf: '0', scrapKg: '1', scrapPrice: '8000' }
    assert.deepEqual(
      shareOut([part('piece', '9'), part('scrap', '1')], dear).shares.map(({ value }) => value),
      ['900', '100'],
    )
  })

  test('is all of their length, kg and value, whatever is cut', ({ assert }) => {
    const cuts = fc.array(
      fc.record({ count: fc.integer({ min: 1, max: 9 }), mm: fc.integer({ min: 100, max: 4000 }) }),
      {
        minLength: 1,
        maxLength: 4,
      },
    )
    const drawn = fc.record({
      cuts,
      ...{ kerf: fc.integer({ min: 0, max: 60 }), bars: fc.integer({ min: 1, max: 400 }) },
      ...{ grams: fc.integer({ min: 0, max: 9_999_999 }), value: fc.integer({ min: 0, max: 2_000_000_000 }) },
      ...{ weighed: fc.option(fc.integer({ min: 0, max: 100 })), price: fc.integer({ min: 0, max: 30_000 }) },
    })
    let scrapped = 0
    fc.assert(
      fc.property(drawn, ({ cuts: said, kerf, bars, grams, value, weighed, price }) => {
        const read = readCuts(said.map(({ count, mm }) => `${count}x${mm / 1000}`).join('+'))!
        const found = cutBar('11.7', read, { kerf: String(kerf / 10), scrapBelow: '1' })
        if ('needs' in found) return
        assert.equal(lengthOf(found.cuts).plus(found.kerf).plus(found.rest).toFixed(), '11.7')
        const parts = [
          ...found.cuts.map((cut) => part('piece', lengthOf([cut]).times(bars).toFixed())),
          ...(found.restIs ? [part(found.restIs, exact.mul(found.rest, bars).toFixed())] : []),
        ]
        const isScrap = found.restIs === 'scrap'
        if (isScrap) scrapped++
        const kg = exact.div(grams, 1000).toFixed()
        const scrapKg =
          isScrap && weighed !== null ? exact.mul(kg, weighed).div(100).toDecimalPlaces(3).toFixed() : null
        const { shares, kerfKg } = shareOut(parts, {
          ...{
            kg,
            value: String(value),
            kerf: exact.mul(found.kerf, bars).toFixed(),
            scrapKg,
            scrapPrice: String(price),
          },
        })
        assert.equal(sum([kerfKg, ...shares.map((one) => one.kg)]).toFixed(), exact.add(kg, 0).toFixed())
        assert.equal(sum(shares.map((one) => one.value)).toFixed(), String(value))
        for (const one of shares) {
          assert.isFalse(exact.sub(one.kg, 0).lt(0) || exact.sub(one.value, 0).lt(0))
          assert.isTrue(Number.isInteger(Number(one.value)))
        }
      }),
      { numRuns: 500 },
    )
    assert.isAbove(scrapped, 0)
  })
})
