import { test } from '@japa/runner'
import { PGlite } from '@electric-sql/pglite'
import fc from 'fast-check'
import { pieceWeight, theoreticalBarem } from '@barem/resources/calc/barem'
import { shapeNames, shapes, type ShapeName } from '@barem/resources/calc/shapes'
import { generateFamily } from '@barem/resources/catalogue/family'
import { searchForm, steelBeginnings, steelPatterns } from '@barem/resources/search'
import { steelProducts } from '#database/demo/steel_products'

const THOUSAND = 1000n
/** A dimension in thousandths of a millimetre, and how it is typed. */
const typed = (thousandths: bigint) => `${thousandths / THOUSAND}.${String(thousandths % THOUSAND).padStart(3, '0')}`
const dimension = fc.bigInt({ min: 100n, max: 9_999_999n })

/** numerator / denominator as a decimal of `scale` places, half up, by whole numbers only. */
function halfUp(numerator: bigint, denominator: bigint, scale: number): string {
  const unit = 10n ** BigInt(scale)
  const whole = (2n * numerator * unit + denominator) / (2n * denominator)
  const fraction = String(whole % unit)
    .padStart(scale, '0')
    .replace(/0+$/, '')
  return `${whole / unit}${fraction && `.${fraction}`}`
}

/**
 * Weights in kg·10⁻⁵ of mm·10⁻³ dimensions, written out again from the formulas as whole numbers: [numerator, powers of
 * ten below].
 */
const again: { [S in Exclude<ShapeName, 'rebar'>]: (...sizes: bigint[]) => [bigint, number] } = {
  round_bar: (D) => [617n * D! * D!, 5 + 6],
  square_bar: (a) => [785n * a! * a!, 5 + 6],
  flat_bar: (w, t) => [785n * w! * t!, 5 + 6],
  plate: (t, W, L) => [785n * t! * W! * L!, 2 + 6 + 9],
  checkered_plate: (t, W, L) => [(785n * t! + 300n * THOUSAND) * W! * L!, 2 + 6 + 9],
  round_tube: (D, t) => [2466n * (D! - t!) * t!, 5 + 6],
  rectangular_tube: (a, b, t) => [785n * (2_000n * t! * (a! + b!) - 4_858n * t! * t!), 5 + 3 + 6],
  equal_angle: (a, t) => [785n * t! * (2n * a! - t!), 5 + 6],
  lipped_channel: (h, b, c, t) => [785n * t! * (h! + 2n * b! + 2n * c! - 4n * t!), 5 + 6],
  purlin: (strip, t) => [785n * strip! * t!, 5 + 6],
  sheet: (w, t) => [785n * w! * t!, 5 + 6],
}

const computed = Object.keys(again) as (keyof typeof again)[]
const shapeAndSizes = fc
  .constantFrom(...computed)
  .chain((shape) =>
    fc.tuple(
      fc.constant(shape),
      fc.array(dimension, { minLength: shapes[shape].dimensions.length, maxLength: shapes[shape].dimensions.length }),
    ),
  )
const attributesOf = (shape: ShapeName, sizes: string[]) =>
  Object.fromEntries(shapes[shape].dimensions.map(({ symbol }, place) => [symbol, sizes[place]!]))

test.group('any dimensions', () => {
  test('weigh what whole numbers say, to the sixth decimal, or cannot be', ({ assert }) => {
    let weighed = 0
    fc.assert(
      fc.property(shapeAndSizes, ([shape, sizes]) => {
        const result = theoreticalBarem({ shape, attributes: attributesOf(shape, sizes.map(typed)) })
        const [numerator, places] = again[shape](...sizes)
        if (result.ok) {
          weighed++
          assert.equal(result.value, halfUp(numerator, 10n ** BigInt(places), 6))
        } else assert.deepEqual(result.missing, [])
      }),
      { numRuns: 2000 },
    )
    assert.isAbove(weighed, 500)
  })

  test('weigh more with more density, in proportion', ({ assert }) => {
    fc.assert(
      fc.property(shapeAndSizes, fc.bigInt({ min: 1000n, max: 20_000n }), ([shape, sizes], density) => {
        const result = theoreticalBarem({
          shape,
          attributes: attributesOf(shape, sizes.map(typed)),
          density: String(density),
        })
        const [numerator, places] = again[shape](...sizes)
        if (result.ok) assert.equal(result.value, halfUp(numerator * density, 7850n * 10n ** BigInt(places), 6))
      }),
    )
  })

  test('are the same with a comma, blanks around or zeros after', ({ assert }) => {
    fc.assert(
      fc.property(shapeAndSizes, ([shape, sizes]) => {
        const plain = theoreticalBarem({ shape, attributes: attributesOf(shape, sizes.map(typed)) })
        assert.deepEqual(
          theoreticalBarem({
            shape,
            attributes: attributesOf(
              shape,
              sizes.map((size) => ` ${typed(size).replace('.', ',')}00 `),
            ),
          }),
          plain,
        )
      }),
    )
  })

  test('of a tube weigh less than the full bar of its outside', ({ assert }) => {
    const weight = (shape: ShapeName, ...sizes: bigint[]) => {
      const result = theoreticalBarem({ shape, attributes: attributesOf(shape, sizes.map(typed)) })
      return result.ok ? Number(result.value) : null
    }
    fc.assert(
      fc.property(dimension, dimension, (side, wall) => {
        const round = weight('round_tube', side, wall)
        const square = weight('rectangular_tube', side, side, wall)
        // A tube without a hole is a bar; the constants of both tables differ in the last digit.
        if (round !== null) assert.isAtMost(round, weight('round_bar', side)! + 0.000001)
        if (square !== null) assert.isBelow(square, weight('square_bar', side)!)
      }),
    )
  })

  test('typed as anything never throw, and what is wrong is named', ({ assert }) => {
    fc.assert(
      fc.property(
        fc.constantFrom(...shapeNames),
        fc.dictionary(
          fc.constantFrom('D', 'a', 'b', 'c', 'h', 't', 'w', 'W', 'L', 'strip'),
          fc.oneof(fc.string(), fc.double().map(String), fc.constant('5')),
        ),
        fc.option(fc.string(), { nil: undefined }),
        (shape, attributes, density) => {
          const result = theoreticalBarem({ shape, attributes, density })
          const known = [...shapes[shape].dimensions.map(({ symbol }) => symbol as string), 'density']
          if (result.ok) assert.match(result.value, /^\d+(\.\d{0,5}[1-9])?$/)
          else {
            assert.isNotEmpty([...result.missing, ...result.wrong])
            for (const symbol of [...result.missing, ...result.wrong]) assert.include(known, symbol)
          }
        },
      ),
      { numRuns: 1000 },
    )
  })

  test('by the metre times the length is the piece, to the fourth decimal', ({ assert }) => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 999_999_999n }), fc.bigInt({ min: 1n, max: 99_999n }), (weight, length) => {
        assert.equal(
          pieceWeight({ weightMode: 'per_meter', barem: typed(weight), length: typed(length) }),
          halfUp(weight * length, 1_000_000n, 4),
        )
      }),
    )
  })
})

