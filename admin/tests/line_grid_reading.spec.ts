import { test } from '@japa/runner'
import { readChoice } from '../src/lines/model/cells.ts'
import type { Goods, GoodsLine as Line } from '../src/domains/goods/line.ts'
import { markOf, readNumber } from '@barem/resources/read-number'
import { isTable, planPaste, readTable } from '../src/lines/model/paste.ts'
import { meant } from '../src/lines/model/seeking.ts'
import { faultsOf } from '../src/lines/model/problems.ts'
import { differencesOf } from '../src/lines/seen.ts'
import { barem, coil, contracts, d16, nail, orderColumns, orders, pastedInto, sold, typed } from './line_grid_goods.ts'

test.group('numbers as people and spreadsheets write them', () => {
  for (const [text, value] of [
    ['15,500', '15500'],
    ['11,7', '11.7'],
    ['1.234.567,5', '1234567.5'],
    ['1,234,567.5', '1234567.5'],
    ['12 500 đ', '12500'],
    ['1.580', '1.58'],
    ['893.50', '893.5'],
    ['-3', '-3'],
    ['007', '7'],
    ['0,50', '0.5'],
    ['12.345.678', '12345678'],
    ['286,533', '286533'],
  ])
    test(`${text} is ${value}`, ({ assert }) => assert.equal(readNumber(text!, 3), value!))

  for (const text of ['abc', '12a', '1,2,3', '', '--1', '1.2345'])
    test(`${JSON.stringify(text)} is none`, ({ assert }) => assert.isNull(readNumber(text, 3)))

  test('with more digits behind one point than a price may have, thousands are meant', ({ assert }) => {
    assert.deepEqual(
      ['15.500', '290.000', '15.50', '15.5', '15.5001'].map((text) => readNumber(text, 2)),
      ['15500', '290000', '15.5', '15.5', null],
    )
  })

  test('where they come from tells how those are read that say it not themselves', ({ assert }) => {
    const mark = (...texts: string[]) => markOf(texts.map((text) => ({ text, scale: 3 })))
    assert.deepEqual(
      [
        mark('1.250', '11,7'),
        mark('1,250', '11.7'),
        mark('1.250', '2,500'),
        mark('1.250.000'),
        mark('11,7', '11.7'),
        markOf([{ text: '290.000', scale: 2 }]),
      ],
      [',', '.', null, ',', null, ','],
    )
    assert.deepEqual(
      ['1.250', '893,500', '12.5', '1.234,5'].map((text) => readNumber(text, 3, ',')),
      ['1250', '893.5', '12.5', '1234.5'],
    )
    assert.deepEqual(
      ['1,250', '893.500', '12,5'].map((text) => readNumber(text, 3, '.')),
      ['1250', '893.5', '12.5'],
    )
  })
})

