import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { AnyResource } from '@barem/resources/kit'
import { queryClient } from '../../providers/queryClient.ts'
import { fetchOptions, type Option, optionsKey } from '../model/options.ts'
import { useRested } from '../model/rested.ts'

const PAGE = 20
const DEBOUNCE_MS = 300

const pagesOf = (definition: AnyResource, field: string, q: string) =>
  infiniteQueryOptions({
    queryKey: [...optionsKey(definition, field), 'search', q],
    queryFn: ({ pageParam, signal }) =>
      fetchOptions(
        definition,
        field,
        { ...(q && { q }), _start: String(pageParam), _end: String(pageParam + PAGE) },
        signal,
      ),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < PAGE ? undefined : pages.length * PAGE),
    networkMode: 'always',
  })

/** The first choices that hold the words of `q`. */
export const findOptions = async (definition: AnyResource, field: string, q: string): Promise<Option[]> =>
  (await queryClient.fetchInfiniteQuery(pagesOf(definition, field, q))).pages[0] ?? []

/**
 * The choices that hold the words of `typed`, page by page; nothing is asked for while closed. `settled` says whether
 * they are those of the last letter.
 */
export function useOptionPages(
  definition: AnyResource,
  field: string,
  typed: string,
  open: boolean,
): { options: Option[]; loading: boolean; settled: boolean; more: () => void } {
  const q = useRested(typed.trim(), DEBOUNCE_MS)
  const { data, isFetching, isPlaceholderData, hasNextPage, fetchNextPage } = useInfiniteQuery({
    ...pagesOf(definition, field, q),
    placeholderData: keepPreviousData,
    enabled: open,
  })
  const more = () => {
    if (hasNextPage && !isFetching) void fetchNextPage()
  }
  const rested = q === typed.trim()
  return {
    options: data?.pages.flat() ?? [],
    loading: isFetching || !rested,
    settled: rested && data !== undefined && !isPlaceholderData,
    more,
  }
}
