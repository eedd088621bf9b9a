import { rangeOf, type Days, type RangeName } from '@barem/resources/calc/ranges'
import { dayInVietnam } from '@barem/resources/kit'
import { useState } from 'react'

/** A range of days that is chosen here; the past 12 months at first. */
export function useDays() {
  const [{ name, chosen }, set] = useState<{ name: RangeName; chosen: Days | null }>({ name: 'pastYear', chosen: null })
  const today = dayInVietnam(new Date())
  const { from, to } = rangeOf(name, today, chosen ?? { from: today, to: today })
  return {
    ...{ name, chosen, params: new URLSearchParams({ from, to }) },
    query: `from=${from}&to=${to}`,
    choose: (next: RangeName, days: Days | null = null) => set({ name: next, chosen: days }),
  }
}
