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

/** Whether a condition holds. A fact that is missing, or no figure where one is compared, makes a comparison false. */
export function holds(condition: Condition, facts: Facts): boolean {
  if ('all' in condition) return condition.all.every((part) => holds(part, facts))
  if ('any' in condition) return condition.any.some((part) => holds(part, facts))
  if ('not' in condition) return !holds(condition.not, facts)
  const fact = facts[condition.fact] ?? null
  if ('oneOf' in condition) return fact !== null && condition.oneOf.includes(fact)
  const [value, bound] = [exactly(fact), exactly(condition.than)]
  return value !== null && bound !== null && comparisons[condition.is](value.comparedTo(bound))
}
