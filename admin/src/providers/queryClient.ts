import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../http/apiError.ts'
import { session } from '../session/session.ts'

/** An answer, however unwelcome, is an answer; only silence is asked again. */
function retry(failures: number, error: unknown): boolean {
  return failures < 2 && !(error instanceof ApiError)
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { refetchOnWindowFocus: false, retry, staleTime: 0 },
    // Whoever saves without a network is told so at once and goes on typing, instead of waiting for the network to
    // come back.
    mutations: { networkMode: 'always' },
  },
})

let previous = session.get()

session.subscribe(() => {
  const next = session.get()
  const samePerson = next?.userId === previous?.userId && next?.tenantId === previous?.tenantId
  previous = next
  // What one person has loaded is never shown to the next; a renewed token may only change what is allowed.
  if (samePerson) void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes('access') })
  else queryClient.clear()
})
