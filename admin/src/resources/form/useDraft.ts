import { type AnyResource, lineFieldsOf } from '@barem/resources/kit'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type Draft, draftKey, dropDraft, writeDraft } from '../drafts.ts'
import type { AnyRow } from '../model/columns.ts'
import { draftsLeft, freeSlot, holdSlot, type Kept } from './draftSlots.ts'
import { differences, type Values } from './values.ts'

/** The length of an ISO moment up to the minute. */
const MINUTE = 16

export type DraftControl = {
  /** A draft of an earlier visit that is not restored yet. */
  found: Draft | null
  /** Keeps what differs from the base, or deletes it when nothing does. The draft that was found is not touched. */
  keep: (base: AnyRow | null, start: Values, values: Values) => void
  /**
   * When what is in the form was last kept on this device, as an ISO moment; null when there is nothing to keep, or no
   * place.
   */
  keptAt: string | null
  /** Forgets what this form has kept. */
  drop: () => void
  /** Goes on in the draft that was found. */
  take: () => void
  /** Forgets the draft that was found. */
  refuse: () => void
}

/**
 * Keeps input across a reload, a crash and the end of a session; two tabs keep separate drafts.
 * @param id of the row that the form changes; a form that adds one has none until it is saved
 */
export function useDraft(definition: AnyResource, id: string | undefined): DraftControl {
  const key = useMemo(() => draftKey(definition.name, id), [definition, id])
  const [left, setLeft] = useState<readonly Kept[]>([])
  const [keptAt, setKeptAt] = useState<string | null>(null)
  const own = useRef<{ key: string; slot: string; end: () => void } | null>(null)
  const hold = (slot: string) => (own.current = { key, slot, end: holdSlot(slot) })

  useEffect(() => {
    let open = true
    void draftsLeft(key).then((found) => open && setLeft(found))
    return () => {
      open = false
      // The slot stays known: a save that is under way drops the draft when it is answered.
      own.current?.end()
    }
  }, [key])

  function drop() {
    if (own.current) dropDraft(own.current.slot)
    own.current?.end()
    own.current = null
    setKeptAt(null)
  }

  return {
    found: left[0]?.draft ?? null,
    keptAt,
    keep(base, start, values) {
      const typed = differences(definition, start, values)
      if (Object.keys(typed).length === 0) return drop()
      // Keeps lines as the form has them, with what is known of their goods, to show them again without a request.
      const lines = lineFieldsOf(definition).filter((name) => name in typed)
      const at = new Date().toISOString()
      const { slot } = own.current?.key === key ? own.current : hold(freeSlot(key))
      const kept = writeDraft(slot, {
        base,
        values: { ...typed, ...Object.fromEntries(lines.map((name) => [name, values[name]])) },
        at,
      })
      // Shown to the minute, so that a form is not redrawn for each letter.
      setKeptAt((before) => (!kept ? null : before?.slice(0, MINUTE) === at.slice(0, MINUTE) ? before : at))
    },
    drop,
    take() {
      drop()
      if (left[0]) hold(left[0].slot)
      setLeft([])
    },
    refuse() {
      if (left[0]) dropDraft(left[0].slot)
      setLeft(left.slice(1))
    },
  }
}
