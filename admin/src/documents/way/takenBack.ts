import type { AnyResource, DocumentAction } from '@barem/resources/kit'
import type { DocumentRow } from '../document.ts'

/** Whether a decision about a document may still be taken back: nothing else has happened to it since. */
export function isAsDecided({ states }: AnyResource, row: DocumentRow): boolean {
  const all: DocumentAction[] = Object.values(states?.actions ?? {})
  const kept = all.filter(({ approval, posts, assignsNumber }) =>
    approval === 'approve' ? !posts && !assignsNumber : approval === 'open' || approval === 'reject',
  )
  return kept.some(({ to }) => to === row[states!.field])
}
