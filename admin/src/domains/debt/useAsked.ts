import { dayInVietnam } from '@barem/resources/kit'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { keepFilter, keptFilter } from './lastFilter.ts'
import { useRested } from '../../resources/model/rested.ts'

const DEBOUNCE_MS = 500

/**
 * What a screen of debts is narrowed to; it is in the address, so that Back works.
 * @param keeps whether it is a list, which begins with what it was narrowed to last on this device
 */
export function useAsked(keeps = false) {
  const [written, setSearch] = useSearchParams()
  const [isFresh, setFresh] = useState(() => keeps && written.size === 0 && keptFilter() !== null)
  const search = isFresh ? keptFilter()! : written
  useEffect(() => {
    if (!isFresh) return
    setSearch(search, { replace: true })
    setFresh(false)
  }, [])
  useEffect(() => {
    if (keeps && !isFresh) keepFilter(written)
  }, [written])
  const [typed, setTyped] = useState(search.get('q') ?? '')
  const today = dayInVietnam(new Date())
  const asOf = search.get('asOf') ?? today
  const q = useRested(typed.trim(), DEBOUNCE_MS)
  const put = (name: string, value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (name !== 'page') next.delete('page')
        if (value === '') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  return {
    q,
    typed,
    type(text: string) {
      setTyped(text)
      put('q', text.trim())
    },
    asOf,
    isPast: asOf < today,
    /** The first day of a card; empty for all of it. */
    from: search.get('from') ?? '',
    show: search.get('show') ?? 'all',
    page: Number(search.get('page') ?? 1),
    put,
  }
}

export type AskedFor = ReturnType<typeof useAsked>
