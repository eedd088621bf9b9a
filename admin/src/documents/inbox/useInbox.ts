import { resources } from '@barem/resources'
import type { AnyResource } from '@barem/resources/kit'
import { useSubscription } from '@refinedev/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { PACE_MS } from '../../providers/live.ts'
import { mayAct } from '../../session/permissions.ts'
import { useSession } from '../../session/session.ts'
import { INBOX, waitingQuery } from './waiting.ts'

/** Whether anything may wait for this person: documents that get approved and that they may see. */
export function useMayDecide(): boolean {
  const who = useSession()
  return resources.some(({ states, area }) => states?.approval && mayAct(who, area, 'v'))
}

/** Fetches a part of the inbox again when a document arrives, or is decided, elsewhere. */
export function useInboxNews(part: 'count' | 'page'): void {
  const client = useQueryClient()
  useSubscription({
    channel: INBOX,
    enabled: useMayDecide(),
    onLiveEvent: () => void client.invalidateQueries({ queryKey: [INBOX, part] }),
  })
}

/** The number of documents that wait for the person; null until it is known. */
export function useWaitingCount(): number | null {
  useSession()
  const enabled = useMayDecide()
  const { data } = useQuery({ ...waitingQuery(), enabled, staleTime: PACE_MS })
  useInboxNews('count')
  return data ?? null
}

const byName = new Map(resources.map((resource) => [resource.name, resource]))

export const definitionOfItem = (resource: string): AnyResource => byName.get(resource)!
