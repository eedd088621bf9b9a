import { test } from '@japa/runner'
import { comparisonNames, holds, isLeaf, type Condition, type Facts, type Leaf } from '@barem/workflows'
import fc from 'fast-check'
import { DRAW } from '#tests/support/draw'
import { onDatabase } from '#tests/support/server'
import { times } from '#tests/support/soak'

const operators = { equal: '=', unequal: '<>', above: '>', below: '<', atLeast: '>=', atMost: '<=' } as const
const words = ['retail', 'dealer', 'project'] as const

/** A fact of the JSON `f` as the type that it is compared as; null where it is unknown. */
const sqlOf = (fact: string) =>
  fact === 'day' ? `(f ->> '${fact}')::date` : fact === 'kind' ? `(f ->> '${fact}')` : `(f ->> '${fact}')::numeric`
const literal = (fact: string, value: string) => (fact === 'day' ? `date '${value}'` : `${value}::numeric`)
const list = (values: readonly string[]) => `array[${values.map((one) => `'${one}'`).join(', ')}]::text[]`

/** Whether any of the values of a fact is one of these; null where it is unknown. */
const isAmong = (fact: string, values: readonly string[]) =>
  fact === 'groups'
    ? `case when f ? 'groups' then f -> 'groups' ?| ${list(values)} end`
    : `${sqlOf(fact)} = any(${list(values)})`

function leafSql(leaf: Leaf): string {
  const { fact } = leaf
  if ('known' in leaf) return `(f -> '${fact}') is ${leaf.known ? 'not null' : 'null'}`
  if ('oneOf' in leaf) return isAmong(fact, leaf.oneOf)
  if ('noneOf' in leaf) return `not (${isAmong(fact, leaf.noneOf)})`
  if ('between' in leaf)
    return `${sqlOf(fact)} between ${literal(fact, leaf.between[0])} and ${literal(fact, leaf.between[1])}`
  return `${sqlOf(fact)} ${operators[leaf.is]} ${literal(fact, leaf.than)}`
}

/** The same tree as SQL, whose logic has three values too. */
function conditionSql(condition: Condition): string {
  if (isLeaf(condition)) return `(${leafSql(condition)})`
  if ('not' in condition) return `(not ${conditionSql(condition.not)})`
  const [parts, word, none] = 'all' in condition ? [condition.all, 'and', 'true'] : [condition.any, 'or', 'false']
  return parts.length === 0 ? none : `(${parts.map(conditionSql).join(` ${word} `)})`
}

const figure = fc.integer({ min: -40, max: 40 }).map((quarters) => String(quarters / 4))
const day = fc.integer({ min: 10, max: 19 }).map((one) => `2026-11-${one}`)
// Nothing to compare with is refused before it is published.
const some = fc.subarray([...words], { minLength: 1 })
const comparable = fc.oneof(
  fc.tuple(fc.constantFrom('amount', 'margin'), figure, figure),
  fc.tuple(fc.constant('day'), day, day),
)
const leaf: fc.Arbitrary<Leaf> = fc.oneof(
  fc.tuple(comparable, fc.constantFrom(...comparisonNames)).map(([[fact, than], is]) => ({ fact, is, than })),
  comparable.map(([fact, one, other]) => ({ fact, between: [one, other] as const })),
  fc.tuple(fc.constantFrom('kind', 'groups'), some).map(([fact, oneOf]) => ({ fact, oneOf })),
  fc.tuple(fc.constantFrom('kind', 'groups'), some).map(([fact, noneOf]) => ({ fact, noneOf })),
  fc.tuple(fc.constantFrom('amount', 'kind', 'groups'), fc.boolean()).map(([fact, known]): Leaf => ({ fact, known })),
)
const { tree } = fc.letrec<{ tree: Condition }>((again) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.array(again('tree'), { maxLength: 3 }).map((all): Condition => ({ all })),
    fc.array(again('tree'), { maxLength: 3 }).map((any): Condition => ({ any })),
    again('tree').map((not): Condition => ({ not })),
  ),
}))
const facts: fc.Arbitrary<Facts> = fc.record(
  { amount: figure, margin: figure, day, kind: fc.constantFrom(...words), groups: fc.subarray([...words]) },
  { requiredKeys: [] },
)

test.group('conditions', () => {
  test('hold, do not, or are unknown as the same tree does in SQL, with nulls', async ({ assert }) => {
    const cases = fc.sample(fc.tuple(tree, facts), { numRuns: times(500, 5000), seed: DRAW })
    const seen = { true: 0, false: 0, null: 0 }
    await onDatabase(async (client) => {
      for (const [condition, known] of cases) {
        const { rows } = await client.query<{ answer: boolean | null }>(
          `select ${conditionSql(condition)} as answer from (select $1::jsonb as f) one`,
          [JSON.stringify(known)],
        )
        const { answer } = rows[0]!
        seen[`${answer}`]++
        assert.equal(holds(condition, known), answer, JSON.stringify({ condition, known }))
      }
    })
    for (const [answer, count] of Object.entries(seen)) assert.isAbove(count, 20, answer)
  })
})
