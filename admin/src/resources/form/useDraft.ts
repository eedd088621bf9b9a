import type { AnyResource } from '@barem/resources/kit'
import { useMemo, useState } from 'react'
import { type Draft, draftKey, dropDraft, readDraft, writeDraft } from '../drafts.ts'
import type { AnyRow } from '../model/columns.ts'
import { differences, type Values } from './values.ts'

export type DraftControl = {
  /** What was typed on an earlier visit and is not back in the form yet. */
  found: Draft | null
  /** Keeps what differs from the base, or forgets it when nothing does. */
  keep: (base: AnyRow | null, start: Values, values: Values) => void
  drop: () => void
  /** The offer is answered. */
  settle: () => void
}

/** What is typed outlives a reload, a crash and the end of a session. */
export function useDraft(definition: AnyResource, id: string | undefined): DraftControl {
  const key = useMemo(() => draftKey(definition.name, id), [definition, id])
  const [found, setFound] = useState(() => readDraft(key))
  return {
    found,
    keep(base, start, values) {
      const typed = differences(definition, start, values)
      if (Object.keys(typed).length === 0) dropDraft(key)
      else writeDraft(key, { base, values: typed, at: new Date().toISOString() })
    },
    drop: () => dropDraft(key),
    settle: () => setFound(null),
  }
}
