import { test } from '@japa/runner'
import { generateFamily, MAX_FAMILY, type FamilyInput } from '@barem/resources/catalogue/family'
import { steelProducts } from '#database/demo/steel_products'

const boxes: FamilyInput = {
  shape: 'rectangular_tube',
  sizes: ['20x20', '20x40'],
  thicknesses: ['1.0', '1,2'],
  length: '6',
  codePattern: 'H-{size}x{t}',
  namePattern: 'Thép hộp {a}x{b} dày {t} ly, cây {length} m',
}
const family = (changes: Partial<FamilyInput>) => generateFamily({ ...boxes, ...changes })
const problems = (changes: Partial<FamilyInput>) => family(changes).problems

test.group('a family of products', () => {
  test('is every size in every thickness, in the order typed', ({ assert }) => {
    const { rows, problems } = generateFamily(boxes)
    assert.deepEqual(problems, [])
    assert.deepEqual(
      rows.map(({ code }) => code),
      ['H-20x20x1.0', 'H-20x20x1.2', 'H-20x40x1.0', 'H-20x40x1.2'],
    )
    assert.deepEqual(rows[3], {
      code: 'H-20x40x1.2',
      name: 'Thép hộp 20x40 dày 1.2 ly, cây 6 m',
      attributes: { a: '20', b: '40', t: '1.2' },
      shape: 'rectangular_tube',
      length: '6',
      densityWeight: '1.075485',
      basis: 'metre',
      formula: 'rectangular_tube/1',
      pieceWeight: '6.4529',
    })
  })

  test('is written in patterns of either language', ({ assert }) => {
    const vietnamese = family({
      codePattern: 'H-{cỡ}x{t}',
      namePattern: 'Thép hộp {a}x{b} dày {t} ly, cây {dài} m'.normalize('NFD'),
    })
    assert.deepEqual(vietnamese, generateFamily(boxes))
    assert.deepEqual(problems({ codePattern: '{cỡ}{cỡ nào}' }), [{ at: 'codePattern', rule: 'placeholder' }])
  })

  test('makes the boxes and pipes of the price list, with the weights they have', ({ assert }) => {
    const made = [
      ...family({ sizes: ['40x40', '50x50'], thicknesses: ['1.4', '1.8'], codePattern: 'HV-{size}x{t}' }).rows,
      ...family({
        shape: 'round_tube',
        sizes: ['59.9'],
        thicknesses: ['2.3'],
        codePattern: 'ON-{D}x{t}K',
        namePattern: 'Ống {D}',
      }).rows,
      ...family({
        shape: 'rebar',
        sizes: ['10', '16'],
        thicknesses: [],
        length: '11.7',
        codePattern: 'TV-D{D}-CB300',
        namePattern: '{size}',
      }).rows,
      ...family({
        shape: 'plate',
        sizes: ['1500x6000'],
        thicknesses: ['5', '10'],
        codePattern: 'TT-{t}LY-{W}x{L}',
        namePattern: 'Tấm {t}',
      }).rows,
    ]
    assert.lengthOf(made, 9)
    for (const row of made) {
      const listed = steelProducts.find(({ code }) => code === row.code)
      assert.equal(row.densityWeight, listed?.barem, row.code)
      assert.deepEqual(row.attributes, listed?.attributes, row.code)
    }
  })

  test('reads sizes as people write them', ({ assert }) => {
    const { rows, problems } = family({ sizes: [' 20 × 40 ', '30*60', '40 X 80'], thicknesses: [' 1,4 '] })
    assert.deepEqual(problems, [])
    assert.deepEqual(
      rows.map(({ code }) => code),
      ['H-20x40x1.4', 'H-30x60x1.4', 'H-40x80x1.4'],
    )
  })

  test('an angle or a square may say its side twice', ({ assert }) => {
    assert.deepEqual(
      family({
        shape: 'equal_angle',
        sizes: ['50x50', '63'],
        thicknesses: ['5'],
        codePattern: 'V{size}x{t}',
        namePattern: 'V{a}',
      }).rows.map(({ code }) => code),
      ['V50x5', 'V63x5'],
    )
    assert.deepEqual(
      family({
        shape: 'square_bar',
        sizes: ['14x14'],
        thicknesses: [],
        codePattern: 'VD-{a}',
        namePattern: 'VD',
      }).rows.map(({ code }) => code),
      ['VD-14'],
    )
  })

  test('plates are weighed by the piece and need no length', ({ assert }) => {
    const { rows, problems } = family({
      shape: 'checkered_plate',
      sizes: ['1500x6000'],
      thicknesses: ['5'],
      length: '',
      codePattern: 'TG-{t}LY-{size}',
      namePattern: 'Tấm gân {t} ly {W}x{L}',
    })
    assert.deepEqual(problems, [])
    assert.containsSubset(rows, [
      {
        code: 'TG-5LY-1500x6000',
        name: 'Tấm gân 5 ly 1500x6000',
        length: null,
        densityWeight: '380.25',
        pieceWeight: '380.25',
        basis: 'piece',
      },
    ])
    assert.deepEqual(Object.keys(rows[0]!.attributes), ['t', 'W', 'L'])
  })

  test('of another density weighs accordingly', ({ assert }) => {
    assert.equal(
      family({ shape: 'flat_bar', sizes: ['100'], thicknesses: ['10'], density: '7930', namePattern: 'Inox {w}x{t}' })
        .rows[0]?.densityWeight,
      '7.93',
    )
  })
})

