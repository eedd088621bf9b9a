import { dayInVietnam } from '@barem/resources/kit'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useRested } from '../../resources/model/rested.ts'

const DEBOUNCE_MS = 500

/** What a screen of debts is narrowed to; it is in the address, so that Back works. */
export function useAsked() {
  const [search, setSearch] = useSearchParams()
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
