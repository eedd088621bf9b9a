import type { AnyResource } from '@barem/resources/kit'
import { useQuery } from '@tanstack/react-query'
import { call } from '../http/client.ts'
import { wantWords } from '../i18n/later.ts'
import type { DocumentRow } from './document.ts'

/**
 * A document of a list as its page has it, with what may be done about it: read once somebody asks, since lists do not
 * have it. Undefined while it is on the way, null where it cannot be read.
 */
export function useDocument(definition: AnyResource, id: string, isAsked: boolean): DocumentRow | null | undefined {
  const { data, isError } = useQuery({
    queryKey: ['steps', definition.name, id],
    queryFn: async ({ signal }) => {
      const path = `${definition.path}/${id}`
      const answer = call<DocumentRow>(path, { signal, quiet: true, mayBeRefused: true })
      const [{ body }] = await Promise.all([answer, wantWords('documents')])
      return body
    },
    enabled: isAsked,
    gcTime: 0,
    retry: false,
  })
  return isError ? null : data
}
