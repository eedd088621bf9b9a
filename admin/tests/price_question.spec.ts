import { test } from '@japa/runner'
import { priceQuestion } from '../src/lines/model/question.ts'
import { pictured } from '../src/domains/products/shapes/pictured.ts'
import { sections } from '../src/domains/products/shapes/sections.ts'
import { merged } from '../src/layout/mergedMenu.ts'
import { contracts, d16, nail, orders } from './line_grid_goods.ts'

test.group('a price far from the usual one', () => {
  test('is asked about a hundred times off, either way, with what was probably meant', ({ assert }) => {
    assert.deepEqual(priceQuestion('15.5', '15300'), { price: '15.5', usual: '15300', meant: '15500' })
    assert.deepEqual(priceQuestion('1530000', '15300'), { price: '1530000', usual: '15300', meant: '15300' })
    assert.deepEqual(priceQuestion('153', '15300'), { price: '153', usual: '15300', meant: '15300' })
    for (const price of ['154', '1529999', '15300']) assert.isNull(priceQuestion(price, '15300'))
    for (const [price, usual] of [
      [null, '15300'],
      ['0', '15300'],
      ['15', null],
      ['15', '0'],
    ] as const)
      assert.isNull(priceQuestion(price, usual))
  })

  test('is the price of the product, what the server offers, or what the supplier was paid last', ({ assert }) => {
    const line = { key: 'a', productId: 'd16', goods: d16, priceType: 'piece' } as never
    const usual = (spec: typeof orders, goods: object, offer?: unknown) =>
      spec.entry.goods!.usualPrice(line, goods as never, offer)
    assert.equal(usual(orders, d16), '286533')
    assert.equal(usual(orders, d16, { ok: true, price: '280000', type: 'piece' }), '280000')
    assert.equal(usual(contracts, d16), '270270')
    const lastPrice = { unitPrice: '265000', priceType: 'piece', date: '2026-01-05' }
    assert.equal(usual(contracts, { ...d16, lastPrice }), '265000')
    assert.isNull(usual(contracts, { ...d16, costPrice: undefined }))
  })
})

test.group('what goods are sold by', () => {
  test('is called by the unit of the goods wherever it is chosen', ({ assert }) => {
    const line = { key: 'a', productId: 'nail', goods: nail, priceType: 'piece' } as never
    const choices = [
      { value: 'piece', label: 'Cây/cái' },
      { value: 'barem_kg', label: 'Kg barem' },
    ]
    assert.deepEqual(
      orders.entry.choicesFor(line, 'priceType', choices, ({ unit }) => unit),
      [{ value: 'piece', label: 'Kg' }],
    )
  })
})

test.group('a product without a picture', () => {
  test('is drawn by its shape, the section that its name says, or its kind', ({ assert }) => {
    const metal = (row: object) => pictured(row as never).metal
    assert.equal(metal({ shape: 'rebar', name: 'Thép V50' }), sections.rebar.metal)
    assert.equal(metal({ name: 'Thép góc V25x25x2.5' }), sections.equal_angle.metal)
    const drawn = [
      'Thép hình U65',
      'Thép hình I100',
      'Thép hình H100',
      'Xà gồ Z250',
      'Đinh 5cm',
      'Lưới thép hàn D4',
      'Phụ kiện',
    ].map((name) => metal({ name }))
    assert.lengthOf(new Set([...drawn, metal({ name: 'Tôn cuộn', weightMode: 'coil' })]), 8)
  })
})

test.group('the side menu', () => {
  test('has an entry in place of a group of one', ({ assert }) => {
    const [one, two] = [
      { key: 'a', label: 'a', route: '/a' },
      { key: 'b', label: 'b', route: '/b' },
    ]
    const group = { key: 'g', label: 'g', icon: 'marketing' as const }
    assert.deepEqual(merged([{ ...group, children: [one] }]), [{ ...one, icon: 'marketing' }])
    assert.deepEqual(merged([{ ...group, children: [one, two] }]), [{ ...group, children: [one, two] }])
  })
})
