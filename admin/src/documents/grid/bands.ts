import { useQuery } from '@tanstack/react-query'
import { areas } from '@barem/resources/areas'
import type { DeviationBand } from '@barem/resources/calc/bands'
import { call } from '../../http/client.ts'
import { useAllowed } from '../../session/permissions.ts'

const NONE: readonly DeviationBand[] = []

/** The company's bands of weight deviation; none for those who may not see them. */
export function useBands(): readonly DeviationBand[] {
  const allowed = useAllowed(areas.warehouseConfig, 'v')
  const { data } = useQuery({
    queryKey: ['bands'],
    queryFn: async ({ signal }) => (await call<DeviationBand[]>('warehouse-configs?_start=0&_end=100', { signal, quiet: true })).body,
    enabled: allowed,
    staleTime: 300_000,
  })
  return data ?? NONE
}
