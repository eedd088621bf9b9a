import type { Graph } from '@barem/workflows'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../http/apiError.ts'
import { call } from '../../../http/client.ts'
import { changesOf, type Drawn, drawnOf, type Workflow } from '../workflow.ts'
import { begun, done, type History, redone, undone } from '../../../changeHistory.ts'

/** Milliseconds without a change after which the draft is saved. */
const PAUSE_MS = 2000

export type SaveState =
  { is: 'saved' | 'saving' | 'unsaved' } | { is: 'failed'; why: string } | { is: 'conflict'; theirs: Workflow }

export type Designer = {
  /** As the server answered it last. */
  stored: Workflow
  drawn: Drawn
  canUndo: boolean
  canRedo: boolean
  save: SaveState
  /** Changes the draft; changes of one `mark` in a row are undone together. */
  change: (changes: Partial<Drawn>, mark?: string) => void
  draw: (graph: Graph, mark?: string) => void
  undo: () => void
  redo: () => void
  /** Saves what is not saved yet. @returns the workflow as stored, or null when that failed */
  saveNow: () => Promise<Workflow | null>
  /** Goes on from what the server answered. */
  take: (workflow: Workflow) => void
  /** Lets the person choose between the draft and what somebody else saved. */
  meet: (theirs: Workflow) => void
  /** Saves over what somebody else saved. */
  keepMine: () => void
  takeTheirs: () => void
}

/** The workflow as somebody else saved it, where a call was refused for that; else null. */
export function savedByOther(error: unknown): Workflow | null {
  if (!(error instanceof ApiError) || error.code !== 'COM_ERR_005') return null
  return (error.body as { current?: Workflow }).current ?? null
}

/** A draft while it is drawn: every gesture can be undone, and it is saved by itself. */
export function useDesigner(opened: Workflow): Designer {
  const [history, setHistory] = useState<History<Drawn>>(() => begun(drawnOf(opened)))
  const [stored, setStored] = useState(opened)
  const [save, setSave] = useState<SaveState>({ is: 'saved' })
  /** What the server has, and the version of it: read by saves that outlive a drawing of the page. */
  const base = useRef({ drawn: drawnOf(opened), version: opened.version })
  const latest = useRef(history.now)
  latest.current = history.now
  const running = useRef<Promise<Workflow | null> | null>(null)

  const took = useCallback((workflow: Workflow) => {
    base.current = { drawn: drawnOf(workflow), version: workflow.version }
    setStored(workflow)
  }, [])

  const send = useCallback(async (): Promise<Workflow | null> => {
    const sent = latest.current
    const changes = changesOf(base.current.drawn, sent)
    const { version } = base.current
    setSave({ is: 'saving' })
    try {
      const { body } = await call<Workflow>(`workflows/${opened.id}`, {
        method: 'PATCH',
        body: { version, ...changes },
        quiet: true,
      })
      took(body)
      // The server may spell a name otherwise; what was typed since stays.
      setSave({ is: Object.keys(changesOf(sent, latest.current)).length > 0 ? 'unsaved' : 'saved' })
      base.current = { drawn: sent, version: body.version }
      return body
    } catch (error) {
      const theirs = savedByOther(error)
      if (theirs) setSave({ is: 'conflict', theirs })
      else setSave({ is: 'failed', why: (error as Error).message })
      return null
    }
  }, [opened.id, took])

  const saveNow = useCallback(async (): Promise<Workflow | null> => {
    if (running.current) await running.current
    if (Object.keys(changesOf(base.current.drawn, latest.current)).length === 0) return stored
    running.current = send()
    const result = await running.current
    running.current = null
    return result
  }, [send, stored])

  const isChanged = Object.keys(changesOf(base.current.drawn, history.now)).length > 0
  const isStuck = save.is === 'conflict'
  useEffect(() => {
    if (isStuck) return
    if (!isChanged) {
      // What was changed was undone before it was saved.
      setSave((before) => (before.is === 'saving' ? before : { is: 'saved' }))
      return
    }
    setSave((before) => (before.is === 'failed' ? before : { is: 'unsaved' }))
    const timer = setTimeout(() => void saveNow(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [history.now, isChanged, isStuck, saveNow])

  const step = (move: (history: History<Drawn>) => History<Drawn>) => setHistory(move)
  const change = useCallback(
    (changes: Partial<Drawn>, mark?: string) =>
      setHistory((before) => {
        const isSame = Object.entries(changes).every(([key, value]) => before.now[key as keyof Drawn] === value)
        return isSame ? before : done(before, { ...before.now, ...changes }, mark ?? null)
      }),
    [],
  )
  return {
    stored,
    drawn: history.now,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    save,
    change,
    draw: useCallback((graph, mark) => change({ graph }, mark), [change]),
    undo: () => step(undone),
    redo: () => step(redone),
    saveNow,
    take: took,
    meet: (theirs) => setSave({ is: 'conflict', theirs }),
    keepMine() {
      if (save.is !== 'conflict') return
      base.current = { drawn: drawnOf(save.theirs), version: save.theirs.version }
      setSave({ is: 'unsaved' })
      void saveNow()
    },
    takeTheirs() {
      if (save.is !== 'conflict') return
      took(save.theirs)
      setHistory((before) => done(before, drawnOf(save.theirs)))
      setSave({ is: 'saved' })
    },
  }
}