test.group('problems of a family', () => {
  test('each size and thickness is named by its place', ({ assert }) => {
    const { rows, problems } = family({
      sizes: ['20x20', '', '20x0', 'abc', '20', '20x20x20', '20.0x20'],
      thicknesses: ['1.2', '-1', '1,20'],
    })
    assert.deepEqual(problems, [
      { at: 'sizes.1', rule: 'required' },
      { at: 'sizes.2', rule: 'positive' },
      { at: 'sizes.3', rule: 'positive' },
      { at: 'sizes.4', rule: 'size' },
      { at: 'sizes.5', rule: 'size' },
      { at: 'sizes.6', rule: 'distinct' },
      { at: 'thicknesses.1', rule: 'positive' },
      { at: 'thicknesses.2', rule: 'distinct' },
    ])
    assert.deepEqual(
      rows.map(({ code }) => code),
      ['H-20x20x1.2'],
    )
  })

  test('a combination that cannot be is left out alone', ({ assert }) => {
    const { rows, problems } = family({ sizes: ['20x20', '40x40'], thicknesses: ['2', '12'] })
    assert.deepEqual(problems, [{ at: 'sizes.0/thicknesses.1', rule: 'impossible' }])
    assert.deepEqual(
      rows.map(({ code }) => code),
      ['H-20x20x2', 'H-40x40x2', 'H-40x40x12'],
    )
  })

  test('a code that two combinations share is flagged at the second', ({ assert }) => {
    const { rows, problems } = family({ codePattern: 'h-{a}' })
    assert.deepEqual(
      rows.map(({ code }) => code),
      ['h-20'],
    )
    assert.deepEqual(problems, [
      { at: 'sizes.0/thicknesses.1', rule: 'distinct' },
      { at: 'sizes.1/thicknesses.0', rule: 'distinct' },
      { at: 'sizes.1/thicknesses.1', rule: 'distinct' },
    ])
  })

  test('mistakes in what all rows share leave no rows', ({ assert }) => {
    const cases: [Partial<FamilyInput>, string, string][] = [
      [{ codePattern: ' ' }, 'codePattern', 'required'],
      [{ codePattern: 'H-{D}' }, 'codePattern', 'placeholder'],
      [{ namePattern: 'Hộp {size' }, 'namePattern', 'placeholder'],
      [{ namePattern: '{__proto__}' }, 'namePattern', 'placeholder'],
      [{ length: '' }, 'length', 'required'],
      [{ length: '0' }, 'length', 'positive'],
      [{ density: 'x' }, 'density', 'positive'],
      [{ sizes: [] }, 'sizes', 'required'],
      [{ thicknesses: [] }, 'thicknesses', 'required'],
      [
        { shape: 'plate', sizes: ['1500x6000'], length: '', namePattern: '{length}', codePattern: '{size}' },
        'namePattern',
        'placeholder',
      ],
    ]
    for (const [changes, at, rule] of cases)
      assert.deepEqual(family(changes), { rows: [], problems: [{ at, rule }] } as ReturnType<typeof generateFamily>, at)
  })

  test('has at most 500 rows', ({ assert }) => {
    const sizes = Array.from({ length: 50 }, (_, index) => `${index + 30}x30`)
    const thicknesses = Array.from({ length: 10 }, (_, index) => `${index + 1}`)
    assert.lengthOf(family({ sizes, thicknesses }).rows, MAX_FAMILY)
    assert.deepEqual(problems({ sizes: [...sizes, '90x30'], thicknesses }), [{ at: 'sizes', rule: 'tooMany' }])
  })

  test('typed values are not read as patterns', ({ assert }) => {
    assert.equal(family({ sizes: ['20x20'], thicknesses: ['1'], codePattern: '$& {t} $1' }).rows[0]?.code, '$& 1 $1')
  })
})
