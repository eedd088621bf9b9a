import type { AnyResource } from '@barem/resources/kit'
import { useSession } from '../../session/session.ts'
import type { AnyRow } from '../model/columns.ts'
import { kindsOf, momentOf, type RelatedDocument, SHOWN, useDocumentsOf } from '../show/documentsOf.ts'

const NONE: readonly RelatedDocument[] = []
const madeAt = (one: RelatedDocument) => Date.parse(momentOf(one))

/**
 * The documents that name a row, for its history; none until they have been read. Where there are more of a kind, those
 * of all kinds begin with the oldest one of it that was read, so that none is missing in between.
 */
export function useDocumentEvents(definition: AnyResource, row: AnyRow | null): readonly RelatedDocument[] {
  const who = useSession()
  const { found } = useDocumentsOf(row ? kindsOf(definition, who) : [], row ? String(row.id) : '')
  if (!found) return NONE
  const since = Math.max(
    0,
    ...found.filter((kind) => kind.length >= SHOWN).map((kind) => Math.min(...kind.map(madeAt))),
  )
  return found.flat().filter((one) => madeAt(one) >= since)
}
