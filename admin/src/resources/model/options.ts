import { useQuery } from '@tanstack/react-query'
import type { AnyResource } from '@barem/resources/kit'
import { call } from '../../http/client.ts'

/** A person's right to approve, for documents whose approver is chosen; `limit` is in dong, null for any amount. */
export type Authority = { may: boolean; limit: string | null }

/** A choice of a relation. */
export type Option = {
  id: string
  code: string | null
  name: string | null
  hint: string | null
  /** Only of rows that have one. */
  englishName?: string | null
  /** Only for documents whose approver is chosen. */
  authority?: Authority
}

export const optionsKey = (definition: AnyResource, field: string) => ['options', definition.name, field] as const

/** Choices of a relation, in Vietnamese order: those that hold the words of `q`, or those with the given ids. */
export async function fetchOptions(
  definition: AnyResource,
  field: string,
  query: Record<string, string> | [string, string][],
  signal?: AbortSignal,
): Promise<Option[]> {
  const { body } = await call<Option[]>(`${definition.name}/options/${field}?${new URLSearchParams(query)}`, {
    signal,
    quiet: true,
  })
  return body
}

/** The choices with these ids, for showing what is chosen already. */
export function useChosen(definition: AnyResource, field: string, ids: readonly string[]): Option[] | undefined {
  const wanted = [...ids].sort()
  return useQuery({
    queryKey: [...optionsKey(definition, field), 'ids', ...wanted],
    queryFn: ({ signal }) =>
      fetchOptions(
        definition,
        field,
        wanted.map((id): [string, string] => ['id', id]),
        signal,
      ),
    enabled: wanted.length > 0,
    staleTime: 60_000,
  }).data
}
