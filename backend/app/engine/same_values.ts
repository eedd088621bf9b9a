import type { Values } from './behaviour.ts'

const ordered = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => one.localeCompare(other)))
    : value

const nothing = (value: unknown) => value === null || value === undefined || value === ''

/** Whether two values of a field are equal, whatever the order of keys. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (nothing(one) || nothing(other)) return nothing(one) && nothing(other)
  if (typeof one !== 'object' || typeof other !== 'object') return false
  return JSON.stringify(ordered(one)) === JSON.stringify(ordered(other))
}

/** The values of `after` that differ from `before`. */
export const differing = (before: Values, after: Values): Values =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => !isSame(before[name], value)))
