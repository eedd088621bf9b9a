import { type GetListResponse, type HttpError, useInfiniteList } from '@refinedev/core'
import { keepPreviousData } from '@tanstack/react-query'
import type { FieldSet } from '@barem/resources/kit'
import { dataProvider } from '../../providers/data.ts'
import { queryClient } from '../../providers/queryClient.ts'
import { type Option, optionsKey, optionsOf, QUIETLY } from '../model/options.ts'
import { useRested } from '../model/rested.ts'

/** What is asked of the choices besides their words, such as the partner whose they are. */
export type Ask = Readonly<Record<string, string>>

const PAGE = 20
const DEBOUNCE_MS = 300

/** What is asked of Refine's list for the choices that hold the words of `q`. */
const listOf = (definition: FieldSet, field: string, q: string, ask: Ask) => ({
  resource: optionsOf(definition, field),
  filters: Object.entries({ ...ask, ...(q && { q }) }).map(([name, value]) => ({
    ...{ field: name, operator: 'eq' as const, value },
  })),
  pagination: { currentPage: 1, pageSize: PAGE, mode: 'server' as const },
  meta: QUIETLY,
})

const searchKey = (definition: FieldSet, field: string, q: string, ask: Ask) => [
  ...optionsKey(definition, field),
  ...['search', q, ask],
]

/** The first choices that hold the words of `q`: those of the list, if it has asked for them already. */
export const findOptions = async (definition: FieldSet, field: string, q: string, ask: Ask = {}): Promise<Option[]> =>
  (
    await queryClient.fetchInfiniteQuery({
      queryKey: searchKey(definition, field, q, ask),
      queryFn: () => dataProvider.getList<Option>(listOf(definition, field, q, ask)),
      initialPageParam: 1,
      networkMode: 'always',
    })
  ).pages[0]?.data ?? []

/**
 * The choices that hold the words of `typed`, page by page; nothing is asked for while closed. `settled` says whether
 * they are those of the last letter.
 */
export function useOptionPages(
  definition: FieldSet,
  field: string,
  typed: string,
  open: boolean,
  ask: Ask = {},
): { options: Option[]; loading: boolean; settled: boolean; failed: boolean; more: () => void } {
  const q = useRested(typed.trim(), DEBOUNCE_MS)
  const { query, result } = useInfiniteList<Option, HttpError>({
    ...listOf(definition, field, q, ask),
    errorNotification: false,
    queryOptions: {
      queryKey: searchKey(definition, field, q, ask),
      getNextPageParam: (last: GetListResponse<Option>, pages: unknown[]) =>
        last.data.length < PAGE ? undefined : pages.length + 1,
      networkMode: 'always',
      placeholderData: keepPreviousData,
      enabled: open,
    },
  })
  const { data } = result
  const { isFetching, isError, isPlaceholderData, hasNextPage, fetchNextPage } = query
  const more = () => {
    if (hasNextPage && !isFetching) void fetchNextPage()
  }
  const rested = q === typed.trim()
  return {
    options: data?.pages.flatMap((page) => page.data) ?? [],
    loading: isFetching || !rested,
    failed: isError && !isFetching,
    settled: rested && data !== undefined && !isPlaceholderData,
    more,
  }
}
