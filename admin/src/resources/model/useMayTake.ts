import type { AnyResource } from '@barem/resources/kit'
import { useAllowed } from '../../session/useAllowed.ts'

/** Whether a person who writes a document may take an action with it: only one of an area of its own asks for more. */
export function useMayTake({ area, states }: AnyResource, action: string | null): boolean {
  const own = (action !== null && states?.actions[action]?.area) || null
  const may = useAllowed(own ?? area, 'u')
  return action !== null && (own === null || may)
}