test.group('a table from a spreadsheet', () => {
  const headings = {
    productId: 'Sản phẩm',
    quantity: 'Số lượng',
    priceType: 'Giá theo',
    unitPrice: 'Đơn giá',
    amount: 'Thành tiền',
    actualWeight: 'TL thực tế (kg)',
  }
  const choices = [
    { value: 'piece', label: 'Cây' },
    { value: 'actual_kg', label: 'Kg thực tế' },
    { value: 'barem_kg', label: 'Kg barem' },
  ]
  const goods = (text: string) =>
    meant(
      text,
      [d16, nail].filter(({ code, name }) => `${code} ${name}`.toLowerCase().includes(text.toLowerCase())),
    )
  const pasted = (text: string, lines: Line[] = [], from = { row: lines.length, column: 0 }, max = 200) =>
    pastedInto(lines, planPaste(text, { spec: orders, headings, from, max }), barem, goods, (field) =>
      field === 'priceType' ? choices : [],
    )

  test('is read with quotes, tabs and lines inside of cells', ({ assert }) => {
    assert.deepEqual(readTable('a\t"b\t""c"""\r\n"two\nlines"\t\r\n\r\n'), [
      ['a', 'b\t"c"'],
      ['two\nlines', ''],
    ])
    assert.isTrue(isTable('a\tb'))
    assert.isFalse(isTable('15,500\r\n'))
  })

  test('fills lines from the active cell on, products by code or name', ({ assert }) => {
    const { lines, refused } = pasted('TV-D16\t50\nđinh 5cm\t12,5\n', [])
    assert.deepEqual(refused, [])
    assert.deepEqual(
      lines.map(({ productId, quantity }) => [productId, quantity]),
      [
        ['d16', '50'],
        ['nail', '12.5'],
      ],
    )
  })

  test('goes by its own head when it has one, and leaves out figures that follow', ({ assert }) => {
    const { lines, refused } = pasted(
      'STT\tĐơn giá\tSản phẩm\tThành tiền\tSố lượng\tGiá theo\n1\t290.000\tTV-D16\t14,500,000\t50\tcây',
    )
    assert.deepInclude(lines[0], { productId: 'd16', quantity: '50', priceType: 'piece', unitPrice: '290000' })
    assert.deepEqual(refused, [])
  })

  test('knows the heads that customers write, finds goods by name where their code is unknown, and leaves out the sum', ({
    assert,
  }) => {
    const table =
      'STT\tMã hàng\tTên hàng hóa\tĐVT\tSL\tĐơn giá (VNĐ)\tXuất xứ\tGhi chú\n1\tTV-D16\tThép 16\tcây\t1.250\t15.500\tVN\tgiao sáng\n2\tX-01\tĐinh 5cm\tkg\t12,5\t19.500\t\t\n3\tX-02\tHàng lạ\tcái\t2\t\t\t\n\tTổng cộng\t\t\t1.264,5\t\t\t'
    const { skipped } = planPaste(table, { spec: orders, headings, from: { row: 0, column: 0 }, max: 9 })
    const { lines, refused } = pasted(table)
    assert.deepEqual(
      lines.map(({ productId, text = null, quantity, unitPrice, note }) => [
        productId,
        text,
        quantity,
        unitPrice,
        note,
      ]),
      [
        ['d16', null, '1250', '15500', 'giao sáng'],
        ['nail', null, '12.5', '19500', undefined],
        [null, 'X-02 Hàng lạ', '2', null, undefined],
      ],
    )
    assert.deepEqual(refused, [{ line: 3, column: 'productId', text: 'X-02 Hàng lạ' }])
    assert.deepEqual(skipped, ['Xuất xứ'])
  })

  test('tells each cell that it did not understand, and loses none', ({ assert }) => {
    const { lines, refused } = pasted('TV-D16\tnăm mươi\nD99 lạ\t7')
    assert.deepEqual(refused, [
      { line: 1, column: 'quantity', text: 'năm mươi' },
      { line: 2, column: 'productId', text: 'D99 lạ' },
    ])
    assert.equal(lines[0]!.unread?.quantity, 'năm mươi')
    assert.deepInclude(lines[1], { text: 'D99 lạ', productId: null, quantity: '7' })
  })

  test('has a column for a length only below its name, and only for goods that are cut', ({ assert }) => {
    const { lines } = pasted('TV-D16\t50\t893.5\tbarem')
    assert.deepInclude(lines[0], { quantity: '50', actualWeight: '893.5', length: null, priceType: 'barem_kg' })
    const named = { ...headings, length: 'Dài' }
    const into = (goodsAt: Goods, text: string) =>
      pastedInto(
        [],
        planPaste(`Sản phẩm\tDài\nx\t${text}`, {
          spec: orders,
          headings: named,
          from: { row: 0, column: 0 },
          max: 9,
        }),
        barem,
        () => goodsAt,
        () => [],
      )
    assert.equal(into({ ...d16, allowCut: true }, '5,85').lines[0]!.length, '5.85')
    assert.deepEqual(into(d16, '5,85').refused, [{ line: 1, column: 'length', text: '5,85' }])
    assert.isNull(into(d16, '5,85').lines[0]!.length!)
  })

  test('names what there is no column or line left for', ({ assert }) => {
    const { refused } = pasted('1\t2\t3', [sold(d16)], {
      row: 0,
      column: orderColumns.findIndex((one) => one.name === 'priceType'),
    })
    assert.deepEqual(
      refused.map(({ column: where, text }) => [where, text]),
      [
        ['priceType', '1'],
        [null, '3'],
      ],
    )
    assert.deepEqual(
      pasted('TV-D16\t1\nDINH-5\t2', [], { row: 0, column: 0 }, 1).refused.map(({ line }) => line),
      [2, 2],
    )
  })

  test('fills the columns of a contract as well', ({ assert }) => {
    const plan = planPaste('TV-D16\t2.5\tTấn', {
      spec: contracts,
      headings,
      from: { row: 0, column: 0 },
      max: 9,
    })
    assert.deepEqual(
      plan.cells.map((cell) => cell.column.name),
      ['productId', 'quantity', 'quantityUnit'],
    )
  })

  test('a product is meant by its code, its name, or as the only one found', ({ assert }) => {
    assert.equal(meant('tv-d16', [nail, d16])?.id, 'd16')
    assert.equal(meant('DINH 5CM', [d16, nail])?.id, 'nail')
    assert.equal(meant('gì đó', [nail])?.id, 'nail')
    assert.isNull(meant('gì đó', [nail, d16]))
  })

  test('a choice is meant by its word, or a part that only one has', ({ assert }) => {
    assert.equal(readChoice('barem', choices), 'barem_kg')
    assert.equal(readChoice('CAY', choices), 'piece')
    assert.isNull(readChoice('kg', choices))
  })
})

