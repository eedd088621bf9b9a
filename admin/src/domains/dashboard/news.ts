import { useSubscription } from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../http/client.ts'
import { addChannel } from '../../providers/live.ts'
import { session } from '../../session/session.ts'

/** The channel of postings that change figures, and the query key of all figures. */
export const FIGURES = 'figures'

/** How often a visible tab asks for postings, so that they are seen within seconds. */
const PACE_MS = 4_000

const versionKey = () => ['figuresVersion', session.get()?.tenantId, session.get()?.userId]

addChannel(FIGURES, {
  query: () => ({
    queryKey: versionKey(),
    queryFn: async ({ signal }) =>
      (await call<{ version: string }>('dashboard/version', { signal, quiet: true })).body.version,
    retry: false,
  }),
  paceMs: PACE_MS,
})

/** Reads the figures again once something was posted since they were `version`. */
export function useFigureNews(version: string | undefined): void {
  const client = useQueryClient()
  useEffect(() => {
    if (version) client.setQueryData(versionKey(), version)
  }, [client, version])
  useSubscription({
    channel: FIGURES,
    onLiveEvent: () => void client.invalidateQueries({ queryKey: [FIGURES] }),
  })
}
