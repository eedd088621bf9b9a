import { test } from '@japa/runner'
import { Decimal } from 'decimal.js'
import { pieceWeight, theoreticalBarem } from '@barem/resources/calc/barem'
import { rebarTable, shapeNames, shapes, type ShapeName } from '@barem/resources/calc/shapes'
import { steelFamilies, steelProducts, type SteelFamilyName, type SteelProduct } from '#database/demo/steel_products'

const barem = (shape: ShapeName, attributes: Record<string, string>, density?: string) =>
  theoreticalBarem({ shape, attributes, density })
const value = (shape: ShapeName, attributes: Record<string, string>, density?: string) => {
  const result = barem(shape, attributes, density)
  return result.ok ? result.value : result
}
/** kg of a piece of `length` metres, to the hundredth as price lists say it. */
const piece = (shape: ShapeName, attributes: Record<string, string>, length: string) => {
  const result = barem(shape, attributes)
  if (!result.ok) throw new Error(JSON.stringify(result))
  return new Decimal(
    pieceWeight({ weightMode: 'geometry', barem: result.value, baremBasis: result.basis, length })!,
  ).toFixed(2)
}

/**
 * How far the list may be from the formula, in kg: half of its last digit where it is computed, a share where a mill
 * measured.
 */
const tolerances: {
  [F in SteelFamilyName]?:
    | { shape: ShapeName; perMetre: string; perPiece: string }
    | { shape: ShapeName; percent: string; except: Record<string, string> }
} = {
  wire_rod: { shape: 'rebar', perMetre: '0', perPiece: '0' },
  rebar: { shape: 'rebar', perMetre: '0', perPiece: '0.005' },
  plate: { shape: 'plate', perMetre: '0.0005', perPiece: '0.005' },
  checkered_plate: { shape: 'checkered_plate', perMetre: '0.0005', perPiece: '0.005' },
  flat_bar: { shape: 'flat_bar', perMetre: '0.0005', perPiece: '0.005' },
  round_bar: { shape: 'round_bar', perMetre: '0.0005', perPiece: '0.005' },
  square_bar: { shape: 'square_bar', perMetre: '0.0005', perPiece: '0.005' },
  square_tube: { shape: 'rectangular_tube', perMetre: '0.0005', perPiece: '0.005' },
  rectangular_tube: { shape: 'rectangular_tube', perMetre: '0.0005', perPiece: '0.005' },
  pipe: { shape: 'round_tube', perMetre: '0.0005', perPiece: '0.005' },
  purlin: { shape: 'purlin', perMetre: '0.0005', perPiece: '0.005' },
  sheet: { shape: 'sheet', perMetre: '0.0005', perPiece: '0.005' },
  // Rolled angles have round corners, and mills list them by their own scales; the thinnest are sold in a light class.
  angle: { shape: 'equal_angle', percent: '3', except: { 'V25x2.5': '12' } },
}

/** Listed and computed kg of one metre and one piece; a plate is listed per metre of its length. */
function figures(product: SteelProduct, shape: ShapeName) {
  const result = barem(shape, product.attributes)
  if (!result.ok) throw new Error(`${product.code}: ${JSON.stringify(result)}`)
  const computed = new Decimal(result.value)
  const length = new Decimal(product.length ?? 1)
  return result.basis === 'piece'
    ? { perMetre: computed.div(length), perPiece: computed }
    : { perMetre: computed, perPiece: computed.times(length) }
}

test.group('theoretical barem against the price list', () => {
  test('all 171 goods are there, in the families and counts of the list', ({ assert }) => {
    const counts = Object.fromEntries(
      Object.keys(steelFamilies).map((family) => [
        family,
        steelProducts.filter((product) => product.family === family).length,
      ]),
    )
    assert.deepEqual(counts, {
      wire_rod: 3,
      rebar: 18,
      plate: 12,
      checkered_plate: 4,
      flat_bar: 6,
      round_bar: 12,
      square_bar: 5,
      square_tube: 20,
      rectangular_tube: 18,
      pipe: 14,
      angle: 14,
      channel: 12,
      i_beam: 11,
      h_beam: 9,
      purlin: 7,
      sheet: 3,
      mesh: 1,
      accessory: 2,
    })
    assert.equal(new Set(steelProducts.map(({ code }) => code)).size, 171)
  })

  for (const [family, tolerance] of Object.entries(tolerances)) {
    const said =
      'percent' in tolerance
        ? `${tolerance.percent} %`
        : `${tolerance.perMetre} kg a metre and ${tolerance.perPiece} kg a piece`
    test(`${family} is within ${said}`, ({ assert }) => {
      const products = steelProducts.filter((product) => product.family === family)
      assert.isNotEmpty(products)
      for (const product of products) {
        const { perMetre, perPiece } = figures(product, tolerance.shape)
        if ('percent' in tolerance) {
          const off = perMetre.minus(product.listed.perMetre!).div(product.listed.perMetre!).times(100).abs()
          assert.isTrue(
            off.lte(tolerance.except[product.code] ?? tolerance.percent),
            `${product.code} is ${off.toFixed(2)} % off`,
          )
          continue
        }
        assert.isTrue(
          perMetre.minus(product.listed.perMetre!).abs().lte(tolerance.perMetre),
          `${product.code}: ${perMetre} kg a metre, listed ${product.listed.perMetre}`,
        )
        if (product.listed.perPiece)
          assert.isTrue(
            perPiece.minus(product.listed.perPiece).abs().lte(tolerance.perPiece),
            `${product.code}: ${perPiece} kg, listed ${product.listed.perPiece}`,
          )
      }
    })
  }

  test('every product that has a weight gives its listed piece to the hundredth', ({ assert }) => {
    for (const product of steelProducts.filter(({ listed }) => listed.perPiece)) {
      const baremBasis = product.shape && shapes[product.shape].basis
      const kg = pieceWeight({ ...product, baremBasis })
      assert.isTrue(
        new Decimal(kg!).minus(product.listed.perPiece!).abs().lte('0.005'),
        `${product.code}: ${kg}, listed ${product.listed.perPiece}`,
      )
    }
    assert.sameMembers(
      steelProducts
        .filter(
          (product) => pieceWeight({ ...product, baremBasis: null }) === null && product.weightMode !== 'geometry',
        )
        .map(({ code }) => code),
      ['TC-D6', 'TC-D8', 'TC-D10', 'DAY-1LY', 'DINH-5CM'],
    )
  })
})

