import { areas } from '@barem/resources/areas'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../http/client.ts'
import { useAllowed } from '../../../session/useAllowed.ts'

/** Names that products of a type usually have, each with its unit or a hint; empty for people who may not see types. */
export function useTemplate(productTypeId: string | null | undefined): Readonly<Record<string, string>> {
  const allowed = useAllowed(areas.productTypeAndGroup, 'v')
  const { data } = useQuery({
    queryKey: ['product-types', 'template', productTypeId],
    queryFn: async ({ signal }) =>
      (
        await call<{ attributeTemplate: Record<string, string> | null }>(`product-types/${productTypeId}`, {
          signal,
          quiet: true,
        })
      ).body.attributeTemplate ?? {},
    enabled: allowed && Boolean(productTypeId),
    staleTime: 60_000,
  })
  return data ?? {}
}
