import { call } from '../../http/client.ts'
import { queryClient } from '../../providers/queryClient.ts'
import type { HistoryEntry } from './history.ts'

/** The newest entries of a record's history, and the number of all of them. */
export type HistoryPage = { entries: HistoryEntry[]; total: number }

/** The most entries that the server gives at once. */
const MOST = 100

/** One request; it is repeated when no answer comes, since Refine's hook does not repeat it. */
const part = (path: string, start: number, end: number): Promise<HistoryPage> =>
  queryClient.fetchQuery({
    queryKey: ['history part', path, start, end],
    async queryFn({ signal }) {
      const range = new URLSearchParams({ _start: String(start), _end: String(end) })
      const { body, headers } = await call<HistoryEntry[]>(`${path}?${range}`, { signal, quiet: true })
      return { entries: body, total: Number(headers.get('X-Total-Count') ?? body.length) }
    },
    staleTime: 0,
    gcTime: 0,
  })

/** The newest entries up to `end`. */
export async function newest(path: string, end: number): Promise<HistoryPage> {
  const { entries, total } = await part(path, 0, Math.min(end, MOST))
  const all = [...entries]
  for (let start = MOST; start < Math.min(end, total); start += MOST)
    all.push(...(await part(path, start, Math.min(end, start + MOST))).entries)
  // New entries between two calls shift the rest, so that a part may repeat entries of the one before.
  return { entries: [...new Map(all.map((entry) => [entry.id, entry])).values()], total }
}
