import type { AnyResource } from '@barem/resources/kit'
import { policy, type Rule } from './policy.ts'

const areaOf = (rule: Rule): number | null | undefined =>
  rule === 'superAdmin' ? null : typeof rule === 'object' ? rule.area : undefined

/** Resources for which the policy names another area than their definition does, each with both areas. */
export function disputedAreas(
  resources: readonly AnyResource[],
  rules: Readonly<Record<string, Rule>> = policy,
): { name: string; defined: number | null; ruled: number | null }[] {
  return resources.flatMap(({ name, area: defined }) => {
    const rule = rules[`${name}.list`] ?? rules[`${name}.show`]
    const ruled = rule && areaOf(rule)
    return ruled === undefined || ruled === defined ? [] : [{ name, defined, ruled }]
  })
}
