import { test } from '@japa/runner'
import { shapeNames } from '@barem/resources/calc/shapes'
import {
  blocking,
  brokenPairs,
  draftOf,
  fieldOf,
  leftOut,
  placeholders,
  problemsAt,
  usualPatterns,
} from '../src/domains/products/family/family.ts'
import { entriesOf, insertAt } from '../src/domains/products/family/list.ts'

const boxes = {
  shape: 'rectangular_tube',
  sizes: '20x40\n12x12',
  thicknesses: '1,2; 7',
  length: '6',
  codePattern: 'H-{size}x{t}',
  namePattern: 'Hộp {size}x{t}',
} as const

test.group('lists as people type them', () => {
  const lists: [string, string[]][] = [
    ['20x40\n25x50\n', ['20x40', '25x50']],
    ['20x40, 25x50 ;30x60', ['20x40', '25x50', '30x60']],
    ['20x40,25x50', ['20x40', '25x50']],
    ['1,4', ['1,4']],
    ['1,2\n1,4', ['1,2', '1,4']],
    ['1.2,1.4', ['1.2', '1.4']],
    ['20,25,32', ['20', '25', '32']],
    ['48,1, 59,9', ['48,1', '59,9']],
    ['  ', []],
  ]
  for (const [text, entries] of lists)
    test(`${JSON.stringify(text)} is ${entries.length}`, ({ assert }) => assert.deepEqual(entriesOf(text), entries))

  test('a placeholder goes where the cursor is, in place of what is marked', ({ assert }) => {
    assert.deepEqual(insertAt('HV-x', '{size}', 3, 3), { text: 'HV-{size}x', cursor: 9 })
    assert.deepEqual(insertAt('HV-abc', '{t}', 3, 6), { text: 'HV-{t}', cursor: 6 })
  })
})

test.group('a family as it is typed', () => {
  test('what cannot be is left out by name and stops nothing', ({ assert }) => {
    const draft = draftOf(boxes)!
    assert.deepEqual(
      draft.rows.map(({ code }) => code),
      ['H-20x40x1.2', 'H-20x40x7', 'H-12x12x1.2'],
    )
    assert.deepEqual(brokenPairs(draft), [{ name: '12x12 × 7', rule: 'impossible' }])
    assert.deepEqual(leftOut(draft), ['sizes.1/thicknesses.1'])
    assert.deepEqual(blocking(draft), [])
  })

  test('codes that repeat stop it', ({ assert }) => {
    const draft = draftOf({ ...boxes, sizes: '20x40', codePattern: 'H-{size}' })!
    assert.deepEqual(brokenPairs(draft), [{ name: '20x40 × 7', rule: 'distinct' }])
    assert.lengthOf(blocking(draft), 1)
  })

  test('a problem is told at its input, with the entry that has it', ({ assert }) => {
    const draft = draftOf({ ...boxes, sizes: '20x40\n20x\n20', codePattern: 'H-{x}' })!
    assert.deepEqual(problemsAt(draft, 'sizes'), [
      { rule: 'positive', entry: '20x' },
      { rule: 'size', entry: '20' },
    ])
    assert.deepEqual(problemsAt(draft, 'codePattern'), [{ rule: 'placeholder', entry: null }])
    assert.isNull(draftOf({ ...boxes, shape: null }))
  })

  test('the usual patterns of every shape name what it has', ({ assert }) => {
    for (const language of ['vi_VN', 'en_US'] as const)
      for (const shape of shapeNames) {
        const { codePattern, namePattern } = usualPatterns(shape, 'Thép', language)
        for (const [name] of `${codePattern} ${namePattern}`.matchAll(/\{[^}]+\}/g))
          assert.include(placeholders(shape, '6', language), name, shape)
      }
    assert.deepEqual(placeholders('plate', '', 'en_US'), ['{size}', '{W}', '{L}', '{t}'])
    assert.deepEqual(placeholders('rebar', '11.7', 'en_US'), ['{size}', '{length}'])
    assert.deepEqual(placeholders('rebar', '11.7', 'vi_VN'), ['{cỡ}', '{dài}'])
  })

  test('what the server says is wrong is found on the page', ({ assert }) => {
    assert.equal(fieldOf('sizes.2'), 'sizes')
    assert.equal(fieldOf('sizes.2, thicknesses.0'), 'sizes')
    assert.equal(fieldOf('density'), 'materialDensity')
    assert.equal(fieldOf('unitId'), 'unitId')
  })
})
