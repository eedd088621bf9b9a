import { test } from '@japa/runner'
import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { evaluateDiscounts } from '@barem/resources/calc/discount'
import type { DiscountLine, DiscountPolicy } from '@barem/resources/calc/discount_policy'
import { suggestPrice } from '@barem/resources/calc/price_configuration'
import type { PriceRule } from '@barem/resources/calc/price_rule'
import { priceSteps, stepDirections } from '@barem/resources/calc/steps'

const plus = (figures: readonly string[]) => figures.reduce((total, figure) => total.plus(figure), new Decimal(0))
const shuffled = <T>(items: readonly T[]) =>
  fc.shuffledSubarray([...items], { minLength: items.length, maxLength: items.length })
const whole = (max: number) => fc.integer({ min: 0, max }).map(String)
/** Small enough that thresholds, limits and ties are met now and then. */
const line: fc.Arbitrary<DiscountLine> = fc.record({
  pieces: whole(20),
  theoreticalWeight: whole(50),
  amount: whole(1000),
  productGroupId: fc.constantFrom('a', 'b', null),
  productTypeId: fc.constantFrom('x', 'y'),
})
const policyWith = (code: string): fc.Arbitrary<DiscountPolicy> =>
  fc.record({
    id: fc.constant(code),
    version: fc.constant(1),
    code: fc.constant(code),
    enabled: fc.boolean().map((off) => !off || code < 'C'),
    validFrom: fc.constantFrom(null, '2026-10-01', '2026-10-02'),
    validTo: fc.constant(null),
    type: fc.constantFrom('rate', 'money'),
    discount: fc.oneof(whole(60), fc.constant('33.3333')),
    moneyBasis: fc.constantFrom('order', 'per_kg', 'per_piece'),
    condition: fc.constantFrom('quantity', 'volume', 'both', 'either'),
    quantity: fc.option(whole(30)),
    volume: fc.option(whole(80)),
    customerTypeId: fc.constantFrom(null, 'dealer'),
    productGroupIds: fc.subarray(['a', 'b']),
    productTypeIds: fc.subarray(['x']),
    priority: fc.integer({ min: 0, max: 1 }),
    stackable: fc.boolean(),
    maxAmount: fc.option(whole(500)),
  })
const policies = fc.tuple(policyWith('A'), policyWith('B'), policyWith('C'), policyWith('D'))
const lines = fc.array(line, { minLength: 1, maxLength: 6 })
const on = (lines: DiscountLine[]) => ({ date: '2026-10-01', customerTypeId: 'dealer', lines })

test.group('any discounts', () => {
  test('the order of lines and of policies never matters', ({ assert }) => {
    let [given, stacked] = [0, 0]
    fc.assert(
      fc.property(
        policies.chain((rules) => fc.tuple(fc.constant(rules), shuffled(rules))),
        lines.chain((lines) => fc.tuple(fc.constant(lines), shuffled(lines))),
        ([rules, otherRules], [lines, otherLines]) => {
          const [one, other] = [evaluateDiscounts(rules, on(lines)), evaluateDiscounts(otherRules, on(otherLines))]
          const same = ({ total, applied, losers, hints }: typeof one) => ({
            total,
            applied: applied.map(({ code, amount }) => ({ code, amount })),
            losers,
            // Places differ, the lines at them do not.
            hints: hints.map(({ lines: places, ...hint }) => ({ ...hint, lines: places.length })),
          })
          assert.deepEqual(same(one), same(other))
          if (one.applied.length > 0) given++
          if (one.applied.length > 1) stacked++
        },
      ),
      { numRuns: 1000 },
    )
    assert.isAbove(given, 300)
    assert.isAbove(stacked, 50)
  })

  test('parts add up, no line gives more than it has, and every policy is accounted for', ({ assert }) => {
    fc.assert(
      fc.property(policies, lines, (rules, lines) => {
        const { total, perLine, applied, losers } = evaluateDiscounts(rules, on(lines))
        assert.equal(plus(perLine).toFixed(), total)
        assert.equal(plus(applied.map(({ amount }) => amount)).toFixed(), total)
        for (const { amount, perLine } of applied) assert.equal(plus(perLine).toFixed(), amount)
        perLine.forEach((part, place) =>
          assert.isTrue(new Decimal(part).gte(0) && new Decimal(part).lte(lines[place]!.amount ?? 0)),
        )
        assert.sameMembers(
          [...applied, ...losers].map(({ code }) => code),
          ['A', 'B', 'C', 'D'],
        )
      }),
      { numRuns: 1000 },
    )
  })

  test('of one policy never fall when goods are added', ({ assert }) => {
    let given = 0
    fc.assert(
      fc.property(
        policyWith('A'),
        lines,
        fc.array(line, { minLength: 1, maxLength: 3 }),
        whole(10),
        (rule, lines, added, more) => {
          const total = (lines: DiscountLine[]) => new Decimal(evaluateDiscounts([rule], on(lines)).total)
          const before = total(lines)
          assert.isTrue(total([...lines, ...added]).gte(before))
          const [first, ...rest] = lines
          for (const field of ['pieces', 'theoreticalWeight', 'amount'] as const)
            assert.isTrue(total([{ ...first!, [field]: plus([first![field]!, more]).toFixed() }, ...rest]).gte(before))
          if (before.gt(0)) given++
        },
      ),
      { numRuns: 1000 },
    )
    assert.isAbove(given, 200)
  })

  test('a hint holds: with what it asks for, its policy gives what it says', ({ assert }) => {
    let hinted = 0
    fc.assert(
      fc.property(policies, lines, (rules, lines) => {
        for (const hint of evaluateDiscounts(rules, on(lines)).hints) {
          const rule = rules.find(({ code }) => code === hint.code)!
          const fits = lines.findIndex(
            ({ productGroupId, productTypeId }) =>
              (rule.productGroupIds.length === 0 && rule.productTypeIds.length === 0) ||
              rule.productGroupIds.some((id) => id === productGroupId) ||
              rule.productTypeIds.some((id) => id === productTypeId),
          )
          const { pieces, theoreticalWeight, ...rest } = lines[fits]!
          const enough = {
            ...rest,
            pieces: plus([pieces!, hint.quantity ?? '0']).toFixed(),
            theoreticalWeight: plus([theoreticalWeight!, hint.volume ?? '0']).toFixed(),
          }
          assert.isTrue(new Decimal(evaluateDiscounts([rule], on(lines.with(fits, enough))).total).gte(hint.amount))
          hinted++
        }
      }),
      { numRuns: 1000 },
    )
    assert.isAbove(hinted, 5)
  })
})

