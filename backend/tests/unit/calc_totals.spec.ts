import { test } from '@japa/runner'
import { depositOf } from '@barem/resources/calc/deposit'
import { isBlank, isTotalKnown, orderTotals, type TotalLine } from '@barem/resources/calc/totals'
import { vatByRate } from '@barem/resources/calc/vat'

test.group('the foot of an order', () => {
  const line = (over: Partial<TotalLine> = {}): TotalLine => ({
    pieces: '50',
    theoreticalWeight: '924.3',
    actualWeight: '893.5',
    estimated: '14603940',
    amount: '14117300',
    ...over,
  })
  const byBarem = line({ estimated: '14326650', amount: '14326650' })

  test('sums lines, and keeps what was estimated beside what was weighed', ({ assert }) => {
    assert.deepInclude(
      orderTotals({
        lines: [
          line(),
          line({ pieces: '2.5', theoreticalWeight: '0', actualWeight: '100', estimated: '1000', amount: '1000' }),
        ],
      }),
      {
        lineCount: 2,
        open: [],
        itemCount: '52.5',
        theoreticalWeight: '924.3',
        actualWeight: '993.5',
        errorMargin: { kg: '-30.8', percent: '-3.33' },
        estimated: '14604940',
        total: '14118300',
        discount: '0',
        shipping: '0',
        vat: null,
        grandTotal: '14118300',
        net: '14118300',
        oldDebt: null,
        newDebt: null,
      },
    )
  })

  test('adds the old debt: the print of a trader', ({ assert }) => {
    const totals = orderTotals({
      lines: [byBarem],
      discount: '100000',
      shipping: '500000',
      oldDebt: '30000000',
      paidNow: '5000000',
    })
    assert.deepInclude(totals, {
      total: '14326650',
      grandTotal: '14726650',
      oldDebt: '30000000',
      paidNow: '5000000',
      newDebt: '39726650',
    })
  })

  test('counts lines that are not finished as nothing, and says which', ({ assert }) => {
    const unfinished = line({
      pieces: null,
      theoreticalWeight: null,
      actualWeight: null,
      estimated: null,
      amount: null,
    })
    assert.deepInclude(orderTotals({ lines: [byBarem, unfinished], discount: '' }), {
      lineCount: 2,
      open: [2],
      itemCount: '50',
      total: '14326650',
      grandTotal: '14326650',
      errorMargin: { kg: '-30.8', percent: '-3.33' },
    })
    const blank = { ...unfinished, blank: true }
    const known = (...lines: TotalLine[]) => isTotalKnown(orderTotals({ lines }))
    assert.deepEqual([known(byBarem), known(byBarem, unfinished), known(byBarem, blank)], [true, false, true])
    assert.deepEqual([known(blank), known()], [false, false])
    assert.deepEqual(orderTotals({ lines: [blank, byBarem, unfinished] }).open, [3])
    assert.deepEqual([{}, { productId: 'p' }, { text: 'd16' }, { quantity: '1' }].map(isBlank), [
      true,
      false,
      false,
      false,
    ])
    assert.deepInclude(orderTotals({ lines: [] }), {
      lineCount: 0,
      itemCount: '0',
      total: '0',
      grandTotal: '0',
      errorMargin: null,
    })
  })

  test('VAT once a rate, on amounts after discount, on top of prices or within them', ({ assert }) => {
    const lines = [
      line({ amount: '1000005', vatRate: '10' }),
      line({ amount: '999999', vatRate: '10' }),
      line({ amount: '500000', vatRate: '8' }),
      line({ amount: '300000', vatRate: null }),
      line({ amount: '70000', vatRate: '0' }),
    ]
    const shipping = '200000'
    assert.deepInclude(orderTotals({ lines, shipping, vat: { pricesInclude: false, shippingRate: '8' } }), {
      vat: {
        rates: [
          { rate: '0', base: '70000', tax: '0' },
          { rate: '8', base: '700000', tax: '56000' },
          { rate: '10', base: '2000004', tax: '200000' },
        ],
        tax: '256000',
      },
      total: '2870004',
      grandTotal: '3326004',
      net: '3070004',
    })
    assert.deepInclude(orderTotals({ lines, shipping, vat: { pricesInclude: true, shippingRate: null } }), {
      vat: {
        rates: [
          { rate: '0', base: '70000', tax: '0' },
          { rate: '8', base: '462963', tax: '37037' },
          { rate: '10', base: '1818185', tax: '181819' },
        ],
        tax: '218856',
      },
      grandTotal: '3070004',
      net: '2851148',
    })
  })

  test('a discount is taken off each rate by its lines, or as it was frozen', ({ assert }) => {
    const lines = [line({ amount: '1000000', vatRate: '10' }), line({ amount: '3000000', vatRate: '8' })]
    const bases = (discount: string | string[]) =>
      orderTotals({ lines, discount, vat: { pricesInclude: false, shippingRate: null } }).vat!.rates.map(
        ({ base }) => base,
      )
    assert.deepEqual(bases('400001'), ['2699999', '900000'])
    assert.deepEqual(bases(['400000', '1']), ['2999999', '600000'])
    assert.equal(orderTotals({ lines, discount: ['400000', '1'] }).grandTotal, '3599999')
    const negative = [...lines, line({ amount: '-1000000', vatRate: '10' })]
    assert.deepEqual(
      orderTotals({
        lines: negative,
        discount: '400000',
        vat: { pricesInclude: false, shippingRate: null },
      }).vat!.rates.map(({ base }) => base),
      ['2700000', '-100000'],
    )
  })

  test('rounds the tax half up', ({ assert }) => {
    assert.deepEqual(vatByRate([{ amount: '5', rate: '10' }], false), [{ rate: '10', base: '5', tax: '1' }])
    assert.deepEqual(
      vatByRate(
        [
          { amount: '4', rate: '10.00' },
          { amount: '-8', rate: '10' },
        ],
        false,
      ),
      [{ rate: '10', base: '-4', tax: '0' }],
    )
  })
})

test.group('what is paid ahead', () => {
  test('is a percentage of what the document comes to, to the whole dong', ({ assert }) => {
    assert.equal(depositOf('14726650', '30'), '4417995')
    assert.equal(depositOf('14726650', '12.5'), '1840831')
    assert.equal(depositOf('1001', '50'), '501')
    assert.equal(depositOf('14726650', '0'), '0')
  })

  test('is open while the amount or the percentage is', ({ assert }) => {
    assert.deepEqual([depositOf(null, '30'), depositOf('14726650', null)], [null, null])
  })
})
