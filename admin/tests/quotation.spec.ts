import { test } from '@japa/runner'
import type { OrderLine } from '../src/domains/sales/papers/printed.ts'
import { dependsOnScale, holdsUntil, quotationColumns } from '../src/domains/sales/papers/quotation.ts'
import { sampleOrder } from './print_samples.ts'
import { asked, t } from './print_words.ts'

const keys = (columns: readonly { key: string }[]) => columns.map(({ key }) => key)

test.group('a quotation', () => {
  test('says of goods what they weigh and cost, and nothing of scales, debts and costs', ({ assert }) => {
    const order = sampleOrder(2)
    const columns = quotationColumns(order, asked('quotation'), t)
    assert.deepEqual(keys(columns), [
      'no',
      'name',
      'unit',
      'quantity',
      'pieceWeight',
      'totalWeight',
      'priceType',
      'unitPrice',
      'amount',
    ])
    assert.deepEqual(
      columns.map(({ of }) => of(order.lines[0]!, 0)),
      ['1', 'Thép cây D16 CB300-V Hòa Phát', 'Cây', '10', '18.486', '184.86', 'Kg barem', '15,500', '2,865,330'],
    )
    const cells = (more: object) => [4, 5].map((place) => columns[place]!.of({ ...order.lines[0]!, ...more }, 0))
    for (const theoreticalWeight of [null, '0.000']) assert.deepEqual(cells({ theoreticalWeight }), ['–', '–'])
    assert.deepEqual(cells({ priceType: 'actual_kg' }), ['17.87', '178.7'], 'the kg that are priced')
    assert.deepEqual(
      cells({ barem: '0.617', theoreticalWeight: '72.19' }),
      ['7.2189', '72.19'],
      'multiplies out by hand',
    )
    const byScale = { priceType: 'actual_kg', weightSource: 'estimated', actualWeight: '184.86' }
    assert.deepEqual(cells(byScale), ['18.486', '≈\u00a0184.86'], 'nobody has weighed it')
    assert.deepEqual(keys(quotationColumns(order, asked('quotation', { columns: ['barem'] }), t)).slice(4, 6), [
      'length',
      'barem',
    ])
  })

  test('sums up no weights while one is not known', ({ assert }) => {
    const order = sampleOrder(2)
    const coil = { weightMode: 'coil', priceType: 'actual_kg', theoreticalWeight: '0', actualWeight: null } as const
    const sumOf = (more: object) =>
      quotationColumns(
        { lines: [order.lines[0]!, { ...order.lines[0]!, ...coil, ...more }] },
        asked('quotation'),
        t,
      )[5]!.total
    assert.equal(sumOf({ weightSource: 'weighed', actualWeight: '1000' }), '1,184.86')
    assert.equal(sumOf({ weightSource: 'estimated' }), '–')
  })

  test('holds until the day that the order says, else for as long as the company has it', ({ assert }) => {
    const order = { orderDate: '2026-02-25', quotedUntil: null }
    assert.deepEqual(
      [0, 7, undefined].map((days) => holdsUntil(order, days)),
      ['2026-02-25', '2026-03-04', null],
    )
    assert.equal(holdsUntil({ ...order, quotedUntil: '2026-02-27' }, 7), '2026-02-27')
  })

  test('says so when the scale has the last word on its amounts', ({ assert }) => {
    const [weighed, estimated, byPiece] = sampleOrder(3).lines as [OrderLine, OrderLine, OrderLine]
    assert.isTrue(dependsOnScale([weighed, estimated]))
    assert.isFalse(dependsOnScale([{ ...estimated, weightSource: 'weighed' }, byPiece]))
  })
})