test.group('any price configuration', () => {
  const ruleWith = (code: string): fc.Arbitrary<PriceRule> =>
    fc.record({
      id: fc.constant(code),
      code: fc.constant(code),
      enabled: fc.boolean(),
      validFrom: fc.constant(null),
      validTo: fc.constantFrom(null, '2026-09-30'),
      scope: fc.constantFrom('product', 'type', 'group', 'all'),
      scopeId: fc.constantFrom('d16', 'bar', 'rebar'),
      customerTypeId: fc.constantFrom(null, 'dealer', 'retail'),
      salesMethodId: fc.constant(null),
      salesChannelId: fc.constantFrom(null, 'shop'),
      priceType: fc.constantFrom('piece', 'actual_kg', 'barem_kg'),
      method: fc.constantFrom('markup_percent', 'markup_vnd_per_kg', 'fixed'),
      value: whole(20_000),
      base: fc.constantFrom('moving_average', 'last_import', 'source_price'),
      minMarginPercent: fc.option(whole(10)),
      step: fc.constantFrom(...priceSteps),
      direction: fc.constantFrom(...stepDirections),
      priority: fc.integer({ min: 0, max: 1 }),
      createdAt: fc.constantFrom('2026-01-01', '2026-02-01'),
    })
  const rules = fc.tuple(ruleWith('A'), ruleWith('B'), ruleWith('C'), ruleWith('D'))
  const request = {
    date: '2026-10-01',
    productId: 'd16',
    productTypeId: 'bar',
    productGroupId: 'rebar',
    customerTypeId: 'dealer',
    salesMethodId: null,
    salesChannelId: 'shop',
    inboundFreightKg: '50',
    goods: {
      weightMode: 'per_meter',
      barem: '1.58',
      baremBasis: 'metre',
      length: '11.7',
      ratio: { actual: '97', barem: '100' },
    },
    bases: {
      moving_average: { priceType: 'actual_kg', price: '14748.1928' },
      last_import: { priceType: 'piece', price: '280000' },
    },
  } as const

  test('the order of rules never matters, exactly one is chosen, and its price is on its step', ({ assert }) => {
    let priced = 0
    fc.assert(
      fc.property(
        rules.chain((rules) => fc.tuple(fc.constant(rules), shuffled(rules))),
        fc.constantFrom('piece', 'actual_kg', 'barem_kg'),
        ([rules, other], priceType) => {
          const result = suggestPrice(rules, { ...request, priceType })
          assert.deepEqual(suggestPrice(other, { ...request, priceType }), result)
          const chosen = result.candidates.filter(({ reason }) => reason === 'chosen')
          assert.lengthOf(chosen, result.ok ? 1 : 0)
          assert.lengthOf(result.candidates, 4)
          if (!result.ok) return
          priced++
          assert.equal(chosen[0]!.price, result.price)
          assert.isTrue(new Decimal(result.price).mod(rules.find(({ id }) => id === result.rule)!.step).isZero())
        },
      ),
      { numRuns: 1000 },
    )
    assert.isAbove(priced, 100)
  })
})
