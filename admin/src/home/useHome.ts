import type { FieldType } from '@barem/resources/kit'
import { useQuery } from '@tanstack/react-query'
import { call } from '../http/client.ts'
import { PACE_MS } from '../providers/live.ts'
import { useSession } from '../session/session.ts'

/** A document that waits, and what is done about it. */
export type HomeRow = {
  resource: string
  id: string
  code: string
  name: string | null
  /** The day by which it is due, or the moment since which it waits. */
  due: string | null
  figure: { type: FieldType; value: string } | null
  /** How many of its open lines lack goods; null where nothing is held for it. */
  short: number | null
  /** An action of its states, `edit`, `show` or `make`; null for none. */
  action: string | null
  makes: { resource: string; by: string } | null
  /** The page of a row of a list, where it is acted on; null where its document has it. */
  path: string | null
}

/** A question of work: how much there is of it, and the most urgent rows. */
export type HomeTile = {
  name: string
  count: number
  of: { resource: string; from: string | null; count: number }[]
  rows: HomeRow[]
}

export type Home = { tiles: HomeTile[]; setup: Readonly<Record<string, boolean>> | null }

/** The query key of everything to be fetched again once work is done. */
export const HOME = 'home'

/** What waits for the person, asked for anew each minute. @param tile the one tile that is asked for; null for all */
export function useHome(tile: string | null) {
  const who = useSession()
  return useQuery({
    queryKey: [HOME, who?.tenantId, who?.userId, tile],
    queryFn: async ({ signal }) =>
      (await call<Home>(tile ? `home?tile=${tile}` : 'home', { signal, quiet: true })).body,
    refetchInterval: PACE_MS,
    placeholderData: (before) => before,
    retry: false,
  })
}
