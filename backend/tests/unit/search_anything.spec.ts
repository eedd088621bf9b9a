import { test } from '@japa/runner'
import { steelBeginnings, steelPatterns } from '@barem/resources/search'
import { steelProducts } from '#database/demo/steel_products'
import { codes, matching, texts } from './searching.ts'

const families = (q: string) => [...new Set(matching(q).map(({ family }) => family))].join(' ')

test.group('anything may be typed', () => {
  test('every code finds its product', ({ assert }) => {
    for (const { code } of texts)
      assert.include(
        matching(code).map((found) => found.code),
        code,
      )
  })

  test('every name finds its product', ({ assert }) => {
    for (const { code, name } of steelProducts)
      assert.include(
        matching(name).map((found) => found.code),
        code,
        name,
      )
  })

  test('nothing typed asks for nothing', ({ assert }) => {
    for (const q of ['', '   ', '\t\n', '\0', ' \u00a0 ']) {
      assert.deepEqual(steelPatterns(q), [])
      assert.deepEqual(steelBeginnings(q), [])
    }
  })

  test('signs are signs', ({ assert }) => {
    for (const q of [
      '%',
      '_',
      '.*',
      '***:',
      '(?i)',
      '[a-z]',
      'a{2}',
      '^',
      '$',
      '\\',
      '\\d',
      '|',
      'a|b',
      '(',
      ')',
      '[',
      '(((',
      "';--",
      '\\m',
      '(?<=a)',
    ]) {
      assert.doesNotThrow(() => matching(q), q)
      assert.notEqual(matching(q).length, texts.length, q)
    }
    assert.equal(codes('.*'), '')
    assert.equal(codes('a|b'), '')
    assert.equal(families('('), 'channel i_beam h_beam')
  })

  test('at most 200 characters and ten words count', ({ assert }) => {
    assert.lengthOf(steelPatterns('thep '.repeat(500)), 10)
    assert.deepEqual(steelPatterns(`thep${' '.repeat(300)}posco`), steelPatterns('thep'))
    assert.isBelow(steelPatterns('9'.repeat(5000)).join('').length, 1000)
    assert.isAtMost(steelPatterns('1x2x3 '.repeat(40)).length, 10)
    assert.isAtMost(steelBeginnings('10x1500x6000 '.repeat(40)).length, 10)
  })

  test('text of any script and broken letters pass', ({ assert }) => {
    for (const q of [
      '钢',
      '🔩',
      '\ud800',
      'é\u0301\u0301',
      'ﬁ',
      'İ',
      '１２',
      'Ⅷ',
      'ß',
      '\u200b',
      'x',
      '*',
      'x20',
      '20x',
      'xxxx',
      '1x',
      'd',
      'phi',
      'ly',
      '20ly20',
      '1.2.3',
      '1,2,3',
      '....5',
      '-5',
    ])
      assert.doesNotThrow(() => [matching(q), steelBeginnings(q)], q)
  })

  test('hostile texts are matched in no time', ({ assert }) => {
    const long = [
      '1x'.repeat(5000),
      '9'.repeat(10000),
      ' x'.repeat(5000),
      '20 x 20 '.repeat(2000),
      'o '.repeat(5000),
      '1.0'.repeat(4000),
      'd '.repeat(5000),
    ]
    const started = performance.now()
    for (const q of [
      '40x80x1.2',
      '40x80x1',
      'hộp 4x8x1',
      'd1',
      'v5x5li',
      '3ly',
      'phi 60x2.3',
      '10x1500x6000',
      'hộp 4x8',
      'u120x52',
      'ống 60 1',
      'sắt',
      '1.0ly',
      'x'.repeat(200),
      '1x'.repeat(100),
      '((((((('.repeat(20),
    ]) {
      const expressions = [...steelPatterns(q), ...steelBeginnings(q)].map((pattern) => new RegExp(pattern))
      for (const text of long) for (const expression of expressions) expression.test(text)
    }
    assert.isBelow(performance.now() - started, 2000)
  })
})
