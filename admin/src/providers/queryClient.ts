import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../http/apiError.ts'
import { session } from '../session/session.ts'

/** Retries calls without an answer; a refusal is final. */
function retry(failures: number, error: unknown): boolean {
  return failures < 2 && !(error instanceof ApiError)
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { refetchOnWindowFocus: false, retry, staleTime: 0 },
    // Saving without a network fails at once instead of waiting for the network, so that people can go on typing.
    mutations: { networkMode: 'always' },
  },
})

let previous = session.get()

session.subscribe(() => {
  const next = session.get()
  const samePerson = next?.userId === previous?.userId && next?.tenantId === previous?.tenantId
  previous = next
  // Data loaded by one person is never shown to the next; a renewed token may only change what is allowed.
  if (samePerson) void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes('access') })
  else queryClient.clear()
})