test.group('what is wrong with lines', () => {
  const told = (lines: Line[], tried = true) => Object.fromEntries(faultsOf(orders, lines, tried))

  test('missing cells keep nobody from saving', ({ assert }) => {
    assert.deepEqual(told([sold(d16), sold(coil, { quantity: '1' })]), {})
  })

  test('a product that stands in two lines is told at once, at both', ({ assert }) => {
    const [one, other] = [sold(d16, { quantity: '1' }), sold(d16, { quantity: '2' })]
    assert.deepEqual(told([one, other], false), {
      [one.key]: { productId: 'repeated' },
      [other.key]: { productId: 'repeated' },
    })
  })

  test('words that are no number stay in the cell and are told, until a number takes their place', ({ assert }) => {
    const line = typed(sold(d16), 'quantity', 'mười')
    assert.deepEqual(told([line], false), { [line.key]: { quantity: 'unread' } })
    assert.deepEqual(told([typed(line, 'quantity', '10')]), {})
  })

  test('nothing weighs or costs less than nothing, and a quantity is above zero', ({ assert }) => {
    const line = typed(typed(sold(d16), 'quantity', '0'), 'actualWeight', '-1')
    assert.deepEqual(told([line]), { [line.key]: { quantity: 'positive', actualWeight: 'negative' } })
  })
})

test.group('figures that the server has otherwise', () => {
  test('are named one by one, lines first, and only those that were seen', ({ assert }) => {
    const seen = { total: '100', grandTotal: '100', amounts: ['60', '40'] }
    const now = { total: '110', discount: '0', shippingFee: '0', grandTotal: '110', amounts: ['60', '50'] }
    assert.deepEqual(differencesOf(['total', 'discount', 'shippingFee', 'grandTotal'], seen, now), [
      { field: null, line: 2, seen: '40', now: '50' },
      { field: 'total', line: null, seen: '100', now: '110' },
      { field: 'grandTotal', line: null, seen: '100', now: '110' },
    ])
  })
})
