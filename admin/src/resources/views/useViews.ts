import type { AnyResource } from '@barem/resources/kit'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../http/client.ts'
import { useSession } from '../../session/session.ts'
import type { Session } from '../../session/token.ts'
import type { SavedView } from './view.ts'

const FRESH_MS = 60_000

/** The query key of a list's views; a person's rights decide what they see of them. */
export const viewsKey = (who: Session | null, resource: string) => [
  'views',
  who?.tenantId,
  who?.userId,
  resource,
  'access',
]

export type Views = {
  all: SavedView[]
  /** The one that the person's list opens with. */
  usual: SavedView | null
  /** Whether it is not known yet which there are. */
  waiting: boolean
  failed: boolean
  retry: () => void
}

const NONE: SavedView[] = []

/** The views of a list that the person has: their own and the shared ones. */
export function useViews({ name }: AnyResource): Views {
  const who = useSession()
  const {
    data: all = NONE,
    isPending,
    isError,
    refetch,
  } = useQuery({
    queryKey: viewsKey(who, name),
    queryFn: async ({ signal }) => (await call<SavedView[]>(`views?resource=${name}`, { signal, quiet: true })).body,
    staleTime: FRESH_MS,
    retry: false,
  })
  return {
    all,
    usual: all.find(({ isDefault }) => isDefault) ?? null,
    waiting: isPending,
    failed: isError,
    retry: () => void refetch(),
  }
}
