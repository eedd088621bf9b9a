import { keepPreviousData, useQuery, type QueryClient } from '@tanstack/react-query'
import { call } from '../http/client.ts'
import { useRested } from '../resources/model/rested.ts'
import type { Goods } from './model/line.ts'

/** Where goods are looked for, and for whom. */
export interface Shelf {
  /** The document's resource. */
  resource: string
  /** Whose last prices are shown; null while nobody is chosen. */
  partnerId: string | null
  /** The endpoint's name for that parameter; null where nobody's prices are shown. */
  partner: string | null
}

const SHOWN = 12
const DEBOUNCE_MS = 120
/** Prices change by the hour, not by the minute. */
const FRESH_MS = 60_000

const searchKey = ({ resource, partnerId }: Shelf, q: string) => ['goods', resource, partnerId, q] as const

async function fetchGoods(
  { resource, partner, partnerId }: Shelf,
  query: Record<string, string>,
  signal?: AbortSignal,
): Promise<Goods[]> {
  const asked = new URLSearchParams({ ...query, ...(partner && partnerId && { [partner]: partnerId }) })
  return (await call<Goods[]>(`${resource}/goods?${asked}`, { signal, quiet: true })).body
}

/** The question for goods that hold the words of `q`. */
export const searchOf = (shelf: Shelf, q: string) => ({
  queryKey: searchKey(shelf, q),
  queryFn: ({ signal }: { signal?: AbortSignal }) =>
    fetchGoods(shelf, { ...(q && { q }), _start: '0', _end: String(SHOWN) }, signal),
  staleTime: FRESH_MS,
  // Without a network this fails at once; it is asked again when the network is back.
  networkMode: 'always' as const,
  refetchOnReconnect: true,
})

/** Goods that hold the words of `typed`; nothing is fetched while closed. */
export function useGoods(
  shelf: Shelf,
  typed: string,
  open: boolean,
): { goods: Goods[]; loading: boolean; failed: boolean; of: string } {
  const q = useRested(typed.trim(), DEBOUNCE_MS)
  const { data, isFetching, isError, isPlaceholderData, failureCount } = useQuery({
    ...searchOf(shelf, q),
    placeholderData: keepPreviousData,
    enabled: open,
  })
  return {
    goods: data ?? [],
    loading: (isFetching && failureCount === 0) || q !== typed.trim(),
    failed: isError || failureCount > 0,
    of: isPlaceholderData ? '' : q,
  }
}

/** Goods that hold the words of `q`, from memory if they were fetched before. */
export const findGoods = (client: QueryClient, shelf: Shelf, q: string): Promise<Goods[]> =>
  client.fetchQuery(searchOf(shelf, q.trim()))

/** The current data of products that lines have already, by id. */
export function useKnownGoods(shelf: Shelf, ids: readonly string[]): ReadonlyMap<string, Goods> {
  const wanted = [...new Set(ids)].sort()
  const { data } = useQuery({
    queryKey: ['goods', shelf.resource, shelf.partnerId, 'ids', ...wanted],
    queryFn: async ({ signal }) =>
      new Map(
        (await fetchGoods(shelf, { ids: wanted.join(','), _start: '0', _end: '200' }, signal)).map((goods) => [
          goods.id,
          goods,
        ]),
      ),
    enabled: wanted.length > 0,
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  })
  return data ?? NONE
}

const NONE: ReadonlyMap<string, Goods> = new Map()
