import { dayInVietnam } from '@barem/resources/kit'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { call } from '../../../http/client.ts'

export const BOOK_PAGE = '/finance-accounting/cash-book'

export type BookFund = {
  id: string
  code: string
  name: string
  kind: 'cash' | 'bank'
  bankName: string | null
  bankAccountNumber: string | null
  /** What it has at the end of the last day. */
  balance: string
}

export type BookRow = {
  id: string
  date: string
  document: string
  documentId: string
  code: string | null
  kind: string
  isUndone: boolean
  person: string | null
  content: string | null
  fund: { id: string; code: string; name: string }
  in: string | null
  out: string | null
  balance: string
}

export type CashBook = {
  funds: BookFund[]
  rows: BookRow[]
  sum: Record<'opening' | 'in' | 'out' | 'closing', string>
  total: number
}

/** The whole range of one fund, or of all. */
export type WholeBook = CashBook & { fundId: string | null; from: string | null; to: string }

/** The word of what an entry is. */
export const kindOf = ({ kind, isUndone }: BookRow): string => `cash.kinds.${isUndone ? 'reversal' : kind}`

/** What a cash book is narrowed to: this month until today unless the address says more. */
export function useAskedBook() {
  const [search, setSearch] = useSearchParams()
  const today = dayInVietnam(new Date())
  const put = (changes: Readonly<Record<string, string>>) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (!('page' in changes)) next.delete('page')
        for (const [name, value] of Object.entries(changes))
          if (value === '') next.delete(name)
          else next.set(name, value)
        return next
      },
      { replace: true },
    )
  const to = search.get('to') ?? today
  const asked = { fundId: search.get('fundId') ?? '', from: search.get('from') ?? `${to.slice(0, 7)}-01`, to }
  return { asked, page: Number(search.get('page') ?? 1), put }
}

export type AskedBook = ReturnType<typeof useAskedBook>['asked']

/** An address or a path with what a cash book is narrowed to. */
export const withAsked = (path: string, asked: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== ''))}`

/** What the server says of a cash book; the last answer stays until the next one comes. */
export function useBook<Answer>(path: string, asked: Readonly<Record<string, string>>, enabled = true) {
  const address = withAsked(path, asked)
  return useQuery({
    queryKey: ['cash-book', address],
    queryFn: async ({ signal }) => (await call<Answer>(address, { signal })).body,
    placeholderData: (before) => before,
    enabled,
  })
}
