import type { AnyResource } from '@barem/resources/kit'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../http/client.ts'
import type { DocumentRow } from '../document.ts'

type Measures = Readonly<Record<string, string | null>>

/** What was done of a line, what is open of it, and of that what is reserved and what others took, by measures. */
export type LineProgress = {
  field: string
  line: string
  done: Measures
  open: Measures
  isOpen: boolean
  held?: Measures
  lost?: Measures
}

/** Pieces that are still to leave and that nobody has reserved for the line. */
export const shortOf = ({ open, held, isOpen }: LineProgress): number =>
  isOpen && held ? Math.max(0, Number(open.pieces ?? 0) - Number(held.pieces ?? 0)) : 0

/** Pieces that others took of what was reserved for a line, as far as it still waits for them. */
export const lostOf = (line: LineProgress): number => Math.min(Number(line.lost?.pieces ?? 0), shortOf(line))

/** What was done of each line of a document; none where its definition keeps no progress. */
export function useProgress(definition: AnyResource, row: DocumentRow): LineProgress[] {
  const { data = [] } = useQuery({
    queryKey: ['progress', definition.name, row.id, row.version, row[definition.states!.field]],
    queryFn: async ({ signal }) =>
      (await call<LineProgress[]>(`${definition.path}/${row.id}/progress`, { signal, quiet: true })).body,
    enabled: definition.states!.progress !== null,
  })
  return data
}
