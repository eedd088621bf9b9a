/** States that a person went through, and can go back to. */
export interface History<T> {
  past: readonly T[]
  present: T
  future: readonly T[]
  /** Names the step that `present` belongs to: changes in the same step are undone together. */
  step: string | null
}

const MOST = 200

export const begin = <T>(present: T): History<T> => ({ past: [], present, future: [], step: null })

/** A new state. One of the same step as the last takes its place. */
export function record<T>(history: History<T>, present: T, step: string | null = null): History<T> {
  if (present === history.present) return history
  if (step !== null && step === history.step) return { ...history, present, future: [] }
  return { past: [...history.past, history.present].slice(-MOST), present, future: [], step }
}

/** Replaces the present without adding a step to undo, for changes that the user did not make, such as suggestions. */
export const amend = <T>(history: History<T>, present: T): History<T> => ({ ...history, present })

export function undo<T>({ past, present, future }: History<T>): History<T> | null {
  const before = past.at(-1)
  return before === undefined
    ? null
    : { past: past.slice(0, -1), present: before, future: [present, ...future], step: null }
}

export function redo<T>({ past, present, future }: History<T>): History<T> | null {
  const next = future[0]
  return next === undefined ? null : { past: [...past, present], present: next, future: future.slice(1), step: null }
}
