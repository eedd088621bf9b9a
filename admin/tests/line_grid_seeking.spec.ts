import { test } from '@japa/runner'
import { countedWords } from '../src/lines/model/counted.ts'
import { emptyLine, leaveText } from '../src/lines/model/changes.ts'
import type { GoodsLine } from '../src/domains/goods/line.ts'
import type { Goods, Line } from '../src/lines/model/line.ts'
import { faultsOf } from '../src/lines/model/problems.ts'
import { meant, settle } from '../src/lines/model/seeking.ts'
import { barem, d16, nail, orders, sold, typed } from './line_grid_goods.ts'

const whole = { ...d16, whole: true }
const begun = { ...nail, whole: false }
const sought = (seeking: Line['seeking'] = 'first') => leaveText(emptyLine(barem), 'd16', barem, seeking)
const only = (found: Goods[]) => settle(sought('only'), 'd16', found, barem) as GoodsLine
const fault = (line: Line, unanswered: string[] = [], tried = false) =>
  faultsOf(orders, [line], tried, new Set(unanswered)).get(line.key)?.productId

test.group('words that a line has for its product', () => {
  test('take the first that is found, and say how many others fit', ({ assert }) => {
    assert.containsSubset(settle(sought(), 'd16', [whole], barem), { productId: 'd16', priceType: 'barem_kg' })
    assert.isUndefined(settle(sought(), 'd16', [whole], barem).guess)
    const other = { ...whole, id: 'other', code: 'TV-D16-2' }
    assert.deepEqual(settle(sought(), 'd16', [whole, other, begun], barem).guess, { text: 'd16', others: 1 })
    assert.isUndefined(settle(sought(), 'd16', [whole, begun], barem).guess, 'what only begins so is not meant')
    assert.deepEqual(settle(sought(), 'd16', [begun, { ...begun, id: 'b' }], barem).guess, { text: 'd16', others: 1 })
  })

  test('that were left without Enter take one that must be meant, or wait for a choice', ({ assert }) => {
    assert.equal(only([whole, begun]).productId, 'd16')
    const several = only([whole, { ...whole, id: 'other' }])
    assert.containsSubset(several, { productId: null, text: 'd16', several: true })
    assert.equal(fault(several), 'severalGoods')
    assert.isNull(only([begun]).productId)
  })

  test('stay where nothing is found, and are told at once; while they are looked for only if nobody answers', ({
    assert,
  }) => {
    const line = sought()
    assert.isUndefined(fault(line))
    assert.equal(fault(line, [line.key]), 'unsought')
    assert.equal(fault(line, [], true), 'unsought')
    const none = settle(line, 'd16', [], barem)
    assert.containsSubset(none, { text: 'd16', productId: null })
    assert.equal(fault(none), 'unknownGoods')
  })

  test('of another time change nothing', ({ assert }) => {
    const line = sought()
    assert.equal(settle(line, 'i200', [whole], barem), line)
    const chosen = sold(nail)
    assert.equal(settle(chosen, 'd16', [whole], barem), chosen)
  })

  test('keep what was written beside them', ({ assert }) => {
    const written = [
      ['quantity', '7'],
      ['actualWeight', '120'],
      ['priceType', 'Kg thực tế'],
      ['unitPrice', '15000'],
    ].reduce((line, [field, text]) => typed(line, field!, text!), { ...sought(), priceType: 'actual_kg' } as Line)
    assert.containsSubset(settle(written, 'd16', [whole], barem), {
      productId: 'd16',
      quantity: '7',
      actualWeight: '120',
      priceType: 'actual_kg',
      unitPrice: '15000',
      priced: true,
    })
    assert.propertyVal(
      settle(written, 'd16', [{ ...nail, whole: true }], barem),
      'actualWeight',
      null,
      'nails have no weight',
    )
    const unread = typed(sought(), 'quantity', 'năm')
    assert.deepEqual(settle(unread, 'd16', [whole], barem).unread, { quantity: 'năm' })
  })

  test('in the place of a product keep the quantity alone, unless the same product is found', ({ assert }) => {
    const line = typed(typed(sold(d16), 'quantity', '7'), 'unitPrice', '15000')
    const left = leaveText(line, 'd16', barem, 'first')
    assert.containsSubset(left, { key: line.key, productId: null, quantity: '7', unitPrice: null })
    assert.containsSubset(settle(left, 'd16', [whole], barem), { productId: 'd16', unitPrice: '15000' })
    assert.containsSubset(settle(left, 'd16', [{ ...nail, whole: true }], barem), {
      productId: 'nail',
      unitPrice: '19500',
      quantity: '7',
    })
  })
})

test.group('the product that words mean', () => {
  test('is that of just this code or name, or the only one that holds them whole', ({ assert }) => {
    assert.equal(meant('tv-d16', [nail, d16])?.id, 'd16')
    assert.equal(meant('Đinh 5cm', [d16, nail])?.id, 'nail')
    assert.equal(meant('d16', [whole, begun])?.id, 'd16')
    assert.isNull(meant('d1', [begun]))
    assert.isNull(meant('thep', [whole, { ...whole, id: 'other' }]))
  })
})

test.group('a quantity before the words for a product', () => {
  test('is read before a letter, and not in a size', ({ assert }) => {
    assert.deepEqual(countedWords(' 20*d16 '), { count: '20', words: 'd16' })
    assert.deepEqual(countedWords('1.000 * ống 21*1.4'), { count: '1.000', words: 'ống 21*1.4' })
    for (const size of ['40*80*1.4', '20*', 'd16', 'h*20', '*d16'])
      assert.deepEqual(countedWords(size), { count: null, words: size })
  })
})
