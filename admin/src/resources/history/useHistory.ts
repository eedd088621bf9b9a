import { useLogList } from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { historyKey } from '../../providers/audit.ts'
import type { HistoryEntry } from './history.ts'
import type { HistoryPage } from './newest.ts'
// What the provider reads with comes along with its only reader.
import './newest.ts'

const PAGE = 10

export type HistoryPages = {
  /** Undefined until the first answer. */
  entries: HistoryEntry[] | undefined
  total: number
  failed: boolean
  loading: boolean
  more: () => void
  retry: () => void
}

/** The history of a record, newest first: one list that grows by a page at a time. */
export function useHistory(path: string): HistoryPages {
  const client = useQueryClient()
  // The key leaves the end out: entries stay on screen when loading more of them fails.
  const queryKey = historyKey(path)
  const shown = client.getQueryData<HistoryPage>(queryKey)?.entries.length ?? 0
  const full = Math.max(1, Math.ceil(shown / PAGE)) * PAGE
  const [asked, setAsked] = useState({ path, end: 0 })
  const end = asked.path === path ? Math.max(asked.end, full) : full
  const { data, isError, isFetching, refetch } = useLogList<HistoryPage>({
    resource: path,
    meta: { end },
    queryOptions: { queryKey },
  })

  useEffect(() => {
    if (asked.end > 0) void refetch()
  }, [asked, refetch])

  return {
    entries: data?.entries,
    total: data?.total ?? 0,
    failed: isError,
    loading: isFetching,
    more: () => setAsked({ path, end: full + PAGE }),
    retry: () => void refetch(),
  }
}