test.group('theoretical barem', () => {
  test('the vectors of the trade', ({ assert }) => {
    assert.equal(piece('plate', { t: '10', W: '1500', L: '6000' }, ''), '706.50')
    assert.equal(piece('checkered_plate', { t: '5', W: '1500', L: '6000' }, ''), '380.25')
    assert.equal(piece('round_tube', { D: '59.9', t: '2.3' }, '6'), '19.60')
    assert.equal(piece('rectangular_tube', { a: '50', b: '100', t: '1.8' }, '6'), '24.69')
    assert.equal(piece('rectangular_tube', { a: '50', b: '50', t: '2.0' }, '6'), '17.92')
    assert.equal(piece('rectangular_tube', { a: '40', b: '80', t: '1.2' }, '6'), '13.24')
    assert.equal(piece('purlin', { strip: '340', t: '2.0' }, '1'), '5.34')
    assert.equal(value('purlin', { strip: '340', t: '2.0' }), '5.338')
    assert.equal(
      new Decimal(pieceWeight({ weightMode: 'per_meter', barem: '49.9', length: '12' })!).toFixed(2),
      '598.80',
    )
  })

  test('rebar of 11.7 m', ({ assert }) => {
    const bars = {
      10: '7.22',
      12: '10.39',
      14: '14.16',
      16: '18.49',
      18: '23.40',
      20: '28.90',
      22: '34.87',
      25: '45.05',
      28: '56.51',
      32: '73.83',
      36: '93.48',
      40: '115.36',
    }
    for (const [D, kg] of Object.entries(bars)) assert.equal(piece('rebar', { D }, '11.7'), kg, `D${D}`)
    assert.equal(pieceWeight({ weightMode: 'per_meter', barem: rebarTable[10]!, length: '11.7' }), '7.2189')
    assert.equal(pieceWeight({ weightMode: 'per_meter', barem: rebarTable[16]!, length: '11,7' }), '18.486')
  })

  test('rebar follows the table, and is a round bar beside it', ({ assert }) => {
    assert.deepEqual(barem('rebar', { D: '14' }), { ok: true, value: '1.21', basis: 'metre', formula: 'rebar/1' })
    assert.deepEqual(barem('rebar', { D: '14,0' }), { ok: true, value: '1.21', basis: 'metre', formula: 'rebar/1' })
    assert.deepEqual(barem('rebar', { D: '13' }), {
      ok: true,
      value: '1.04273',
      basis: 'metre',
      formula: 'round_bar/1',
    })
    assert.deepEqual(barem('rebar', { D: '14' }, '7930'), {
      ok: true,
      value: '1.221644',
      basis: 'metre',
      formula: 'round_bar/1',
    })
    assert.equal(value('rebar', { D: '14' }, '7850.0'), '1.21')
  })

  test('the other shapes', ({ assert }) => {
    assert.equal(value('flat_bar', { w: '50', t: '5' }), '1.9625')
    assert.equal(value('square_bar', { a: '14' }), '1.5386')
    assert.equal(value('round_bar', { D: '20' }), '2.468')
    assert.equal(value('equal_angle', { a: '50', t: '5' }), '3.72875')
    assert.equal(value('lipped_channel', { h: '100', b: '50', c: '20', t: '2' }), '3.6424')
    assert.equal(value('sheet', { w: '1200', t: '0.45' }), '4.239')
    assert.equal(value('round_tube', { D: '20', t: '10' }), '2.466')
  })

  test('scales with the density: stainless and aluminium', ({ assert }) => {
    assert.equal(value('plate', { t: '2', W: '1000', L: '2000' }, '7930'), '31.72')
    assert.equal(value('plate', { t: '2', W: '1000', L: '2000' }, '2700'), '10.8')
    assert.equal(value('round_bar', { D: '20' }, '7930'), '2.493152')
  })

  test('rounds half up at the sixth decimal, exactly', ({ assert }) => {
    assert.equal(value('flat_bar', { w: '0.1', t: '0.1' }), '0.000079')
    assert.equal(value('flat_bar', { w: '0.1', t: '0.3' }), '0.000236')
    assert.equal(value('flat_bar', { w: '0.1', t: '0.2' }), '0.000157')
    assert.equal(value('square_bar', { a: '123456.789' }), '119646393.188996')
  })

  test('says what is missing and what is wrong', ({ assert }) => {
    assert.deepEqual(barem('round_tube', {}), { ok: false, missing: ['D', 't'], wrong: [] })
    assert.deepEqual(barem('round_tube', { D: ' ', t: '0' }), { ok: false, missing: ['D'], wrong: ['t'] })
    for (const t of ['-1', '0', '0,0', 'abc', '1.2.3', '1e3', '1 000', '0x10', 'NaN', 'Infinity', '1234567890', '１'])
      assert.deepEqual(barem('flat_bar', { w: '50', t }), { ok: false, missing: [], wrong: ['t'] }, t)
    assert.deepEqual(barem('flat_bar', { w: '50', t: '5' }, 'heavy'), { ok: false, missing: [], wrong: ['density'] })
    assert.deepEqual(barem('square_bar', { a: '0.001' }), { ok: false, missing: [], wrong: ['a'] })
  })

  test('knows walls that cannot be', ({ assert }) => {
    const cases: [ShapeName, Record<string, string>, string[]][] = [
      ['round_tube', { D: '20', t: '10.1' }, ['t']],
      ['rectangular_tube', { a: '20', b: '40', t: '10.1' }, ['t']],
      ['rectangular_tube', { a: '40', b: '20', t: '10.1' }, ['t']],
      ['equal_angle', { a: '50', t: '50' }, ['t']],
      ['lipped_channel', { h: '30', b: '50', c: '20', t: '2' }, ['c']],
      ['lipped_channel', { h: '100', b: '50', c: '20', t: '20' }, ['t']],
      ['purlin', { strip: '2', t: '2' }, ['t']],
      ['sheet', { w: '1', t: '2' }, ['t']],
    ]
    for (const [shape, attributes, wrong] of cases)
      assert.deepEqual(
        barem(shape, attributes),
        { ok: false, missing: [], wrong },
        `${shape} ${JSON.stringify(attributes)}`,
      )
  })

  test('reads a comma as a point and ignores other attributes, inherited ones too', ({ assert }) => {
    assert.equal(value('flat_bar', { w: ' 50 ', t: '4,5', colour: 'red' }), '1.76625')
    assert.deepEqual(barem('flat_bar', Object.create({ w: '50', t: '5' }) as Record<string, string>), {
      ok: false,
      missing: ['w', 't'],
      wrong: [],
    })
  })

  test('shapes are plain data, each formula with its own id', ({ assert }) => {
    assert.deepEqual(JSON.parse(JSON.stringify(shapes)), shapes)
    assert.equal(new Set(shapeNames.map((shape) => shapes[shape].formula)).size, shapeNames.length)
  })
})

