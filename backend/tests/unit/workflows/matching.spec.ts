import { test } from '@japa/runner'
import {
  areDisjoint,
  areTied,
  holds,
  includes,
  isNever,
  match,
  type Candidate,
  type Condition,
  type Facts,
} from '@barem/workflows'
import fc from 'fast-check'
import { times } from '#tests/support/soak'

const figures = fc.integer({ min: 0, max: 6 }).map(String)
const leaf: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({
    fact: fc.constantFrom('a', 'b'),
    is: fc.constantFrom('equal', 'unequal', 'above', 'below', 'atLeast', 'atMost'),
    than: figures,
  }),
  fc.tuple(figures, figures).map(([x, y]): Condition => ({ fact: 'a', between: x < y ? [x, y] : [y, x] })),
  fc.record({ fact: fc.constant('c'), oneOf: fc.subarray(['x', 'y', 'z'], { minLength: 1 }) }),
  fc.record({ fact: fc.constant('c'), noneOf: fc.subarray(['x', 'y', 'z'], { minLength: 1 }) }),
  fc.record({ fact: fc.constantFrom('a', 'c', 'm'), known: fc.boolean() }),
  fc.record({ fact: fc.constant('m'), oneOf: fc.subarray(['x', 'y', 'z'], { minLength: 1 }) }),
)
const tree: fc.Arbitrary<Condition> = fc.letrec<{ node: Condition }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    leaf,
    fc.record({ all: fc.array(tie('node'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ any: fc.array(tie('node'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ not: tie('node') }),
  ),
})).node
const many = new Set(['m'])

/** Documents of every value of these facts, unknown ones included. */
const documents: Facts[] = [null, '0', '1', '2', '3', '4', '5', '6', '2.5'].flatMap((a) =>
  [null, '0', '3', '6'].flatMap((b) =>
    [null, 'x', 'y', 'z', 'w'].flatMap((c) => [null, [], ['x'], ['x', 'y'], ['z']].map((m): Facts => ({ a, b, c, m }))),
  ),
)

test.group('conditions about the same documents', () => {
  test('that are shown to be apart never hold of one document; one shown to include another does so of every one', ({
    assert,
  }) => {
    let [apart, inside] = [0, 0]
    fc.assert(
      fc.property(tree, tree, (one, other) => {
        const both = () => documents.some((facts) => holds(one, facts) === true && holds(other, facts) === true)
        if (areDisjoint(one, other, many)) {
          apart++
          assert.isFalse(both(), JSON.stringify([one, other]))
        }
        if (includes(one, other, many)) {
          inside++
          assert.isTrue(
            documents.every((facts) => holds(other, facts) !== true || holds(one, facts) === true),
            JSON.stringify([one, other]),
          )
        }
      }),
      { numRuns: times(1500, 10_000) },
    )
    assert.isAbove(apart, 20)
    assert.isAbove(inside, 20)
  })

  test('of which one says that a fact is known and unknown: it holds of none, and includes none', ({ assert }) => {
    const never: Condition = {
      all: [
        { fact: 'c', known: false },
        { fact: 'c', known: true },
      ],
    }
    const other: Condition = { fact: 'c', oneOf: ['y'] }
    assert.isFalse(includes(never, other))
    assert.isTrue(areDisjoint(never, other))
    assert.isTrue(isNever(never))
    assert.isTrue(isNever({ all: [{ fact: 'c', known: false }, other] }))
  })
})

const candidate = (code: string, more: Partial<Candidate> = {}): Candidate => ({
  id: code,
  code,
  resource: 'orders',
  everyDepartment: true,
  departmentIds: [],
  priority: null,
  rules: null,
  ...more,
})
const big: Condition = { fact: 'amount', is: 'atLeast', than: '100' }

test.group('the workflow of a request', () => {
  const asked = { resource: 'orders', departmentId: 'sales', facts: { amount: '150' } }
  const winner = (...all: Candidate[]) => match(asked, all).won?.code ?? null

  test('is that of its own department before one for all, then by priority, comparisons and code', ({ assert }) => {
    assert.equal(winner(candidate('B'), candidate('A', { resource: 'contracts' })), 'B')
    assert.equal(winner(candidate('A'), candidate('B', { everyDepartment: false, departmentIds: ['sales'] })), 'B')
    assert.equal(winner(candidate('A', { everyDepartment: false, departmentIds: ['stock'] })), null)
    assert.equal(winner(candidate('A', { priority: 2 }), candidate('B', { priority: 1 }), candidate('C')), 'B')
    assert.equal(winner(candidate('A'), candidate('B', { rules: big })), 'B')
    assert.equal(winner(candidate('B'), candidate('A')), 'A')
    assert.equal(winner(candidate('A', { rules: { fact: 'amount', is: 'above', than: '150' } })), null)
    assert.equal(winner(candidate('A', { rules: { fact: 'margin', is: 'below', than: '3' } })), null)
  })

  test('says why the others lost', ({ assert }) => {
    const { won, lost } = match(asked, [
      candidate('A'),
      candidate('B', { everyDepartment: false }),
      candidate('C', { rules: { not: big } }),
      candidate('D'),
    ])
    assert.deepEqual(
      [won?.code, lost.map(({ candidate: { code }, why }) => [code, why])],
      [
        'A',
        [
          ['B', 'department'],
          ['C', 'rules'],
          ['D', 'order'],
        ],
      ],
    )
  })

  test('does not depend on the order of the candidates', ({ assert }) => {
    const some = fc.uniqueArray(
      fc.record({
        code: fc.constantFrom('A', 'B', 'C', 'D'),
        everyDepartment: fc.boolean(),
        priority: fc.constantFrom(null, 1, 2),
        rules: fc.constantFrom(null, big, { not: big }),
      }),
      { selector: ({ code }) => code },
    )
    fc.assert(
      fc.property(some, fc.nat(), (all, seed) => {
        const made = all.map(({ code, ...more }) => candidate(code, { ...more, departmentIds: ['sales'] }))
        const turned = [...made.slice(seed % (made.length + 1)), ...made.slice(0, seed % (made.length + 1))].reverse()
        assert.equal(match(asked, turned).won?.code, match(asked, made).won?.code)
      }),
      { numRuns: times(200, 2000) },
    )
  })

  test('is left to chance only between two of one rank that a document may be of both', ({ assert }) => {
    const small: Condition = { fact: 'amount', is: 'below', than: '100' }
    assert.isTrue(areTied(candidate('A'), candidate('B'), many))
    assert.isTrue(
      areTied(
        candidate('A', { rules: big }),
        candidate('B', { rules: { fact: 'amount', is: 'above', than: '120' } }),
        many,
      ),
    )
    assert.isFalse(areTied(candidate('A', { rules: big }), candidate('B', { rules: small }), many))
    assert.isFalse(areTied(candidate('A', { priority: 1 }), candidate('B'), many))
    assert.isFalse(areTied(candidate('A'), candidate('B', { everyDepartment: false, departmentIds: ['sales'] }), many))
    const of = (...departmentIds: string[]) => ({ everyDepartment: false, departmentIds })
    assert.isFalse(areTied(candidate('A', of('sales')), candidate('B', of('stock')), many))
    assert.isTrue(areTied(candidate('A', of('sales', 'stock')), candidate('B', of('stock')), many))
  })
})
