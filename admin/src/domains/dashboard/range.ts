import { rangeNames, type Days, type RangeName } from '@barem/resources/calc/ranges'
import { useSearchParams } from 'react-router'
import { formatDate } from '../../format/date.ts'
import type { Translate } from '../../i18n/translate.ts'

/** The first opening shows the past 12 months. */
const USUAL: RangeName = 'pastYear'

/** The range that is in the address, and what changes it there. */
export function useRange() {
  const [search, setSearch] = useSearchParams()
  const name = rangeNames.find((one) => one === search.get('range')) ?? USUAL
  const [from, to] = [search.get('from'), search.get('to')]
  const isChosen = name === 'custom' && from !== null && to !== null
  const shown = name === 'custom' && !isChosen ? USUAL : name
  const params = new URLSearchParams({ range: shown, ...(isChosen && { from, to }) })
  return {
    name: shown,
    chosen: isChosen ? { from, to } : null,
    /** What a question about the range says. */
    params,
    choose(next: RangeName, days?: Days) {
      setSearch(new URLSearchParams({ range: next, ...days }), { replace: true })
    },
  }
}

export type ChosenRange = ReturnType<typeof useRange>

/** Days as people write them: one, or the first and the last. */
export const daysText = (t: Translate, { from, to }: Days): string =>
  from === to ? formatDate(from) : t('dashboard.days', { from: formatDate(from), to: formatDate(to) })
