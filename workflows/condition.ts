import { exactly } from '@barem/resources/calc/exact'

/**
 * What is known of a document when it is asked about: figures as decimal strings, days as YYYY-MM-DD, choices and ids
 * as text, several of them as a list; null, or nothing at all, while it is unknown.
 */
export type Fact = string | readonly string[] | null
export type Facts = Readonly<Record<string, Fact>>

const comparisons = {
  equal: (order: number) => order === 0,
  unequal: (order: number) => order !== 0,
  above: (order: number) => order > 0,
  below: (order: number) => order < 0,
  atLeast: (order: number) => order >= 0,
  atMost: (order: number) => order <= 0,
} as const satisfies Record<string, (order: number) => boolean>
export type Comparison = keyof typeof comparisons
export const comparisonNames = Object.keys(comparisons) as Comparison[]

/** One comparison of one fact: a leaf of a condition. */
export type Leaf =
  | { fact: string; is: Comparison; than: string }
  | { fact: string; between: readonly [string, string] }
  | { fact: string; oneOf: readonly string[] }
  | { fact: string; noneOf: readonly string[] }
  | { fact: string; known: boolean }

/**
 * A tree of conditions as plain data. `is` and `between` compare figures and days, both ends included; `oneOf` and
 * `noneOf` compare text, any of several; `known` asks whether there is anything to compare.
 */
export type Condition = Leaf | { all: readonly Condition[] } | { any: readonly Condition[] } | { not: Condition }

export const isLeaf = (condition: Condition): condition is Leaf => 'fact' in condition

/** The parts of a condition that is no leaf. */
export const partsOf = (condition: Exclude<Condition, Leaf>): readonly Condition[] =>
  'all' in condition ? condition.all : 'any' in condition ? condition.any : [condition.not]

/** The leaves of a condition, from left to right. */
export const leavesOf = (condition: Condition): Leaf[] =>
  isLeaf(condition) ? [condition] : partsOf(condition).flatMap(leavesOf)

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Minus one, zero or one as a value is below, equal to or above a bound; null when they do not compare. */
export function orderOf(value: string, bound: string): number | null {
  if (DAY.test(value) && DAY.test(bound)) return value < bound ? -1 : value > bound ? 1 : 0
  const [one, other] = [exactly(value), exactly(bound)]
  return one === null || other === null ? null : one.comparedTo(other)
}

function compares(value: string, leaf: Extract<Leaf, { is: Comparison }>): boolean | null {
  const order = orderOf(value, leaf.than)
  return order === null ? null : comparisons[leaf.is](order)
}

function isBetween(value: string, [from, to]: readonly [string, string]): boolean | null {
  const [low, high] = [orderOf(value, from), orderOf(value, to)]
  return low === null || high === null ? null : low >= 0 && high <= 0
}

/** Whether a leaf holds; null while that is unknown. */
export function leafHolds(leaf: Leaf, facts: Facts): boolean | null {
  const fact = facts[leaf.fact] ?? null
  if ('known' in leaf) return (fact !== null) === leaf.known
  if (fact === null) return null
  const all = typeof fact === 'string' ? [fact] : fact
  if ('oneOf' in leaf) return all.some((one) => leaf.oneOf.includes(one))
  if ('noneOf' in leaf) return !all.some((one) => leaf.noneOf.includes(one))
  if (typeof fact !== 'string') return null
  return 'is' in leaf ? compares(fact, leaf) : isBetween(fact, leaf.between)
}

/** `settled` if a part says so, null if one of the others is unknown, else the opposite. */
function over(parts: readonly Condition[], settled: boolean, facts: Facts): boolean | null {
  const answers = parts.map((part) => holds(part, facts))
  if (answers.includes(settled)) return settled
  return answers.includes(null) ? null : !settled
}

/**
 * Whether a condition holds; null while that is unknown. A comparison with a fact that is missing, or with no figure
 * where one is compared, is unknown, and so is its opposite: a document without a cost is not one whose margin is not
 * below 3 %.
 */
export function holds(condition: Condition, facts: Facts): boolean | null {
  if (isLeaf(condition)) return leafHolds(condition, facts)
  if ('all' in condition) return over(condition.all, false, facts)
  if ('any' in condition) return over(condition.any, true, facts)
  const answer = holds(condition.not, facts)
  return answer === null ? null : !answer
}

/** A condition with its answer, and that of each of its parts; leaves say what was compared. */
export type Explained =
  | { leaf: Leaf; value: Fact; answer: boolean | null }
  | { how: 'all' | 'any' | 'not'; parts: readonly Explained[]; answer: boolean | null }

/** Why a condition holds or does not. */
export function explain(condition: Condition, facts: Facts): Explained {
  const answer = holds(condition, facts)
  if (isLeaf(condition)) return { leaf: condition, value: facts[condition.fact] ?? null, answer }
  const how = 'all' in condition ? 'all' : 'any' in condition ? 'any' : 'not'
  return { how, parts: partsOf(condition).map((part) => explain(part, facts)), answer }
}
