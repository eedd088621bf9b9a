import { test } from '@japa/runner'
import { evaluateDiscounts } from '@barem/resources/calc/discount'
import type { DiscountDocument, DiscountPolicy } from '@barem/resources/calc/discount_policy'
import { document, free, line, order, policy } from './discounting.ts'

const why = (policies: DiscountPolicy[], on: DiscountDocument) =>
  Object.fromEntries(evaluateDiscounts(policies, on).losers.map(({ code, why }) => [code, why.reason]))

test.group('a discount policy', () => {
  test('2 % for dealers from 100 pieces and 5,000 kg: a hundredth of a kg short', ({ assert }) => {
    assert.deepEqual(evaluateDiscounts([policy('D2')], order('120', '4999.99')), {
      total: '0',
      perLine: ['0'],
      applied: [],
      losers: [
        {
          id: 'id-D2',
          version: 1,
          code: 'D2',
          why: { reason: 'below_threshold', quantity: null, volume: { have: '4999.99', need: '5000', short: '0.01' } },
        },
      ],
      hints: [
        {
          id: 'id-D2',
          code: 'D2',
          type: 'rate',
          discount: '2',
          moneyBasis: 'order',
          quantity: null,
          volume: '0.01',
          amount: '1600000',
          lines: [0],
        },
      ],
    })
    assert.deepEqual(evaluateDiscounts([policy('D2')], order('120', '5000')), {
      total: '1600000',
      perLine: ['1600000'],
      applied: [{ id: 'id-D2', version: 1, code: 'D2', amount: '1600000', perLine: ['1600000'] }],
      losers: [],
      hints: [],
    })
  })

  test('thresholds of pieces, kg, both or either; zero is always reached', ({ assert }) => {
    const cases: [DiscountPolicy['condition'], string, string, boolean][] = [
      ['quantity', '100', '0', true],
      ['quantity', '99.999', '9999', false],
      ['volume', '0', '5000', true],
      ['volume', '999', '4999.99', false],
      ['both', '100', '5000', true],
      ['both', '99', '5000', false],
      ['either', '100', '0', true],
      ['either', '0', '5000', true],
      ['either', '99', '4999', false],
    ]
    for (const [condition, quantity, volume, reached] of cases)
      assert.equal(
        evaluateDiscounts([policy('A', { condition })], order(quantity, volume)).total,
        reached ? '1600000' : '0',
        `${condition} ${quantity} ${volume}`,
      )
    for (const condition of ['quantity', 'volume', 'both', 'either'] as const)
      assert.equal(
        evaluateDiscounts([policy('A', { condition, ...free, quantity: '0' })], order('0', '0')).total,
        '1600000',
        condition,
      )
    assert.equal(
      evaluateDiscounts([policy('A', { condition: 'either', volume: '0' })], order('0', '0')).total,
      '1600000',
    )
  })

  test('counts the whole document, and of it only the goods it is for', ({ assert }) => {
    const lines = [
      line('60', '3000', '30000000'),
      line('60', '3000', '30000000', { productGroupId: 'tube', productTypeId: 'box' }),
      line('40', '2000', '20000000'),
    ]
    assert.equal(evaluateDiscounts([policy('A')], document(lines)).total, '1600000')
    const scoped = evaluateDiscounts([policy('A', { productGroupIds: ['rebar'] })], document(lines))
    assert.deepEqual([scoped.total, scoped.perLine], ['1000000', ['600000', '0', '400000']])
    assert.equal(
      evaluateDiscounts([policy('A', { productGroupIds: ['rebar'], quantity: '101' })], document(lines)).total,
      '0',
    )
    assert.equal(
      evaluateDiscounts(
        [policy('A', { productGroupIds: ['rebar'], productTypeIds: ['box'], quantity: '160' })],
        document(lines),
      ).total,
      '1600000',
    )
    assert.deepEqual(why([policy('A', { productTypeIds: ['plate'] })], document(lines)), { A: 'no_goods' })
  })

  test('money is an amount an order, a kg or a piece', ({ assert }) => {
    const money = (moneyBasis: DiscountPolicy['moneyBasis'], discount: string, over = {}) =>
      evaluateDiscounts([policy('A', { type: 'money', moneyBasis, discount, ...over })], order('120', '5000.55')).total
    assert.equal(money('order', '500000'), '500000')
    assert.equal(money('per_kg', '100'), '500055')
    assert.equal(money('per_piece', '1500.5'), '180060')
    assert.equal(money('per_kg', '100', { maxAmount: '300000' }), '300000')
    assert.equal(money('order', '99999999999'), '80000000')
    assert.equal(money('order', '-5'), '0')
    assert.equal(evaluateDiscounts([policy('A', { discount: '1.5' })], order('120', '5000', '33')).total, '0')
    assert.deepEqual(
      evaluateDiscounts([policy('A')], document([line('120', '5000', '1000'), line('1', '1', '-500')])).perLine,
      ['20', '0'],
    )
    assert.equal(evaluateDiscounts([policy('A', { discount: '1.5' })], order('120', '5000', '34')).total, '1')
  })

  test('says why it gives nothing', ({ assert }) => {
    const policies = [
      policy('OFF', { enabled: false }),
      policy('EARLY', { validFrom: '2026-10-02' }),
      policy('LATE', { validTo: '2026-09-30' }),
      policy('RETAIL', { customerTypeId: 'retail' }),
      policy('NIL', { discount: '0' }),
      policy('MORE', { quantity: '1000' }),
      policy('TODAY', { validFrom: '2026-10-01', validTo: '2026-10-01' }),
    ]
    const result = evaluateDiscounts(policies, order('120', '5000'))
    assert.deepEqual(
      result.applied.map(({ code }) => code),
      ['TODAY'],
    )
    assert.deepEqual(why(policies, order('120', '5000')), {
      OFF: 'disabled',
      EARLY: 'not_yet_valid',
      LATE: 'expired',
      RETAIL: 'other_customer_type',
      NIL: 'gives_nothing',
      MORE: 'below_threshold',
    })
    assert.deepEqual(why([policy('A')], document([line('120', '5000', '1000')], { customerTypeId: null })), {
      A: 'other_customer_type',
    })
    assert.equal(
      evaluateDiscounts(
        [policy('A', { customerTypeId: null })],
        document([line('120', '5000', '1000')], { customerTypeId: null }),
      ).total,
      '20',
    )
    assert.deepEqual(evaluateDiscounts([policy('A', free)], document([])), {
      total: '0',
      perLine: [],
      applied: [],
      losers: [{ id: 'id-A', version: 1, code: 'A', why: { reason: 'no_goods' } }],
      hints: [],
    })
  })
})

