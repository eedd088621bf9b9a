import { isLeaf, type Comparison, type Condition, type FactType, type Leaf } from '@barem/workflows'
import type { RuleGroupType, RuleType } from 'react-querybuilder'

/** Operators as the editor calls them; `known` and `unknown` take no value. */
export type Operator = Comparison | 'between' | 'oneOf' | 'noneOf' | 'known' | 'unknown'

const comparisons = ['atLeast', 'atMost', 'above', 'below', 'equal', 'unequal'] as const

/** Operators that a fact can be compared by. */
export const operatorsOf = ({ kind }: Pick<FactType, 'kind'>): readonly Operator[] =>
  kind === 'figure' || kind === 'day'
    ? [...comparisons, 'between', 'known', 'unknown']
    : ['oneOf', 'noneOf', 'known', 'unknown']

function ruleOf(leaf: Leaf): RuleType {
  const { fact: field } = leaf
  if ('known' in leaf) return { field, operator: leaf.known ? 'known' : 'unknown', value: '' }
  if ('between' in leaf) return { field, operator: 'between', value: [...leaf.between] }
  if ('is' in leaf) return { field, operator: leaf.is, value: leaf.than }
  return 'oneOf' in leaf
    ? { field, operator: 'oneOf', value: [...leaf.oneOf] }
    : { field, operator: 'noneOf', value: [...leaf.noneOf] }
}

/** A condition as the editor holds it: always a group at the top. */
export function queryOf(condition: Condition | null): RuleGroupType {
  if (condition === null) return { combinator: 'and', rules: [] }
  if (isLeaf(condition)) return { combinator: 'and', rules: [ruleOf(condition)] }
  if ('not' in condition) return { ...queryOf(condition.not), not: true }
  const [combinator, parts] = 'all' in condition ? ['and', condition.all] : ['or', condition.any]
  return {
    combinator: combinator as 'and' | 'or',
    rules: (parts as readonly Condition[]).map((part) => (isLeaf(part) ? ruleOf(part) : queryOf(part))),
  }
}

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : value ? [String(value)] : [])

function leafOf({ field: fact, operator, value }: RuleType): Leaf {
  const how = operator as Operator
  if (how === 'known' || how === 'unknown') return { fact, known: how === 'known' }
  if (how === 'between') return { fact, between: [texts(value)[0] ?? '', texts(value)[1] ?? ''] }
  if (how === 'oneOf') return { fact, oneOf: texts(value) }
  return how === 'noneOf' ? { fact, noneOf: texts(value) } : { fact, is: how, than: texts(value)[0] ?? '' }
}

/** The condition of the editor; null while it has none. */
export function conditionOf({ combinator, rules, not }: RuleGroupType): Condition | null {
  const parts = rules.flatMap((rule): Condition[] => {
    if (typeof rule === 'string') return []
    if (!('rules' in rule)) return [leafOf(rule)]
    const inner = conditionOf(rule)
    return inner === null ? [{ any: [] }] : [inner]
  })
  if (parts.length === 0) return null
  const whole: Condition = parts.length === 1 ? parts[0]! : combinator === 'or' ? { any: parts } : { all: parts }
  return not ? { not: whole } : whole
}
