import { test } from '@japa/runner'
import { emptyLine, moveLine } from '../src/lines/model/changes.ts'
import type { GoodsLine } from '../src/domains/goods/line.ts'
import { pricesOf, switchType } from '../src/domains/goods/prices.ts'
import { purchaseFigures } from '../src/domains/purchasing/entry.ts'
import { saleFigures } from '../src/domains/sales/entry.ts'
import { amend, begin, record, redo, undo } from '../src/lines/model/history.ts'
import type { Line } from '../src/lines/model/line.ts'
import { moved, type Shape } from '../src/lines/model/navigation.ts'
import {
  adopted,
  barem,
  buys,
  chosen,
  coil,
  copied,
  d16,
  nail,
  orderColumns,
  sold,
  suggested,
  typed,
  written,
} from './line_grid_goods.ts'

test.group('a line whose product is chosen', () => {
  test('is priced in the price type of the document, at the same amount as the product says', ({ assert }) => {
    const line = sold(d16, { quantity: '50' })
    assert.equal(line.priceType, 'barem_kg')
    assert.equal(line.unitPrice, '15500')
    assert.equal(line.salePrice, '15500')
    assert.equal(saleFigures(line).theoreticalWeight, '924.3')
    assert.equal(saleFigures(line).amount, '14326650')
  })

  test('has its list price on the step of the company before anybody has suggested one, and after a switch', ({
    assert,
  }) => {
    const beam = { ...d16, sellingPrice: '4319600', densityWeight: '21.3', length: '12' }
    const header = { ...barem, step: '10' } as const
    const line = chosen(emptyLine(barem), beam, header)
    assert.deepEqual([line.unitPrice, line.salePrice], ['16900', '16900'])
    assert.equal(chosen(emptyLine(barem), beam, barem).unitPrice, '16899.84')
    assert.equal(
      chosen(emptyLine(barem), beam, { ...header, values: { calculationMethod: 'piece' } }).unitPrice,
      '4319600',
      'its own type',
    )
    const byPiece = switchType(line, 'piece', header)
    assert.equal(byPiece.unitPrice, '4319600')
    assert.equal(suggested(byPiece, '4320000', header).unitPrice, '4320000', 'nobody has written a price yet')
    const decided = switchType(written(line, 'unitPrice', '16900', header), 'piece', header)
    assert.equal(suggested(decided, '4320000', header).unitPrice, '4319640', 'somebody has')
  })

  test('takes the only price type that its goods have', ({ assert }) => {
    assert.equal(sold(nail).priceType, 'piece')
    assert.equal(sold(coil).priceType, 'actual_kg')
  })

  test('keeps its quantity and its id when the product is changed for another, and nothing of its old weights', ({
    assert,
  }) => {
    const line = chosen(
      { ...sold(d16, { id: 'stored', quantity: '5', actualWeight: '90', weightSource: 'weighed' }) },
      nail,
      barem,
    )
    assert.deepInclude(line, {
      id: 'stored',
      quantity: '5',
      productId: 'nail',
      actualWeight: null,
      weightSource: 'estimated',
      unitPrice: '19500',
    })
  })

  test('has a cost in its own price type for those who may see it, and none for others', ({ assert }) => {
    assert.equal(sold(d16).importPrice, '14620.25')
    const { costPrice: _hidden, ...others } = d16
    assert.isUndefined(sold(others).importPrice)
  })
})

