import { test } from '@japa/runner'
import {
  after,
  arrive,
  correctCost,
  count,
  issue,
  NOTHING,
  returnIn,
  returnOut,
  reverse,
  transfer,
  type OnHand,
  type StockPlan,
} from '@barem/resources/posting/stock'

const { value: _, ...none } = NOTHING
const EMPTY: OnHand = { company: NOTHING, here: none }
const byActual = { basis: 'actual_kg', threshold: '3' } as const

/** One warehouse that holds all of the company's goods. */
const only = (pieces: string, actualKg: string, baremKg: string, value: string): OnHand => ({
  company: { pieces, actualKg, baremKg, value },
  here: { pieces, actualKg, baremKg },
})

/** What may be posted. */
function accepted(plan: StockPlan) {
  if (!plan.ok) throw new Error(`refused: ${plan.reason}, on hand ${plan.onHand}, asked ${plan.asked}`)
  return plan
}
const posted = (onHand: OnHand, plan: StockPlan): OnHand => after(onHand, accepted(plan).entries)

const bars = [
  { pieces: '200', actualKg: '3575', baremKg: '3697.2', value: '51837500' },
  { pieces: '100', actualKg: '1820', baremKg: '1848.6', value: '27729000' },
]
const stocked = bars.reduce((onHand, goods) => posted(onHand, arrive('receipt', goods)), EMPTY)

test.group('stock / receipts and issues', () => {
  test('two receipts, a sale and the rest: value, costs by both weights, and the residue of the scale', ({
    assert,
  }) => {
    assert.deepEqual(stocked.company, { pieces: '300', actualKg: '5395', baremKg: '5545.8', value: '79566500' })
    const sold = accepted(issue(stocked, { pieces: '50', actualKg: '893.5', baremKg: '924.3' }, byActual))
    assert.equal(sold.entries[0]!.value, '-13177510')
    assert.include(sold.entries[0]!.costs, { actual_kg: '13177510', barem_kg: '13261083' })
    assert.isFalse(sold.reweigh)
    const left = after(stocked, sold.entries)
    assert.deepEqual(left.company, { pieces: '250', actualKg: '4501.5', baremKg: '4621.5', value: '66388990' })
    const rest = accepted(issue(left, { pieces: '250', actualKg: '4480', baremKg: '4621.5' }, byActual))
    assert.deepEqual(
      rest.entries.map(({ kind, actualKg, value }) => ({ kind, actualKg, value })),
      [
        { kind: 'issue', actualKg: '-4480', value: '-66388990' },
        { kind: 'weight_variance', actualKg: '-21.5', value: '0' },
      ],
    )
    assert.deepEqual(after(left, rest.entries).company, NOTHING)
  })

  test('the booked cost follows the basis of the product', ({ assert }) => {
    const goods = { pieces: '50', actualKg: '893.5', baremKg: '924.3' }
    const cost = (basis: 'piece' | 'barem_kg') =>
      accepted(issue(stocked, goods, { basis, threshold: null })).entries[0]!.value
    assert.equal(cost('barem_kg'), '-13261083')
    assert.equal(cost('piece'), '-13261083')
  })

  test('goods without a weight cost by the piece, whatever their basis', ({ assert }) => {
    const bolts = posted(EMPTY, arrive('opening', { pieces: '10', actualKg: '0', baremKg: '0', value: '1000' }))
    const plan = accepted(issue(bolts, { pieces: '3', actualKg: '0', baremKg: '0' }, byActual))
    assert.equal(plan.entries[0]!.value, '-300')
    assert.deepEqual(plan.entries[0]!.costs, { piece: '300', actual_kg: '300', barem_kg: '300' })
  })

  test('more pieces than are here are refused with both figures, though another warehouse has them', ({ assert }) => {
    const onHand = { company: stocked.company, here: { pieces: '10', actualKg: '180', baremKg: '184.86' } }
    assert.deepEqual(issue(onHand, { pieces: '11', actualKg: '198', baremKg: '203.346' }, byActual), {
      ok: false,
      reason: 'tooFew',
      onHand: '10',
      asked: '11',
      reserved: '0',
    })
  })

  test('weights that cannot be are refused, and odd ones are to be weighed again', ({ assert }) => {
    const reason = (pieces: string, actualKg: string) => {
      const plan = issue(stocked, { pieces, actualKg, baremKg: '924.3' }, byActual)
      return plan.ok ? plan.reweigh : plan.reason
    }
    assert.equal(reason('50', '5395'), 'tooHeavy')
    assert.equal(reason('50', '0'), 'weightless')
    assert.equal(reason('0', '10'), 'none')
    assert.equal(reason('50', '-1'), 'negative')
    assert.equal(reason('50', '893.5'), false)
    assert.equal(reason('50', '1100'), true)
  })

  test('kg by barem leave as their share on hand, whatever barem was agreed', ({ assert }) => {
    let onHand = only('100', '1000', '1000', '10000000')
    const byBarem = { basis: 'barem_kg', threshold: null } as const
    const values = ['50', '49', '1'].map((pieces) => {
      const plan = accepted(issue(onHand, { pieces, actualKg: `${pieces}0`, baremKg: '620' }, byBarem))
      onHand = after(onHand, plan.entries)
      return plan.entries.map(({ kind, baremKg, value }) => [kind, baremKg, value].join(' '))
    })
    assert.deepEqual(values, [['issue -500 -5000000'], ['issue -490 -4900000'], ['issue -10 -100000']])
    assert.deepEqual(onHand.company, NOTHING)
  })
})