test.group('any family', () => {
  const size = fc.oneof(
    fc.tuple(fc.nat(60), fc.nat(60)).map(([a, b]) => `${a}x${b}`),
    fc.constantFrom('', '20', 'x', '20 × 40', '20x20x20', '-5x5'),
  )
  const thickness = fc.oneof(
    fc.nat(40).map((tenths) => `${tenths / 10}`),
    fc.constantFrom('', 'ly', '1,2'),
  )

  test('has a row or a problem for every combination, and no code twice', ({ assert }) => {
    fc.assert(
      fc.property(
        fc.array(size, { maxLength: 8 }),
        fc.array(thickness, { maxLength: 8 }),
        fc.constantFrom('H-{size}x{t}', 'H-{a}', 'H-{t}'),
        (sizes, thicknesses, codePattern) => {
          const { rows, problems } = generateFamily({
            shape: 'rectangular_tube',
            sizes,
            thicknesses,
            length: '6',
            codePattern,
            namePattern: 'Hộp {size}',
          })
          const at = (place: string) => problems.some((problem) => problem.at === place)
          const right = (field: string, count: number) =>
            Array.from({ length: count }, (_, index) => `${field}.${index}`).filter((place) => !at(place))
          const combinations = right('sizes', sizes.length).flatMap((one) =>
            right('thicknesses', thicknesses.length).map((other) => `${one}/${other}`),
          )
          assert.lengthOf(rows, combinations.filter((place) => !at(place)).length)
          assert.equal(new Set(rows.map(({ code }) => code)).size, rows.length)
          for (const { shape, attributes, densityWeight } of rows)
            assert.containsSubset(theoreticalBarem({ shape, attributes }), { ok: true, value: densityWeight })
        },
      ),
    )
  })
})

test.group('anything typed into the search', () => {
  const texts = steelProducts.map(({ code, name, mill, grade }) =>
    searchForm(`${code} ${name} ${mill ?? ''} ${grade ?? ''}`),
  )
  const piece = fc.constantFrom(
    'phi',
    'd',
    'v',
    'u',
    'ø',
    'x',
    ' x ',
    '×',
    '*',
    '-',
    ' ',
    ' ',
    ',',
    '.',
    'ly',
    'li',
    'mm',
    'm',
    'k',
    'zem',
    'hộp',
    'ống',
    'cb',
    'chữ ',
    '5',
    '20',
    '1.2',
    '40',
    '1500',
    '6000',
    '0',
    '(',
    '\\',
    '[',
    '{2}',
    '|',
    '?',
    '+',
    '^',
    '$',
  )
  const query = fc.oneof(
    fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ maxLength: 300 }),
  )

  test('gives at most ten expressions, the same to the database as to JavaScript', async ({ assert }) => {
    const database = await PGlite.create()
    await database.query(
      'create table goods as select place, text from unnest($1::text[]) with ordinality as goods (text, place)',
      [texts],
    )
    await fc.assert(
      fc.asyncProperty(query, async (q) => {
        const found: string[][] = []
        for (const patterns of [steelPatterns(q), steelBeginnings(q)]) {
          assert.isAtMost(patterns.length, 10)
          const expressions = patterns.map((pattern) => new RegExp(pattern))
          const { rows } = await database.query<{ place: number }>(
            'select place from goods where text ~ all ($1::text[]) order by place',
            [patterns],
          )
          found.push(texts.filter((text) => expressions.every((expression) => expression.test(text))))
          assert.deepEqual(
            rows.map(({ place }) => texts[place - 1]),
            found.at(-1),
          )
        }
        assert.includeMembers(found[1]!, found[0]!, q)
      }),
      { numRuns: 300 },
    )
    await database.close()
  })
})
