import { test } from '@japa/runner'
import {
  documentMargin,
  exceptionNames,
  exceptionReads,
  exceptionsOf,
  type Reviewed,
} from '@barem/resources/calc/exceptions'
import { resources } from '@barem/resources'
import { lineFieldsOf, lineResource } from '@barem/resources/kit'

type Values = Record<string, unknown>

/** 10 bars of 20 kg at 15,500 đ a kg by barem, bought for 14,500. */
const bar = (more: Values = {}): Values => ({
  id: 'bar',
  quantity: '10.000',
  theoreticalWeight: '200.000',
  actualWeight: '198.000',
  weightSource: 'weighed',
  errorMargin: '-1.00',
  priceType: 'barem_kg',
  unitPrice: '15500.00',
  suggestedPrice: '15500.00',
  floorPrice: '14935.00',
  importPrice: '14500.00',
  amount: '3100000',
  discountShare: '0',
  ...more,
})
const order = (lines: Values[], row: Values = {}, tolerance: string | null = '5'): Reviewed => ({
  row: { discountSource: 'policy', discount: '0', total: '3100000', oldDebt: null, ...row },
  lines,
  facts: { tolerances: { own: {}, highest: tolerance } },
})
const found = (document: Reviewed) => exceptionsOf(document, exceptionNames)
const named = (document: Reviewed) => found(document).map(({ name }) => name)

test.group('what is out of the ordinary about a document', () => {
  test('is nothing when prices, weights, discount and debt are as they should be', ({ assert }) => {
    assert.deepEqual(found(order([bar(), bar({ id: 'other' })])), [])
  })

  test('lines below what was suggested, with the greatest difference in percent', ({ assert }) => {
    const lines = [bar({ unitPrice: '15345.00' }), bar({ id: 'b' }), bar({ id: 'c', unitPrice: '15190.00' })]
    assert.deepEqual(found(order(lines)), [{ name: 'belowSuggested', lines: ['bar', 'c'], amount: null, percent: '2' }])
    assert.deepEqual(named(order([bar({ suggestedPrice: null, unitPrice: '1' })])).includes('belowSuggested'), false)
  })

  test('lines below the margin of their price rule, and lines that lose money, each once', ({ assert }) => {
    const thin = bar({ unitPrice: '14800.00', suggestedPrice: null, amount: '2960000' })
    assert.deepEqual(found(order([thin])), [{ name: 'belowMargin', lines: ['bar'], amount: null, percent: null }])
    const loss = bar({ id: 'loss', unitPrice: '14000.00', suggestedPrice: null, amount: '2800000' })
    assert.deepEqual(found(order([thin, loss])), [
      { name: 'belowCost', lines: ['loss'], amount: '100000', percent: null },
      { name: 'belowMargin', lines: ['bar'], amount: null, percent: null },
    ])
  })

  test('a discount that turns a line into a loss counts', ({ assert }) => {
    assert.deepEqual(found(order([bar({ discountShare: '200001' })])), [
      { name: 'belowCost', lines: ['bar'], amount: '1', percent: null },
    ])
  })

  test('a discount by hand, in dong and percent of the goods; one of a policy is none', ({ assert }) => {
    assert.deepEqual(found(order([bar()], { discountSource: 'manual', discount: '46500' })), [
      { name: 'manualDiscount', lines: [], amount: '46500', percent: '1.5' },
    ])
    assert.deepEqual(named(order([bar()], { discountSource: 'manual', discount: '0' })), [])
    assert.deepEqual(named(order([bar()], { discount: '46500' })), [])
  })

  test('weights that are off by the tolerance or more, of either sign; none without a tolerance', ({ assert }) => {
    const lines = [
      bar({ errorMargin: '-5.00' }),
      bar({ id: 'b', productId: 'b', errorMargin: '7.25' }),
      bar({ id: 'c', errorMargin: '4.99' }),
    ]
    assert.deepEqual(found(order(lines)), [{ name: 'deviation', lines: ['bar', 'b'], amount: null, percent: '7.25' }])
    assert.deepEqual(found(order(lines, {}, null)), [])
    const loose: Reviewed = { ...order(lines), facts: { tolerances: { own: { b: '10' }, highest: '5' } } }
    assert.deepEqual(found(loose)[0]!.lines, ['bar'])
    assert.deepEqual(found(order([bar({ errorMargin: '0.00' })], {}, '0')), [])
  })

  test('an old debt, but no credit', ({ assert }) => {
    assert.deepEqual(found(order([bar()], { oldDebt: '12000000' })), [
      { name: 'oldDebt', lines: [], amount: '12000000', percent: null },
    ])
    for (const oldDebt of ['0', '-5000000', null]) assert.deepEqual(found(order([bar()], { oldDebt })), [])
  })

  test('amounts that hang on a weight which nobody weighed', ({ assert }) => {
    const estimated = { weightSource: 'estimated', errorMargin: null }
    assert.deepEqual(found(order([bar({ ...estimated, priceType: 'actual_kg', actualWeight: '200.000' })])), [
      { name: 'estimatedWeight', lines: ['bar'], amount: '3100000', percent: null },
    ])
    assert.deepEqual(found(order([bar(estimated)])), [], 'priced by barem it changes nothing')
  })

  test('goods of a contract without a quantity', ({ assert }) => {
    assert.deepEqual(named(order([{ id: 'open', quantity: null, priceType: 'actual_kg' }])), ['openQuantity'])
  })
})

test.group('what somebody may not see', () => {
  test('leads to nothing: neither a finding nor a margin comes from a cost that is not in the lines', ({ assert }) => {
    const { importPrice: _import, floorPrice: _floor, ...blind } = bar({ unitPrice: '100.00', amount: '20000' })
    assert.deepEqual(named(order([blind])), ['belowSuggested'])
    assert.isUndefined(documentMargin(order([blind])))
    const { oldDebt: _debt, ...row } = order([], {}).row
    assert.deepEqual(named({ ...order([bar()]), row }), [])
  })

  test('a cost that nobody knows is told to those who may see costs', ({ assert }) => {
    assert.deepEqual(found(order([bar({ importPrice: null, floorPrice: null })])), [
      { name: 'unknownCost', lines: ['bar'], amount: null, percent: null },
    ])
    assert.isNull(documentMargin(order([bar(), bar({ importPrice: null })])))
  })
})

test.group('the margin of a document', () => {
  test('is what the goods bring after the discount less what they cost', ({ assert }) => {
    assert.deepEqual(documentMargin(order([bar()])), { dong: '200000', percent: '6.45' })
    assert.deepEqual(documentMargin(order([bar(), bar()], { discount: '345000' })), { dong: '55000', percent: '0.94' })
    assert.deepEqual(documentMargin(order([bar({ amount: '2755000' })])), { dong: '-145000', percent: '-5.26' })
  })
})

test.group('documents', () => {
  test('name exceptions whose fields they have', ({ assert }) => {
    for (const resource of resources)
      for (const name of resource.exceptions) {
        const reads = exceptionReads(name)
        assert.includeMembers(Object.keys(resource.fields), [...reads.fields], `${resource.name} ${name}`)
        const lines = lineResource(resource, lineFieldsOf(resource)[0]!)
        assert.includeMembers(Object.keys(lines.fields), [...reads.lines], `${resource.name} ${name}`)
      }
    assert.isAbove(resources.filter(({ exceptions }) => exceptions.length > 0).length, 1)
  })
})
