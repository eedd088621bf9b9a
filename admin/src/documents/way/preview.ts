import type { How, Quorum, Turn } from '@barem/workflows'
import type { AnyResource } from '@barem/resources/kit'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../http/client.ts'
import type { Person } from '../document.ts'

/** Who will be asked about a document, by the workflow that fits it. */
export type WayPreview = {
  workflow: { id: string; code: string; name: string }
  steps: { node: string; name: string; quorum: Quorum; asked: (Person & { how: How })[] }[]
  turns: Turn[]
}

const FRESH_MS = 60_000

/** Names of the kinds of documents for which a workflow is in use. */
export function useWorkflowKinds(): readonly string[] | undefined {
  return useQuery({
    queryKey: ['workflow-kinds'],
    queryFn: async ({ signal }) =>
      (await call<{ data: string[] }>('workflows/kinds', { signal, quiet: true })).body.data,
    staleTime: FRESH_MS,
    retry: false,
  }).data
}

/**
 * Who will be asked about a document; null where no workflow fits, undefined until that is known.
 * @param body as a preview takes it; null while there is nothing to ask about
 */
export function useWay(
  { name: resource, path }: Pick<AnyResource, 'name' | 'path'>,
  body: object | null,
): WayPreview | null | undefined {
  const kinds = useWorkflowKinds()
  const isAsked = body !== null && kinds?.includes(resource) === true
  const { data, isError } = useQuery({
    queryKey: ['way', resource, JSON.stringify(body)],
    queryFn: async ({ signal }) =>
      (
        await call<{ approval: WayPreview | null }>(`${path}/preview`, {
          method: 'POST',
          body,
          signal,
          quiet: true,
          mayBeRefused: true,
        })
      ).body.approval,
    enabled: isAsked,
    placeholderData: (before) => before,
    staleTime: FRESH_MS,
    retry: false,
  })
  if (!kinds) return undefined
  if (!isAsked) return null
  // A document that is not whole yet has no way: its approver is named as before.
  return isError ? null : data
}
