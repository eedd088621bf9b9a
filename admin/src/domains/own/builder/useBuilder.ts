import { mergeDrafts, type OwnDefinition } from '@barem/resources/own'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../http/apiError.ts'
import { call } from '../../../http/client.ts'
import { begun, done, type History, mapped, redone, undone } from '../../../changeHistory.ts'
import { type Built, type OwnRow, PATH } from '../api.ts'
import { draftOf, isSameDraft, type Working, workingAs, workingOf } from '../model/working.ts'

/** Milliseconds without a change after which the draft is saved. */
const PAUSE_MS = 1500

export type SaveState =
  | { is: 'saved' | 'saving' | 'unsaved' }
  | { is: 'failed'; why: string }
  | { is: 'conflict'; theirs: OwnRow; base: Working }

export type Change = (edit: (working: Working) => Working, mark?: string) => void

export type Builder = {
  /** As the server answered it last. */
  stored: Built
  working: Working
  /** Keys of fields, choices and the resource that are published cannot change. */
  isPublished: boolean
  save: SaveState
  canUndo: boolean
  canRedo: boolean
  change: Change
  undo: () => void
  redo: () => void
  /** Saves what is not saved yet; `whole` also what is the same as published. @returns null when that failed */
  saveNow: (whole?: boolean) => Promise<Built | null>
  /** Whether a refusal says that somebody else saved; where both changed the same, it is asked whose change stays. */
  meets: (error: unknown) => boolean
  /** Goes on with one side of what both changed; all else comes together. */
  settle: (prefer: Side) => void
}

const shownOf = ({ draft, definition }: OwnRow) => workingOf(draft ?? definition ?? {})

/** What somebody else saved or published meanwhile, where a refusal tells of it. */
function theirsIn(error: unknown): OwnRow | null {
  if (!(error instanceof ApiError) || error.code !== 'COM_ERR_005') return null
  return (error.body as { current?: OwnRow } | null)?.current ?? null
}

type Side = 'mine' | 'theirs'
type Three = [OwnDefinition, OwnDefinition, OwnDefinition]

/** What I work on, on top of what somebody else saved. @param base what both began from */
export function onTopOf(base: Working, theirs: OwnRow): (mine: Working, prefer: Side) => Working {
  const [was, saved] = [draftOf(base), draftOf(shownOf(theirs))]
  return (mine, prefer) => workingAs(mergeDrafts(was, draftOf(mine), saved, prefer).draft, mine)
}

/** How often a save is tried again after somebody else's was taken over. */
const TRIES = 5

/**
 * A draft while it is made: kept on the server by itself, every change can be undone.
 * @param onMerged hears who saved meanwhile, once both drafts came together
 */
export function useBuilder(opened: Built, onMerged: (by: string | null) => void): Builder {
  const [history, setHistory] = useState<History<Working>>(() => begun(shownOf(opened)))
  const [stored, setStored] = useState(opened)
  const [save, setSave] = useState<SaveState>({ is: 'saved' })
  /** What the server has, and the version of it. */
  const base = useRef({ working: history.now, version: opened.draftVersion })
  const latest = useRef(history.now)
  latest.current = history.now
  const running = useRef<Promise<Built | null> | null>(null)

  /** Goes on from what somebody else saved, with my changes on top; each step that can be undone has theirs too. */
  const adopt = useCallback((theirs: OwnRow, prefer: Side) => {
    const onto = onTopOf(base.current.working, theirs)
    base.current = { working: shownOf(theirs), version: theirs.draftVersion }
    latest.current = onto(latest.current, prefer)
    setStored({ ...theirs, mistakes: [], preview: null })
    setHistory((before) => {
      const mine = mapped(before, (one) => onto(one, 'mine'))
      return prefer === 'mine' ? mine : done(mine, onto(before.now, 'theirs'))
    })
    setSave({ is: isSameDraft(base.current.working, latest.current) ? 'saved' : 'unsaved' })
  }, [])

  /** Takes over what somebody else saved; false where it has to be asked whose change stays. */
  const met = useCallback(
    (theirs: OwnRow): boolean => {
      const both = [base.current.working, latest.current, shownOf(theirs)].map(draftOf) as Three
      const isFree = theirs.status !== 'retired' && mergeDrafts(...both).collisions.length === 0
      if (isFree) {
        adopt(theirs, 'mine')
        onMerged(theirs.draft ? theirs.draftBy : theirs.publishedBy)
      } else setSave({ is: 'conflict', theirs, base: base.current.working })
      return isFree
    },
    [adopt, onMerged],
  )

  const send = useCallback(
    async (tries = TRIES): Promise<Built | null> => {
      const sent = latest.current
      setSave({ is: 'saving' })
      try {
        const { body } = await call<Built>(`${PATH}/${opened.id}/draft`, {
          method: 'PUT',
          body: { version: base.current.version, draft: draftOf(sent) },
          quiet: true,
        })
        base.current = { working: sent, version: body.draftVersion }
        setStored(body)
        setSave({ is: isSameDraft(sent, latest.current) ? 'saved' : 'unsaved' })
        return body
      } catch (error) {
        const theirs = theirsIn(error)
        if (theirs && tries > 0) return met(theirs) ? send(tries - 1) : null
        setSave({ is: 'failed', why: (error as Error).message })
        return null
      }
    },
    [opened.id, met],
  )

  const saveNow = useCallback(
    async (whole = false): Promise<Built | null> => {
      if (running.current) await running.current
      const isSame = isSameDraft(base.current.working, latest.current)
      if (isSame && !(whole && stored.draft === null)) return stored
      running.current = send()
      const result = await running.current
      running.current = null
      return result
    },
    [send, stored],
  )

  const isChanged = !isSameDraft(base.current.working, history.now)
  const isStuck = save.is === 'conflict'
  useEffect(() => {
    if (!isChanged || isStuck) return
    setSave((before) => (before.is === 'failed' ? before : { is: 'unsaved' }))
    const timer = setTimeout(() => void saveNow(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [history.now, isChanged, isStuck, saveNow])

  const change = useCallback<Change>(
    (edit, mark) => setHistory((before) => done(before, edit(before.now), mark ?? null)),
    [],
  )
  return {
    stored,
    working: history.now,
    isPublished: stored.definition !== null,
    save,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change,
    undo: () => setHistory(undone),
    redo: () => setHistory(redone),
    saveNow,
    meets(error) {
      const theirs = theirsIn(error)
      if (theirs) met(theirs)
      return theirs !== null
    },
    settle(prefer) {
      if (save.is !== 'conflict') return
      adopt(save.theirs, prefer)
    },
  }
}
