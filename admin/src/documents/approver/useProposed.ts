import { useQuery } from '@tanstack/react-query'
import type { AnyResource } from '@barem/resources/kit'
import { fetchOptions, type Option, optionsKey } from '../../resources/model/options.ts'
import { session } from '../../session/session.ts'

const FRESH_MS = 60_000

/** Approvers that the person asked before and may ask again, the last one first; undefined until they are known. */
export function useProposed(definition: AnyResource, field: string, enabled: boolean): Option[] | undefined {
  return useQuery({
    queryKey: [...optionsKey(definition, field), 'proposed', session.get()?.userId],
    queryFn: ({ signal }) => fetchOptions(definition, field, { proposed: 'true', _end: '5' }, signal),
    enabled,
    staleTime: FRESH_MS,
    retry: false,
  }).data
}
