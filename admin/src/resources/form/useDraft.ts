import { type AnyResource, lineFieldsOf } from '@barem/resources/kit'
import { useMemo, useState } from 'react'
import { type Draft, draftKey, dropDraft, readDraft, writeDraft } from '../drafts.ts'
import type { AnyRow } from '../model/columns.ts'
import { differences, type Values } from './values.ts'

/** How much of an ISO moment says the minute. */
const MINUTE = 16

export type DraftControl = {
  /** What was typed on an earlier visit and is not back in the form yet. */
  found: Draft | null
  /** Keeps what differs from the base, or forgets it when nothing does. */
  keep: (base: AnyRow | null, start: Values, values: Values) => void
  /** When what is in the form was last kept on this device, as an ISO moment; null when there is nothing to keep, or no place. */
  keptAt: string | null
  drop: () => void
  /** The offer is answered. */
  settle: () => void
}

/** What is typed outlives a reload, a crash and the end of a session. */
export function useDraft(definition: AnyResource, id: string | undefined): DraftControl {
  const key = useMemo(() => draftKey(definition.name, id), [definition, id])
  const [found, setFound] = useState(() => readDraft(key))
  const [keptAt, setKeptAt] = useState<string | null>(null)
  return {
    found,
    keptAt,
    keep(base, start, values) {
      const typed = differences(definition, start, values)
      if (Object.keys(typed).length === 0) {
        dropDraft(key)
        return setKeptAt(null)
      }
      // Lines as they stand in the form, with what is known of their goods: they are to be shown again without asking.
      const lines = lineFieldsOf(definition).filter((name) => name in typed)
      const at = new Date().toISOString()
      const kept = writeDraft(key, { base, values: { ...typed, ...Object.fromEntries(lines.map((name) => [name, values[name]])) }, at })
      // Shown to the minute: a form is not drawn anew for each letter.
      setKeptAt((before) => (!kept ? null : before?.slice(0, MINUTE) === at.slice(0, MINUTE) ? before : at))
    },
    drop() {
      dropDraft(key)
      setKeptAt(null)
    },
    settle: () => setFound(null),
  }
}