test.group('several discount policies', () => {
  test('the greatest discount wins, then priority, then the lower code', ({ assert }) => {
    const losers = (policies: DiscountPolicy[]) => {
      const { applied, losers } = evaluateDiscounts(policies, order('120', '5000'))
      return [applied.map(({ code }) => code), losers.map(({ code, why }) => [code, why])]
    }
    assert.deepEqual(losers([policy('A'), policy('B', { type: 'money', discount: '1600001' })]), [
      ['B'],
      [['A', { reason: 'smaller', amount: '1600000', by: ['B'] }]],
    ])
    assert.deepEqual(losers([policy('A'), policy('B', { priority: 1 })]), [
      ['B'],
      [['A', { reason: 'lower_priority', amount: '1600000', by: ['B'] }]],
    ])
    assert.deepEqual(losers([policy('B'), policy('A')]), [
      ['A'],
      [['B', { reason: 'later_code', amount: '1600000', by: ['A'] }]],
    ])
  })

  test('stackable ones add up, against the best that stands alone', ({ assert }) => {
    const stack = [
      policy('S1', { stackable: true }),
      policy('S2', { stackable: true, type: 'money', discount: '100000' }),
    ]
    const both = evaluateDiscounts([...stack, policy('ALONE', { discount: '2.1' })], order('120', '5000'))
    assert.deepEqual(
      [both.total, both.applied.map(({ code, amount }) => [code, amount])],
      [
        '1700000',
        [
          ['S1', '1600000'],
          ['S2', '100000'],
        ],
      ],
    )
    assert.deepEqual(
      both.losers.map(({ code, why }) => [code, why]),
      [['ALONE', { reason: 'smaller', amount: '1680000', by: ['S1', 'S2'] }]],
    )
    const alone = evaluateDiscounts([...stack, policy('ALONE', { discount: '2.2' })], order('120', '5000'))
    assert.deepEqual(
      [alone.total, alone.losers.map(({ code, why }) => [code, why.reason])],
      [
        '1760000',
        [
          ['S1', 'smaller'],
          ['S2', 'smaller'],
        ],
      ],
    )
  })

  test('never take more off a line than it has', ({ assert }) => {
    const lines = [line('100', '5000', '1000'), line('20', '500', '2000', { productGroupId: 'tube' })]
    const scoped = policy('A', { stackable: true, discount: '80', productGroupIds: ['rebar'], priority: 2 })
    const result = evaluateDiscounts(
      [
        scoped,
        policy('B', { stackable: true, discount: '50', productGroupIds: ['rebar'], priority: 1 }),
        policy('C', { stackable: true, discount: '100', productGroupIds: ['rebar'] }),
      ],
      document(lines),
    )
    assert.deepEqual([result.total, result.perLine], ['1000', ['1000', '0']])
    assert.deepEqual(
      result.applied.map(({ code, amount }) => [code, amount]),
      [
        ['A', '800'],
        ['B', '200'],
      ],
    )
    assert.deepEqual(
      result.losers.map(({ code, why }) => [code, why]),
      [['C', { reason: 'nothing_left', amount: '1000', by: ['A', 'B'] }]],
    )
  })

  test('find the same on a line in whatever order the lines come', ({ assert }) => {
    const lines = [line('100', '5000', '10'), line('100', '5000', '10', { productGroupId: 'tube' })]
    const odd = policy('ODD', { stackable: true, type: 'money', discount: '1', priority: 1 })
    const rest = policy('REST', { stackable: true, discount: '100', productGroupIds: ['rebar'] })
    for (const order of [lines, [...lines].reverse()])
      assert.equal(evaluateDiscounts([odd, rest], document(order)).total, '10')
  })

  test('splits by the largest remainders', ({ assert }) => {
    const lines = [line('50', '2000', '14322500'), line('50', '2000', '14000001'), line('50', '2000', '999')]
    assert.deepEqual(evaluateDiscounts([policy('A', { type: 'money', discount: '333333' })], document(lines)).perLine, [
      '168558',
      '164763',
      '12',
    ])
  })
})
