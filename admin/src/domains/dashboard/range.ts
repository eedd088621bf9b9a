import { isChoosable, rangeNames, type Days, type RangeName } from '@barem/resources/calc/ranges'
import { isDay } from '@barem/resources/kit'
import { useSearchParams } from 'react-router'
import { session } from '../../session/session.ts'
import { readStored, writeStored } from '../../storage.ts'

type Chosen = { name: RangeName; chosen: Days | null }

/** The first opening shows the past 12 months. */
const USUAL: Chosen = { name: 'pastYear', chosen: null }

/** The range that a query names; null where it names none that can be shown. */
export function rangeIn(query: URLSearchParams): Chosen | null {
  const name = rangeNames.find((one) => one === query.get('range'))
  if (!name) return null
  if (name !== 'custom') return { name, chosen: null }
  const days: Days = { from: query.get('from') ?? '', to: query.get('to') ?? '' }
  return isDay(days.from) && isDay(days.to) && isChoosable(days) ? { name, chosen: days } : null
}

const queryOf = (name: RangeName, days: Days | null) => new URLSearchParams({ range: name, ...days })

/** One for each person and company. */
const key = () => `dashboardRange.${session.get()?.tenantId}.${session.get()?.userId}`

/** What the person chose last on this device. */
function remembered(): Chosen | null {
  const stored = readStored<unknown>(key())
  return typeof stored === 'string' ? rangeIn(new URLSearchParams(stored)) : null
}

/** The range that is in the address, else the one that was chosen last; and what changes it in both. */
export function useRange() {
  const [search, setSearch] = useSearchParams()
  const { name, chosen } = rangeIn(search) ?? remembered() ?? USUAL
  return {
    name,
    chosen,
    /** What a question about the range says. */
    params: queryOf(name, chosen),
    choose(next: RangeName, days: Days | null = null) {
      const query = queryOf(next, days)
      writeStored(key(), String(query))
      setSearch(query, { replace: true })
    },
  }
}
