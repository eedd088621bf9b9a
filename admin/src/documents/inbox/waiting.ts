import { queryOptions } from '@tanstack/react-query'
import { call } from '../../http/client.ts'
import { session } from '../../session/session.ts'

/** Also the query key of everything to be fetched again after a decision, and the channel of its news. */
export const INBOX = 'approvals'

/** The number of documents that wait for the person who is signed in. */
export function waitingQuery() {
  const who = session.get()
  return queryOptions({
    queryKey: [INBOX, 'count', who?.tenantId, who?.userId],
    queryFn: async ({ signal }) =>
      Number(
        (await call(`approvals/inbox?_start=0&_end=0`, { signal, quiet: true })).headers.get('X-Total-Count') ?? 0,
      ),
    retry: false,
  })
}
