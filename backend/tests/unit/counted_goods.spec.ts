import { test } from '@japa/runner'
import { expectedGoods, paperKey, usualMark, type PaperMark } from '@barem/resources/calc/count-papers'
import { differences } from '@barem/resources/calc/count-differences'

const booked = new Map([['p', { pieces: '100', actualKg: '1850', baremKg: '1848.6' }]])
const paper = (kind: string, pieces: string, isPosted: boolean, actualKg: string | null = null) => ({
  ...{ kind, id: 'd', isPosted, isLater: false },
  goods: [{ productId: 'p', pieces, actualKg }],
})

const line = (values: object) => ({
  ...{ productId: 'p', weightMode: 'per_meter', barem: '18.486', baremBasis: 'piece', length: null },
  ...{ quantity: '1', actualWeight: null, unitCost: null, reason: null, ...values },
})

test.group('goods that are counted', () => {
  test('are expected with what has moved and without what has not', ({ assert }) => {
    const expected = (one: ReturnType<typeof paper>, mark: PaperMark | null) => {
      const { pieces, actualKg } = expectedGoods(booked, [one], new Map([[paperKey(one), mark]])).get('p')!
      return `${pieces} ${actualKg}`
    }
    assert.equal(expected(paper('issue', '-10', false), 'moved'), '90 1665')
    assert.equal(expected(paper('issue', '-10', false), 'notYet'), '100 1850')
    assert.equal(expected(paper('issue', '-10', false), null), '100 1850')
    assert.equal(expected(paper('issue', '-10', true, '-184'), 'notYet'), '110 2034')
    assert.equal(expected(paper('receipt', '20', true, '371'), 'moved'), '100 1850')
    assert.equal(expected(paper('receipt', '20', false, '371'), 'moved'), '120 2221')
  })

  test('are expected with the same kg, whatever is posted after counting was over', ({ assert }) => {
    const sold = { ...paper('issue', '-100', true, '-1850'), id: 'later', isLater: true }
    const moved = paper('issue', '-10', false)
    const marks = new Map([[paperKey(moved), 'moved' as const]])
    const left = new Map([['p', { pieces: '0', actualKg: '0', baremKg: '0' }]])
    for (const papers of [
      [sold, moved],
      [moved, sold],
    ])
      assert.containsSubset(expectedGoods(left, papers, marks).get('p'), { pieces: '90', actualKg: '1665' })
    assert.containsSubset(expectedGoods(booked, [moved], marks).get('p'), { pieces: '90', actualKg: '1665' })
  })

  test('have the usual mark where nobody has to say one', ({ assert }) => {
    const mark = (isPosted: boolean, isLater: boolean) => usualMark({ isPosted, isLater })
    assert.deepEqual([mark(true, false), mark(false, false)], ['moved', null])
    assert.deepEqual([mark(true, true), mark(false, true)], ['notYet', 'notYet'])
  })

  test('differ in pieces, in kg or in both, each in an adjustment of its kind', ({ assert }) => {
    const compared = { expected: '100', expectedKg: '1850', difference: '-2', differenceKg: '-3.2' }
    const other = line({ ...compared, productId: 'q', difference: '4', differenceKg: '0' })
    const places = [line({ ...compared, quantity: '60', reason: 'Mất' }), line({ quantity: '38' })]
    const all = differences([other, ...places])
    assert.deepEqual(
      all.map(([kind, own]) => [
        kind,
        own.map(({ place, values }) => [place, values.quantity ?? values.weightDifference]),
      ]),
      [
        ['loss', [[1, '2']]],
        ['found', [[0, '4']]],
        ['weight', [[1, '-3.2']]],
      ],
    )
  })
})
