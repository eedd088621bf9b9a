/** Most gestures that can be undone. */
export const MOST = 100

/** What was, is and may be again. Gestures of one `mark` in a row, such as letters of one field, are one. */
export type History<T> = { past: readonly T[]; now: T; future: readonly T[]; mark: string | null }

export const begun = <T>(now: T): History<T> => ({ past: [], now, future: [], mark: null })

/** A gesture that leads to `next`; nothing happened when it is what was. */
export function done<T>(history: History<T>, next: T, mark: string | null = null): History<T> {
  if (next === history.now) return history
  if (mark !== null && mark === history.mark) return { ...history, now: next, future: [] }
  return { past: [...history.past, history.now].slice(-MOST), now: next, future: [], mark }
}

/** The same gestures over states that have become others. */
export const mapped = <T>({ past, now, future, mark }: History<T>, become: (state: T) => T): History<T> => ({
  past: past.map(become),
  now: become(now),
  future: future.map(become),
  mark,
})

export function undone<T>({ past, now, future }: History<T>): History<T> {
  if (past.length === 0) return { past, now, future, mark: null }
  return { past: past.slice(0, -1), now: past.at(-1)!, future: [now, ...future], mark: null }
}

export function redone<T>({ past, now, future }: History<T>): History<T> {
  if (future.length === 0) return { past, now, future, mark: null }
  return { past: [...past, now], now: future[0]!, future: future.slice(1), mark: null }
}
