import type { LooseOverride } from './types.ts'

/** Parts of an override that are a name each: several domains may add to them. */
const NAMED: ReadonlySet<string> = new Set(['cells', 'inputs', 'screens', 'groups', 'facts'])
/** Parts that are lists. */
const LISTS: ReadonlySet<string> = new Set(['actions', 'absent'])

function joined(name: string, part: string, there: unknown, more: unknown): unknown {
  if (LISTS.has(part)) return [...(there as unknown[]), ...(more as unknown[])]
  const twice = NAMED.has(part) ? Object.keys(more as object).find((key) => key in (there as object)) : part
  if (twice !== undefined) throw new Error(`Two domains override '${twice}' of ${name}`)
  return { ...(there as object), ...(more as object) }
}

/**
 * What two domains show differently of one resource, together.
 * @param name of the resource
 * @throws Error when both override the same
 */
export function mergeOverrides(name: string, there: LooseOverride, more: LooseOverride): LooseOverride {
  const both: Record<string, unknown> = { ...there }
  for (const [part, value] of Object.entries(more))
    both[part] = both[part] === undefined ? value : joined(name, part, both[part], value)
  return both as LooseOverride
}
