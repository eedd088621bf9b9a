import { type AuditLogProvider, keys } from '@refinedev/core'
import { call } from '../http/client.ts'
import type { HistoryEntry } from '../resources/history/history.ts'
import { queryClient } from './queryClient.ts'

/** The newest entries of a record's history, and the number of all of them. */
export type HistoryPage = { entries: HistoryEntry[]; total: number }

/** The most entries that the server gives at once. */
const MOST = 100

/** The key of what is known of a record's history, by its path below the API's base; without one, of all histories. */
export const historyKey = (path?: string): unknown[] => (path ? keys().audit().resource(path) : keys().audit()).get()

/** One call, asked again like any other query when there is no answer: the hook around it asks once. */
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
async function newest(path: string, end: number): Promise<HistoryPage> {
  const { entries, total } = await part(path, 0, Math.min(end, MOST))
  const all = [...entries]
  for (let start = MOST; start < Math.min(end, total); start += MOST)
    all.push(...(await part(path, start, Math.min(end, start + MOST))).entries)
  // New entries between two calls shift the rest, so that a part may repeat entries of the one before.
  return { entries: [...new Map(all.map((entry) => [entry.id, entry])).values()], total }
}

/**
 * Refine's view of the history of records; `resource` is the path of one. It only reads: the server writes the history
 * along with every change. Refine's own changes log nothing, as there is no `create` here.
 */
export const auditLogProvider = {
  get: ({ resource, meta }) => newest(resource, Number(meta?.end)),
} as AuditLogProvider
