import { goodsLength, type LongGoods } from '@barem/resources/calc/cutting'
import type { Figure } from '@barem/resources/calc/exact'
import { useQueries } from '@tanstack/react-query'
import { call } from '../../../http/client.ts'

/**
 * The lengths in metres of the bars of these products, by product, as far as they are known. They are read of the
 * products: the server works out no length of a line that it refuses, and that is the line to draw.
 */
export const useLengths = (productIds: readonly string[]): ReadonlyMap<string, Figure> =>
  useQueries({
    queries: [...new Set(productIds)].map((id) => ({
      queryKey: ['length of a bar', id],
      queryFn: async ({ signal }: { signal?: AbortSignal }) => {
        const { body } = await call<LongGoods>(`products/${id}`, { signal, quiet: true, mayBeRefused: true })
        return [id, goodsLength(body)] as const
      },
      staleTime: 60_000,
      retry: false,
    })),
    combine: (answers) => new Map(answers.flatMap(({ data }) => (data ? [data] : []))),
  })