test.group('prices that mean the same', () => {
  test('are shown for all three price types', ({ assert }) => {
    assert.deepEqual(pricesOf(sold(d16, { quantity: '50' })), {
      piece: '286533',
      actual_kg: '15500',
      barem_kg: '15500',
    })
  })

  test('follow what was weighed', ({ assert }) => {
    const line = typed(sold(d16, { quantity: '50' }), 'actualWeight', '893.5')
    assert.equal(line.weightSource, 'manual')
    assert.equal(pricesOf(line).actual_kg, '16034.3')
    assert.equal(saleFigures(line).errorMargin?.percent, '-3.33')
  })

  test('can be written in any of them, and the line keeps its own price type', ({ assert }) => {
    const line = written(sold(d16, { quantity: '50' }), 'price:piece', '290000', barem)
    assert.equal(line.priceType, 'barem_kg')
    assert.equal(line.unitPrice, '15687.55')
    assert.equal(pricesOf(line).piece, '290000')
  })

  test('keep the amount when the price type is switched', ({ assert }) => {
    const line = typed(
      sold(d16, { quantity: '50', actualWeight: '893.5', weightSource: 'weighed' }),
      'unitPrice',
      '15500',
    )
    const amount = Number(saleFigures(line).amount)
    for (const type of ['piece', 'actual_kg', 'barem_kg'] as const)
      assert.closeTo(Number(saleFigures(switchType(line, type, barem)).amount), amount, 5, type)
  })

  test('come back exactly after any number of switches: conversions start from what was written', ({ assert }) => {
    const line = typed(sold(d16, { quantity: '7' }), 'unitPrice', '15533.33')
    const around = (['piece', 'actual_kg', 'piece', 'barem_kg'] as const).reduce(
      (one, type) => switchType(one, type, barem),
      line,
    )
    assert.equal(around.unitPrice, '15533.33')
  })

  test('are not switched to one that the goods do not have', ({ assert }) => {
    const line = sold(nail)
    assert.strictEqual(switchType(line, 'barem_kg', barem), line)
  })

  test('take the price before discount along until there is a discount, and never go above it', ({ assert }) => {
    const line = typed(sold(d16), 'unitPrice', '15000')
    assert.equal(line.salePrice, '15000')
    const discounted = typed(written(line, 'salePrice', '15500', barem), 'unitPrice', '15200')
    assert.deepInclude(discounted, { salePrice: '15500', unitPrice: '15200' })
    assert.equal(typed(discounted, 'unitPrice', '16000').salePrice, '16000')
  })

  test('a suggestion takes the place of the product’s price, not of what a person has decided', ({ assert }) => {
    assert.equal(suggested(sold(d16), '15700', barem).unitPrice, '15700')
    assert.equal(suggested(typed(sold(d16), 'unitPrice', '15100'), '15700', barem).unitPrice, '15100')
    assert.equal(suggested(switchType(sold(d16), 'piece', barem), '290000', barem).unitPrice, '290000')
    const [stored] = adopted([{ id: 's', productId: 'd16', priceType: 'barem_kg', unitPrice: '15000' }], [])
    assert.equal(suggested(stored!, '15700', barem).unitPrice, '15000')
  })
})

test.group('a weight that is written', () => {
  test('is told to be typed by hand, and is an estimate again once it is cleared', ({ assert }) => {
    const line = typed(sold(d16, { quantity: '50' }), 'actualWeight', '893,5')
    assert.deepInclude(line, { actualWeight: '893.5', weightSource: 'manual' })
    const cleared = typed(line, 'actualWeight', '')
    assert.deepInclude(cleared, { actualWeight: null, weightSource: 'estimated' })
    assert.equal(saleFigures(cleared).actualWeight, '924.3')
  })
})

test.group('goods that are bought', () => {
  const bought = (more: Partial<GoodsLine>) => ({ ...chosen(emptyLine(buys), d16, buys), ...more })

  test('by the piece weigh what their barem says', ({ assert }) => {
    assert.deepInclude(purchaseFigures(bought({ quantity: '100', priceType: 'barem_kg', unitPrice: '15000' })), {
      pieces: '100',
      theoreticalWeight: '1848.6',
      amount: '27729000',
    })
  })

  test('by the tonne are kg, with no price for a piece', ({ assert }) => {
    const line = written(
      written(bought({ quantity: '2.5', priceType: 'piece', unitPrice: '270270' }), 'quantityUnit', 'tonne', buys),
      'unitPrice',
      '14500',
      buys,
    )
    assert.notEqual(line.priceType, 'piece')
    assert.deepInclude(purchaseFigures(line), { pieces: null, theoreticalWeight: '2500', amount: '36250000' })
    const pieces = written(line, 'quantityUnit', 'piece', buys)
    assert.isNull(pieces.quantity, 'two bars and a half are not for sale')
    assert.equal(written(pieces, 'quantityUnit', 'tonne', buys).quantity, '2.5')
  })

  test('are counted by the piece until somebody says otherwise', ({ assert }) => {
    assert.equal(chosen(emptyLine(buys), d16, buys).quantityUnit, 'piece')
    assert.notProperty(sold(d16), 'quantityUnit')
  })

  test('without a quantity have no amount', ({ assert }) => {
    assert.deepInclude(purchaseFigures(bought({ quantity: null })), { theoreticalWeight: null, amount: null })
  })
})

