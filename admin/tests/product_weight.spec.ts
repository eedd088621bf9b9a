import { test } from '@japa/runner'
import { shapeNames, shapes } from '@barem/resources/calc/shapes'
import {
  keptPairs,
  ownPairs,
  repeatedNames,
  withEntry,
  withPairs,
} from '../src/domains/products/form/attributePairs.ts'
import { sections } from '../src/domains/products/shapes/sections.ts'
import {
  carriedOver,
  changeShape,
  densityFactor,
  difference,
  formulaText,
  spelled,
  weightOf,
} from '../src/domains/products/weight.ts'

const pipe = {
  weightMode: 'geometry',
  shape: 'round_tube',
  attributes: { D: '48,1', t: '2' },
  length: '6',
  piecesPerBundle: 61,
} as const

test.group('the weight of a product as it is typed', () => {
  test('a pipe weighs what its dimensions say, by the metre, the piece and the bundle', ({ assert }) => {
    assert.containsSubset(weightOf(pipe), {
      basis: 'metre',
      following: true,
      used: '2.273652',
      perPiece: '13.6419',
      perBundle: '832.1559',
    })
  })

  test('a figure of its own takes the place of the computed one, which is still told', ({ assert }) => {
    const weight = weightOf({ ...pipe, densityWeight: '2.35' })
    assert.containsSubset(weight, { following: false, used: '2.35', perPiece: '14.1' })
    assert.isTrue(weight.computed?.ok)
    assert.equal(difference('2.35', '2.273652'), '3.36')
    assert.equal(difference('2.2', '2.273652'), '-3.24')
  })

  test('the computed figure of a stored row gives way to new dimensions; the same figure otherwise written is no other', ({
    assert,
  }) => {
    assert.containsSubset(
      weightOf({ ...pipe, attributes: { D: '48.1', t: '2.3' }, densityWeight: '2.273652' }, '2.273652'),
      { following: true, used: '2.597684' },
    )
    assert.isTrue(weightOf({ ...pipe, densityWeight: '2.2736520' }).following)
    assert.isFalse(weightOf({ ...pipe, attributes: { D: '48.1', t: '2.3' }, densityWeight: '2.273652' }).following)
  })

  test('what is missing is told, and an emptied input is no dimension', ({ assert }) => {
    const { computed, used, perPiece } = weightOf({ ...pipe, attributes: { D: '48.1', t: undefined } })
    assert.deepEqual(computed, { ok: false, missing: ['t'], wrong: [] })
    assert.isNull(used)
    assert.isNull(perPiece)
    assert.equal(weightOf({ ...pipe, length: '' }).perPiece, null)
  })

  test('goods that are counted or only weighed have no figures', ({ assert }) => {
    for (const weightMode of ['none', 'coil'] as const)
      assert.containsSubset(weightOf({ ...pipe, weightMode, densityWeight: '5' }), {
        basis: null,
        used: null,
        perPiece: null,
      })
    assert.equal(weightOf({ weightMode: 'per_piece', densityWeight: '23.69' }).perPiece, '23.69')
    assert.equal(weightOf({ weightMode: 'per_meter', densityWeight: '1.58', length: '11.7' }).perPiece, '18.486')
  })

  test('a change of mode starts with the figure of the same thing, and never with one of another', ({ assert }) => {
    assert.equal(carriedOver('per_meter', pipe), '2.273652')
    assert.equal(carriedOver('per_piece', pipe), '13.6419')
    assert.isNull(carriedOver('geometry', { weightMode: 'per_meter', densityWeight: '1.58', length: '6' }))
    assert.isNull(carriedOver('per_meter', { weightMode: 'per_piece', densityWeight: '23.69' }))
  })
})

test.group('shapes', () => {
  test('dimensions of the former shape are put aside and come back; the rest stays', ({ assert }) => {
    const first = changeShape({ D: '48.1', t: '2', Màu: 'đen' }, 'round_tube', 'rectangular_tube', {})
    assert.deepEqual(first, { attributes: { t: '2', Màu: 'đen' }, aside: { D: '48.1' } })
    const back = changeShape({ ...first.attributes, a: '40', b: '80' }, 'rectangular_tube', 'round_tube', first.aside)
    assert.deepEqual(back.attributes, { t: '2', Màu: 'đen', D: '48.1' })
    assert.deepEqual(back.aside, { D: '48.1', a: '40', b: '80' })
  })

  test('every dimension of every shape is drawn, and nothing else', ({ assert }) => {
    for (const shape of shapeNames)
      assert.sameMembers(
        [...new Set(sections[shape].dimensions.map(({ symbol }) => symbol as string))],
        shapes[shape].dimensions.map(({ symbol }) => symbol as string),
        shape,
      )
  })

  test('formulas are told with their symbols, and with numbers in their place', ({ assert }) => {
    const numbers: Record<string, string> = { D: '48.1', t: '2', strip: '182' }
    assert.equal(formulaText('round_tube/1'), '(D − t) · t · 0.02466')
    assert.equal(
      spelled(formulaText('round_tube/1'), (symbol) => numbers[symbol]),
      '(48.1 − 2) · 2 · 0.02466',
    )
    assert.equal(
      spelled(formulaText('purlin/1'), (symbol) => numbers[symbol]),
      '182 / 1000 · 7.85 · 2',
    )
    assert.equal(
      spelled(formulaText('round_bar/1'), (symbol) => numbers[symbol]),
      '48.1² · 0.00617',
    )
    assert.equal(
      spelled(formulaText('rebar/1'), (symbol) => numbers[symbol]),
      'TCVN 1651-2:2018',
    )
    assert.equal(formulaText('lost/9'), 'lost/9')
  })

  test('another density than that of steel is told', ({ assert }) => {
    assert.equal(densityFactor('7930'), '7930 / 7850')
    assert.isNull(densityFactor('7850.00'))
    assert.isNull(densityFactor(null))
  })
})

test.group('names and values', () => {
  const reserved = new Set(['D', 't', 'Màu'])

  test('dimensions and what the template asks for are no pairs of their own', ({ assert }) => {
    assert.deepEqual(ownPairs({ D: '48.1', Màu: 'đen', Lô: '7', t: undefined }, reserved), [['Lô', '7']])
  })

  test('an own pair never takes the place of a dimension, however its name is typed', ({ assert }) => {
    const typed = [
      ['Lô', '7'],
      ['D', 'x'],
      ['', ''],
      ['Dài', ''],
    ] as [string, string][]
    assert.deepEqual(keptPairs(typed, reserved), { Lô: '7', Dài: '' })
    assert.deepEqual(withPairs({ D: '48.1', Cũ: '1' }, typed, reserved), { D: '48.1', Lô: '7', Dài: '' })
    assert.sameMembers([...repeatedNames([...typed, ['Lô', '8']], reserved)], ['D', 'Lô'])
  })

  test('an emptied entry is gone', ({ assert }) => {
    assert.deepEqual(withEntry({ D: '48.1', Màu: 'đen' }, 'Màu', ''), { D: '48.1' })
  })
})
