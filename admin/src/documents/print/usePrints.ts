import type { PaperName } from '@barem/resources/papers'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../http/client.ts'
import { postOnce } from '../../http/sendOnce.ts'
import { historyKey } from '../../providers/audit.ts'
import type { Person } from '../document.ts'

/** One copy of a document that was printed. */
export interface Printed {
  paper: PaperName
  copy: number
  printedAt: string
  printedBy: Person | null
}

/**
 * What was printed of a document, newest first and null until it is known, and `count`, which counts one more copy.
 * Another tab's copies are seen as soon as this one is looked at.
 */
export function usePrints(resource: string, id: string) {
  const client = useQueryClient()
  const queryKey = ['prints', resource, id]
  const path = `${resource}/${id}/prints`
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call<Printed[]>(path, { signal, mayBeRefused: true })).body,
    gcTime: 0,
    refetchOnWindowFocus: true,
  })

  async function count(paper: PaperName): Promise<Printed> {
    const { body } = await postOnce<Printed>(path, { paper })
    void client.invalidateQueries({ queryKey: historyKey(`${resource}/${id}/history`) })
    return body
  }
  const add = (printed: Printed) =>
    client.setQueryData<Printed[]>(queryKey, (known = []) => [printed, ...known.filter(isNot(printed))])
  return { prints: data ?? null, error, refetch, count, add }
}

const isNot = (printed: Printed) => (other: Printed) => other.paper !== printed.paper || other.copy !== printed.copy
