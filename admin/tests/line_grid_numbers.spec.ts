import { test } from '@japa/runner'
import { readIn } from '../src/lines/model/reading.ts'
import { emptyLine, leaveText } from '../src/lines/model/changes.ts'
import type { GoodsLine as Line } from '../src/domains/goods/line.ts'
import { planPaste } from '../src/lines/model/paste.ts'
import { faultsOf } from '../src/lines/model/problems.ts'
import { doubtsOf } from '../src/lines/model/reading.ts'
import {
  barem,
  chosen,
  column,
  contractColumns,
  d16,
  nail,
  orderColumns,
  orders,
  pastedInto,
  sold,
  typed,
  written,
} from './line_grid_goods.ts'

const faults = (line: Line) => Object.fromEntries(faultsOf(orders, [line], false))[line.key] ?? {}

test.group('numbers of a line', () => {
  test('quantities of whole bars have no decimals: 1.000 is a thousand, and 1.5 is marked at once', ({ assert }) => {
    for (const [text, quantity] of [
      ['1.000', '1000'],
      ['1,000', '1000'],
      ['12.500', '12500'],
      ['50', '50'],
    ] as const)
      assert.equal(typed(sold(d16), 'quantity', text).quantity, quantity, text)
    const broken = typed(sold(d16, { quantity: '7' }), 'quantity', '1.5')
    assert.deepEqual(faults(broken), { quantity: 'whole' })
    assert.equal(broken.unread?.quantity, '1.5')
    assert.deepEqual(faults(typed(broken, 'quantity', '2')), {})
    assert.deepEqual(faults(typed(sold(d16), 'quantity', 'mười')), { quantity: 'unread' })
    const below = typed(sold(d16, { quantity: '7' }), 'quantity', '-3')
    assert.deepEqual([below.quantity, faults(below)], [null, { quantity: 'negative' }])
    assert.deepEqual(faults(typed(sold(d16), 'quantity', '0')), {}, 'the beginning of 0.5')
  })

  test('goods that come after their quantity decide how it is read', ({ assert }) => {
    const waiting = typed(leaveText(emptyLine(barem), 'd16', barem, 'first'), 'quantity', '1.000')
    assert.deepEqual([waiting.quantity, doubtsOf(waiting).length], ['1', 1])
    const whole = chosen(waiting, d16, barem)
    assert.deepEqual([whole.quantity, doubtsOf(whole)], ['1000', []])
    const parts = chosen(waiting, nail, barem)
    assert.deepEqual(doubtsOf(parts), [['quantity', { typed: '1.000', value: '1', other: '1000' }]])
    const broken = chosen(typed(leaveText(emptyLine(barem), 'd16', barem, 'first'), 'quantity', '1.5'), d16, barem)
    assert.deepEqual(faults(broken), { quantity: 'whole' })
    assert.isNull(broken.quantity, 'what is marked wrong counts for nothing')
    assert.equal(chosen(broken, nail, barem).quantity, '1.5')
  })

  test('goods sold in parts show how they are read what may be read both ways, until something else is written', ({
    assert,
  }) => {
    const line = typed(sold(nail), 'quantity', '1.250')
    assert.deepEqual(doubtsOf(line), [['quantity', { typed: '1.250', value: '1.25', other: '1250' }]])
    const other = written(line, 'quantity', '1250', barem)
    assert.deepEqual(doubtsOf(other), [['quantity', { typed: '1.250', value: '1250', other: '1.25' }]])
    assert.deepEqual(doubtsOf(written(line, 'quantity', '3', barem)), [])
    assert.deepEqual(doubtsOf(typed(line, 'quantity', '12,5')), [])
  })

  test('weights are kept to two decimals, so that 4.120 kg is four tonnes, and finer ones are not read', ({
    assert,
  }) => {
    const weighed = typed(sold(d16), 'actualWeight', '4.120')
    assert.deepEqual([weighed.actualWeight, weighed.weightSource], ['4120', 'manual'])
    assert.equal(typed(sold(d16), 'actualWeight', '893,5').actualWeight, '893.5')
    assert.deepEqual(faults(typed(sold(d16), 'actualWeight', '893.5055')), { actualWeight: 'tooFine' })
    assert.deepEqual(faults(typed(sold(d16), 'actualWeight', '893,5055')), { actualWeight: 'tooFine' })
  })

  test('a length is that of a bar: 11.700 m is no length of eleven kilometres', ({ assert }) => {
    assert.deepEqual(readIn(sold({ ...d16, allowCut: true }), column('length'), '11.700'), {
      value: '11.7',
      unread: null,
      doubt: null,
    })
  })

  test('a weight of 0 is refused where the scale decides the price, and nowhere else', ({ assert }) => {
    const byScale = written(sold(d16), 'priceType', 'actual_kg', barem)
    assert.deepEqual(faults(typed(byScale, 'actualWeight', '0')), { actualWeight: 'weighed' })
    assert.deepEqual(faults(typed(sold(d16), 'actualWeight', '0')), {})
    assert.deepEqual(faults(byScale), {})
  })

  test('a pasted table that does not tell how it parts decimals leaves its doubts to be seen', ({ assert }) => {
    const headings = { productId: 'Sản phẩm', quantity: 'Số lượng' }
    const pasted = (text: string) =>
      pastedInto(
        [],
        planPaste(text, { spec: orders, headings, from: { row: 0, column: 0 }, max: 9 }),
        barem,
        (words) => (words === 'nail' ? nail : d16),
        () => [],
      ).lines
    const [bars, nails] = pasted('d16\t1.000\nnail\t1.250')
    assert.deepEqual([bars!.quantity, doubtsOf(bars!)], ['1000', []])
    assert.lengthOf(doubtsOf(nails!), 1)
    assert.deepEqual(
      pasted('d16\t1.000\nnail\t1.250\nnail\t12,5').map((line) => [line.quantity, doubtsOf(line).length]),
      [
        ['1000', 0],
        ['1250', 0],
        ['12.5', 0],
      ],
    )
  })

  test('columns show and take as many digits as their fields have', ({ assert }) => {
    const digits = (columns: typeof orderColumns) =>
      Object.fromEntries(
        columns.filter(({ kind }) => kind === 'number').map(({ name, scale, reads }) => [name, [scale, reads.scale]]),
      )
    assert.deepEqual(digits(orderColumns), {
      quantity: [3, 3],
      length: [4, 4],
      actualWeight: [2, 2],
      unitPrice: [2, 2],
    })
    assert.deepEqual(digits(contractColumns), { quantity: [3, 3], unitPrice: [2, 2] })
  })
})
