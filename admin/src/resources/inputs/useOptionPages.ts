import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { AnyResource } from '@barem/resources/kit'
import { fetchOptions, type Option, optionsKey } from '../model/options.ts'
import { useRested } from '../model/rested.ts'

const PAGE = 20
const DEBOUNCE_MS = 300

/** The choices that hold the words of `typed`, page by page; nothing is asked for while closed. */
export function useOptionPages(
  definition: AnyResource,
  field: string,
  typed: string,
  open: boolean,
): { options: Option[]; loading: boolean; more: () => void } {
  const q = useRested(typed.trim(), DEBOUNCE_MS)
  const { data, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery({
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
    placeholderData: keepPreviousData,
    enabled: open,
  })
  const more = () => {
    if (hasNextPage && !isFetching) void fetchNextPage()
  }
  return { options: data?.pages.flat() ?? [], loading: isFetching || q !== typed.trim(), more }
}
