import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../http/apiError.ts'
import { call } from '../../../http/client.ts'
import { begun, done, type History, redone, undone } from '../../../changeHistory.ts'
import { type Built, type OwnRow, PATH } from '../api.ts'
import { draftOf, isSameDraft, type Working, workingOf } from '../model/working.ts'

/** Milliseconds without a change after which the draft is saved. */
const PAUSE_MS = 1500

export type SaveState =
  { is: 'saved' | 'saving' | 'unsaved' } | { is: 'failed'; why: string } | { is: 'conflict'; theirs: OwnRow }

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
  /** Whether a refusal says that somebody else saved meanwhile; it is asked then whose draft goes on. */
  meets: (error: unknown) => boolean
  /** Saves over what somebody else saved. */
  keepMine: () => void
  takeTheirs: () => void
}

const shownOf = ({ draft, definition }: OwnRow) => workingOf(draft ?? definition ?? {})

/** What somebody else saved or published meanwhile, where a refusal tells of it. */
function theirsIn(error: unknown): OwnRow | null {
  if (!(error instanceof ApiError) || error.code !== 'COM_ERR_005') return null
  return (error.body as { current?: OwnRow } | null)?.current ?? null
}

/** A draft while it is made: kept on the server by itself, every change can be undone. */
export function useBuilder(opened: Built): Builder {
  const [history, setHistory] = useState<History<Working>>(() => begun(shownOf(opened)))
  const [stored, setStored] = useState(opened)
  const [save, setSave] = useState<SaveState>({ is: 'saved' })
  /** What the server has, and the version of it. */
  const base = useRef({ working: history.now, version: opened.draftVersion })
  const latest = useRef(history.now)
  latest.current = history.now
  const running = useRef<Promise<Built | null> | null>(null)

  const send = useCallback(async (): Promise<Built | null> => {
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
      setSave(theirs ? { is: 'conflict', theirs } : { is: 'failed', why: (error as Error).message })
      return null
    }
  }, [opened.id])

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
      if (theirs) setSave({ is: 'conflict', theirs })
      return theirs !== null
    },
    keepMine() {
      if (save.is !== 'conflict') return
      base.current = { working: shownOf(save.theirs), version: save.theirs.draftVersion }
      setSave({ is: 'unsaved' })
      void saveNow()
    },
    takeTheirs() {
      if (save.is !== 'conflict') return
      const theirs = shownOf(save.theirs)
      base.current = { working: theirs, version: save.theirs.draftVersion }
      setStored({ ...save.theirs, mistakes: [], preview: null })
      setHistory((before) => done(before, theirs))
      setSave({ is: 'saved' })
    },
  }
}
