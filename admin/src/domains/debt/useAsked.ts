import { dayInVietnam } from '@barem/resources/kit'
import { useSearchParams } from 'react-router'

/** What the card of a customer is narrowed to; it is in the address, so that Back works. */
export function useAsked() {
  const [search, setSearch] = useSearchParams()
  const today = dayInVietnam(new Date())
  const asOf = search.get('asOf') ?? today
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
    asOf,
    isPast: asOf < today,
    /** The first day of the card; empty for all of it. */
    from: search.get('from') ?? '',
    page: Number(search.get('page') ?? 1),
    put,
  }
}

export type AskedFor = ReturnType<typeof useAsked>