test.group('undo', () => {
  test('takes back what was typed in one cell as one step, and does it again', ({ assert }) => {
    let history = begin('')
    for (const text of ['1', '15', '150']) history = record(history, text, 'price')
    history = record(history, '150 and a note', 'note')
    history = undo(history)!
    assert.equal(history.present, '150')
    history = undo(history)!
    assert.equal(history.present, '')
    assert.isNull(undo(history))
    history = redo(redo(history)!)!
    assert.equal(history.present, '150 and a note')
    assert.isNull(redo(history))
  })

  test('forgets what was taken back once something else is done', ({ assert }) => {
    const history = record(undo(record(begin('a'), 'b'))!, 'c')
    assert.isNull(redo(history))
    assert.equal(undo(history)!.present, 'a')
  })

  test('never stops at what nobody did, such as a suggestion that arrived', ({ assert }) => {
    const history = amend(record(begin('a'), 'b'), 'b with a price')
    assert.equal(undo(history)!.present, 'a')
  })
})

test.group('moving in the grid', () => {
  const shape = (closed: string[] = []): Shape => ({
    columns: orderColumns,
    rows: 2,
    open: true,
    writable: ({ column: place }) => !closed.includes(orderColumns[place]!.name),
  })
  const at = (name: string) => orderColumns.findIndex((one) => one.name === name)
  const name = (place: number) => orderColumns[place]!.name

  test('Enter goes through what can be written in, and leaves out the rest', ({ assert }) => {
    const path: string[] = []
    let place = { row: 0, column: 0 }
    while (place.row === 0) {
      place = moved(shape(['length']), place, 'on')
      path.push(`${place.row}:${name(place.column)}`)
    }
    assert.deepEqual(path, ['0:quantity', '0:actualWeight', '0:priceType', '0:unitPrice', '1:productId'])
  })

  test('Enter after the last cell goes on to the product of the line to be added', ({ assert }) => {
    assert.deepEqual(moved(shape(), { row: 1, column: at('unitPrice') }, 'on'), { row: 2, column: 0 })
  })

  test('Enter stays where no line can be added', ({ assert }) => {
    const full = { ...shape(), open: false }
    assert.deepEqual(moved(full, { row: 1, column: at('unitPrice') }, 'on'), { row: 1, column: at('unitPrice') })
  })

  test('arrows stop at the edges, and the line to be added has but one cell', ({ assert }) => {
    assert.deepEqual(moved(shape(), { row: 0, column: 0 }, 'up'), { row: 0, column: 0 })
    assert.deepEqual(moved(shape(), { row: 0, column: 0 }, 'left'), { row: 0, column: 0 })
    assert.deepEqual(moved(shape(), { row: 1, column: 4 }, 'down'), { row: 2, column: 0 })
    assert.deepEqual(moved(shape(), { row: 0, column: 3 }, 'end'), { row: 0, column: orderColumns.length - 1 })
  })
})

test.group('lines as a whole', () => {
  test('move up and down, and stay at the ends', ({ assert }) => {
    const lines = [sold(d16), sold(nail), sold(coil)]
    const ids = (moved: Line[]) => (moved as GoodsLine[]).map(({ productId }) => productId)
    assert.deepEqual(ids(moveLine(lines, 0, 1)), ['nail', 'd16', 'coil'])
    assert.deepEqual(ids(moveLine(lines, 2, 1)), ['d16', 'nail', 'coil'])
  })

  test('a price that is copied from above is converted into the price type of its own line', ({ assert }) => {
    const above = typed(sold(d16), 'unitPrice', '15500')
    const below = switchType(sold({ ...d16, id: 'd18' }), 'piece', barem)
    assert.equal(copied(above, below, 'unitPrice').unitPrice, '286533')
    assert.strictEqual(copied(above, below, 'productId'), below)
  })

  test('stored lines take what they froze of their product, whatever it is today', ({ assert }) => {
    const stored = {
      id: 'l1',
      productId: 'd16',
      product: { id: 'd16', code: 'TV-D16', name: 'Tên mới' },
      productName: 'Tên lúc bán',
      weightMode: 'per_meter',
      barem: '1.5',
      baremBasis: 'metre',
      length: '11.7',
    }
    const value = [{ id: 'l1', productId: 'd16', quantity: '10', priceType: 'barem_kg', unitPrice: '15000' }]
    const [line] = adopted(value, [stored])
    assert.equal(line!.goods!.name, 'Tên lúc bán')
    assert.equal(saleFigures(line!).theoreticalWeight, '175.5')
    assert.strictEqual(adopted(value, [stored])[0], line)
  })
})
