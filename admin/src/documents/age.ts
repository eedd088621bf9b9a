const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export type Age = { unit: 'now' | 'minutes' | 'hours' | 'days'; count: number }

/** How long ago a moment was, in the largest unit that fits. */
export function ageOf(moment: string, now = Date.now()): Age {
  const passed = Math.max(0, now - new Date(moment).getTime())
  if (passed < MINUTE) return { unit: 'now', count: 0 }
  if (passed < HOUR) return { unit: 'minutes', count: Math.floor(passed / MINUTE) }
  if (passed < DAY) return { unit: 'hours', count: Math.floor(passed / HOUR) }
  return { unit: 'days', count: Math.floor(passed / DAY) }
}

/** How long a decision has waited, for its colour: `soon` from two days on, `late` from five. */
export function waitedFor(since: string, now = Date.now()): 'fresh' | 'soon' | 'late' {
  const { unit, count } = ageOf(since, now)
  if (unit !== 'days') return 'fresh'
  return count >= 5 ? 'late' : count >= 2 ? 'soon' : 'fresh'
}
