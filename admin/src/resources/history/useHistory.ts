import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../http/client.ts'
import type { HistoryEntry } from './history.ts'

const PAGE = 10

/** The query key of a record's history, by its path below the API's base; invalidate it after changing the record. */
export const historyKey = (path: string) => ['history', path] as const

export type HistoryPages = {
  /** Undefined until the first answer. */
  entries: HistoryEntry[] | undefined
  total: number
  failed: boolean
  loading: boolean
  more: () => void
  retry: () => void
}

/** The history of a record, newest first, page by page. */
export function useHistory(path: string): HistoryPages {
  const { data, isError, isFetching, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: historyKey(path),
    queryFn: async ({ pageParam, signal }) => {
      const { body, headers } = await call<HistoryEntry[]>(
        `${path}?${new URLSearchParams({ _start: String(pageParam), _end: String(pageParam + PAGE) })}`,
        { signal, quiet: true },
      )
      return { entries: body, total: Number(headers.get('X-Total-Count') ?? body.length) }
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (pages.length * PAGE < last.total ? pages.length * PAGE : undefined),
  })
  const pages = data?.pages
  // New entries between two requests shift the pages, so that a page may repeat entries of the one before.
  const entries = pages && [
    ...new Map(pages.flatMap((page) => page.entries).map((entry) => [entry.id, entry])).values(),
  ]
  return {
    entries,
    total: pages?.at(-1)?.total ?? 0,
    failed: isError,
    loading: isFetching,
    more: () => void fetchNextPage(),
    retry: () => void refetch(),
  }
}