test.group('weight of a piece', () => {
  test('by mode', ({ assert }) => {
    assert.equal(pieceWeight({ weightMode: 'per_meter', barem: '3.67', length: '6' }), '22.02')
    assert.equal(pieceWeight({ weightMode: 'per_piece', barem: '45', length: '6' }), '45')
    assert.equal(
      pieceWeight({ weightMode: 'geometry', barem: '3.266949', baremBasis: 'metre', length: '6' }),
      '19.6017',
    )
    assert.equal(pieceWeight({ weightMode: 'geometry', barem: '706.5', baremBasis: 'piece', length: '6' }), '706.5')
    assert.isNull(pieceWeight({ weightMode: 'none', barem: '1', baremBasis: 'piece', length: '1' }))
    assert.isNull(pieceWeight({ weightMode: 'coil', barem: '0.222', baremBasis: 'metre', length: '1' }))
  })

  test('is unknown while a figure is missing or no positive number', ({ assert }) => {
    assert.isNull(pieceWeight({ weightMode: 'per_meter', barem: null, length: '6' }))
    assert.isNull(pieceWeight({ weightMode: 'per_meter', barem: '3.67', length: null }))
    assert.isNull(pieceWeight({ weightMode: 'per_meter', barem: '3.67' }))
    assert.isNull(pieceWeight({ weightMode: 'per_meter', barem: '3.67', length: '0' }))
    assert.isNull(pieceWeight({ weightMode: 'per_piece', barem: '-1' }))
    assert.isNull(pieceWeight({ weightMode: 'geometry', barem: '3.67', length: '6' }))
  })

  test('rounds half up at the fourth decimal', ({ assert }) => {
    assert.equal(pieceWeight({ weightMode: 'per_meter', barem: '0.00005', length: '1' }), '0.0001')
    assert.equal(pieceWeight({ weightMode: 'per_piece', barem: '1.00004999' }), '1')
  })
})
