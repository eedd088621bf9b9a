import type { NamedRoute } from '#app/http/route_list'
import type { Rule } from '#app/routing/rule'

/** The file that the policy is printed to, from the folder of the server. */
export const POLICY_PRINT = 'app/identity/policy.txt'

/** A rule as it is printed: `13.c`, `34.v and 19.v`, `19.u or own`, `24.u or own with c`. */
function ruleText(rule: Rule | null): string {
  if (rule === null) return 'NOBODY KNOWS'
  if (typeof rule === 'string') return rule
  const { area, levels, also, own } = rule
  return [
    `${area}.${levels.join('')}`,
    ...(also === undefined ? [] : ['and', `${also.area}.${also.level}`]),
    ...(own ? [own === 'c' ? 'or own with c' : 'or own'] : []),
  ].join(' ')
}

/** The rule that a print says. */
export function ruleIn(text: string): Rule {
  const found = /^(\d+)\.([vcudf]+)(?: and (\d+)\.([vcudf]))?( or own(?: with c)?)?$/.exec(text)
  if (!found) return text as Rule
  const [, area, levels, alsoArea, alsoLevel, own] = found
  return {
    area: Number(area),
    levels: [...levels!] as never,
    ...(alsoArea !== undefined && { also: { area: Number(alsoArea), level: alsoLevel as never } }),
    ...(own !== undefined && { own: own.endsWith('c') ? 'c' : true }),
  }
}

/**
 * Who may call what, a line for each route by its name: name, method, path and rule, for people to read and for git to
 * show what a change opens or closes.
 */
export function printPolicy(routes: readonly NamedRoute[], policy: Readonly<Record<string, Rule>>): string {
  const lines = routes
    .map(({ name, method, pattern }) => [
      name,
      method,
      pattern,
      ruleText(Object.hasOwn(policy, name) ? policy[name]! : null),
    ])
    .sort(([one], [other]) => (one! < other! ? -1 : 1))
  const widths = [0, 1, 2].map((column) => Math.max(...lines.map((line) => line[column]!.length)))
  return lines
    .map(
      (line) =>
        `${line
          .map((part, column) => part.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('')
}

/** The rules that a print says, by the name of their route. */
export const rulesIn = (print: string): Record<string, Rule> =>
  Object.fromEntries(
    print
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/ {2,}/))
      .map(([name, , , rule]) => [name!, ruleIn(rule!)]),
  )
