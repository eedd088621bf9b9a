import { test } from '@japa/runner'
import { composed, isStacked } from '#app/language/composed'

/** Three marks in an order that composing has to change. */
const MARKS = '\u0323\u0302\u0301'

test.group('composing text', () => {
  test('joins letters and their marks', ({ assert }) => {
    assert.equal(composed('The\u0302\u0301p'), 'Thếp')
    assert.equal(composed('e' + MARKS), 'ệ\u0301')
  })

  test('takes as many marks on a letter as any language has', ({ assert }) => {
    assert.isFalse(isStacked(`e${MARKS.repeat(10)}`))
    assert.isTrue(isStacked(`e${MARKS.repeat(10)}\u0301`))
  })

  test('does not put half a million marks in order', ({ assert }) => {
    const text = MARKS.repeat(170_000)
    assert.equal(composed(text), text)
  })
})
