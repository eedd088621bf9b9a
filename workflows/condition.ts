import { exactly, type Figure } from '@barem/resources/calc/exact'

/** What is known of a document when it is asked about: figures as decimal strings, choices and ids as text. */
export type Facts = Readonly<Record<string, Figure>>

const comparisons = {
  equal: (order: number) => order === 0,
  above: (order: number) => order > 0,
  below: (order: number) => order < 0,
  atLeast: (order: number) => order >= 0,
  atMost: (order: number) => order <= 0,
} as const satisfies Record<string, (order: number) => boolean>
export type Comparison = keyof typeof comparisons

/** A tree of conditions as plain data. `is` compares figures, `oneOf` compares text. */
export type Condition =
  | { fact: string; is: Comparison; than: string }
  | { fact: string; oneOf: readonly string[] }
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }
  | { not: Condition }

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
  if ('all' in condition) return over(condition.all, false, facts)
  if ('any' in condition) return over(condition.any, true, facts)
  if ('not' in condition) {
    const answer = holds(condition.not, facts)
    return answer === null ? null : !answer
  }
  const fact = facts[condition.fact] ?? null
  if ('oneOf' in condition) return fact === null ? null : condition.oneOf.includes(fact)
  const [value, bound] = [exactly(fact), exactly(condition.than)]
  return value === null || bound === null ? null : comparisons[condition.is](value.comparedTo(bound))
}