test.group('stock / returns and corrections', () => {
  test('what comes back has the cost that it left with, and parts add up to the whole', ({ assert }) => {
    const issued = { pieces: '3', actualKg: '30', baremKg: '30', cost: '100' }
    let returned = { pieces: '0', actualKg: '0', baremKg: '0', cost: '0' }
    const values = [1, 2, 3].map((pieces) => {
      const plan = accepted(returnIn({ ...issued, returned }, { pieces: '1', actualKg: '10', baremKg: '10' }))
      const { value } = plan.entries[0]!
      returned = { ...returned, pieces: String(pieces), cost: String(Number(returned.cost) + Number(value)) }
      return value
    })
    assert.deepEqual(values, ['33', '34', '33'])
    const more = returnIn({ ...issued, returned }, { pieces: '1', actualKg: '10', baremKg: '10' })
    assert.deepInclude(more, { ok: false, reason: 'overReturned', onHand: '0', asked: '1' })
  })

  test('a return to the supplier leaves at the original value; what the stock lacks of it is variance', ({
    assert,
  }) => {
    const goods = { pieces: '5', actualKg: '50', baremKg: '50' }
    const some = accepted(returnOut(only('10', '100', '100', '300'), goods, '400'))
    assert.deepInclude(some, { variance: '-100' })
    assert.equal(some.entries[0]!.value, '-300')
    const last = accepted(returnOut(only('5', '50', '50', '450'), goods, '400'))
    assert.deepInclude(last, { variance: '50' })
    assert.equal(last.entries[0]!.value, '-450')
  })

  test('a later price is shared between what is on hand and what was sold', ({ assert }) => {
    const onHand = only('67', '1200', '1238.562', '17400000')
    const plan = accepted(correctCost(onHand, '715000', '3575', '1200'))
    assert.deepInclude(plan, { variance: '475000' })
    assert.equal(plan.entries[0]!.value, '240000')
    const lower = accepted(correctCost(only('67', '1200', '1238.562', '100'), '-715000', '1200', '1200'))
    assert.deepInclude(lower, { variance: '-714900' })
    assert.equal(lower.entries[0]!.value, '-100')
    assert.deepInclude(accepted(correctCost(EMPTY, '715000', '3575', '0')), { entries: [], variance: '715000' })
  })

  test('a reversal restores what was when nothing came between', ({ assert }) => {
    const sold = accepted(issue(stocked, { pieces: '300', actualKg: '5380', baremKg: '5545.8' }, byActual)).entries
    const empty = after(stocked, sold)
    assert.deepEqual(posted(empty, reverse(empty, sold)), stocked)
    const more = accepted(arrive('receipt', bars[0]!)).entries
    const full = after(stocked, more)
    assert.deepEqual(posted(full, reverse(full, more)), stocked)
  })

  test('a receipt whose goods were sold cannot be taken back; one whose value was partly sold leaves a variance', ({
    assert,
  }) => {
    const receipt = accepted(arrive('receipt', bars[0]!)).entries
    const onHand = posted(stocked, issue(stocked, { pieces: '150', actualKg: '2690', baremKg: '2772.9' }, byActual))
    assert.deepInclude(reverse(onHand, receipt), { ok: false, reason: 'tooFew' })
    const cheap = { ...stocked, company: { ...stocked.company, value: '50000000' } }
    assert.deepInclude(accepted(reverse(cheap, receipt)), { variance: '-1837500' })
  })
})

test.group('stock / moves and counts', () => {
  test('a transfer is a pair without value; the last pieces take all kg along', ({ assert }) => {
    const part = transfer(stocked, '100', null)
    if (!part.ok) throw new Error(part.reason)
    const [out, into] = [part.out[0]!, part.into[0]!]
    assert.deepInclude(out, { kind: 'transfer_out', pieces: '-100', actualKg: '-1798.333', value: '0' })
    assert.deepInclude(into, { kind: 'transfer_in', pieces: '100', actualKg: '1798.333', value: '0' })
    const all = transfer(stocked, '300', '5000')
    if (!all.ok) throw new Error(all.reason)
    assert.deepInclude(after(stocked, all.out).here, none)
    assert.equal(all.into[0]!.actualKg, '5395')
  })

  test('a transfer taken back moves no value, not even of the last pieces', ({ assert }) => {
    const onHand = only('5', '50', '50', '450')
    const into = transfer(onHand, '5', null)
    if (!into.ok) throw new Error(into.reason)
    const plan = accepted(reverse(onHand, into.into))
    assert.deepInclude(plan.entries[0]!, { pieces: '-5', value: '0' })
    assert.equal(plan.variance, '0')
  })

  test('a count brings pieces and kg to what was found, at the average', ({ assert }) => {
    const onHand = only('10', '100', '110', '1000')
    const counted = (pieces: string, actualKg: string | null) =>
      posted(onHand, count(onHand, { pieces, actualKg, baremPerPiece: '11' }, byActual)).company
    assert.deepEqual(counted('8', null), { pieces: '8', actualKg: '80', baremKg: '88', value: '800' })
    assert.deepEqual(counted('12', '121'), { pieces: '12', actualKg: '121', baremKg: '132', value: '1200' })
    assert.deepEqual(counted('10', '99'), { pieces: '10', actualKg: '99', baremKg: '110', value: '1000' })
    assert.deepEqual(counted('10', null), onHand.company)
    assert.deepEqual(counted('0', null), NOTHING)
  })
})
