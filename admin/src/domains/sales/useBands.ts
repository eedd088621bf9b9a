import type { DeviationBand } from '@barem/resources/calc/bands'
import { areas } from '@barem/resources/areas'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../http/client.ts'
import { useAllowed } from '../../session/useAllowed.ts'

const NONE: readonly DeviationBand[] = []

/** The company's deviation bands; none for people who may not see them. */
export function useBands(): readonly DeviationBand[] {
  const allowed = useAllowed(areas.warehouseConfig, 'v')
  const { data } = useQuery({
    queryKey: ['bands'],
    queryFn: async ({ signal }) =>
      (await call<DeviationBand[]>('warehouse-configs?_start=0&_end=100', { signal, quiet: true })).body,
    enabled: allowed,
    staleTime: 5 * 60_000,
  })
  return data ?? NONE
}
