import { resources } from '@barem/resources'
import type { AnyResource } from '@barem/resources/kit'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../http/client.ts'
import { mayAct } from '../../session/permissions.ts'
import { useSession } from '../../session/session.ts'

/** Also the query key of everything to be fetched again after a decision. */
export const INBOX = 'approvals'

const FRESH_MS = 60_000

/** Whether anything may wait for this person: documents that get approved and that they may see. */
export function useMayDecide(): boolean {
  const who = useSession()
  return resources.some(({ states, area }) => states?.approval && mayAct(who, area, 'v'))
}

/** The number of documents that wait for the person; null until it is known. */
export function useWaitingCount(): number | null {
  const who = useSession()
  const enabled = useMayDecide()
  const { data } = useQuery({
    queryKey: [INBOX, 'count', who?.tenantId, who?.userId],
    queryFn: async ({ signal }) =>
      Number(
        (await call(`approvals/inbox?_start=0&_end=0`, { signal, quiet: true })).headers.get('X-Total-Count') ?? 0,
      ),
    enabled,
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
    refetchOnWindowFocus: true,
    retry: false,
  })
  return data ?? null
}

const byName = new Map(resources.map((resource) => [resource.name, resource]))

export const definitionOfItem = (resource: string): AnyResource => byName.get(resource)!
