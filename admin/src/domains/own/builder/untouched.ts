import { createContext, use, useState } from 'react'
import type { Working } from '../model/working.ts'

/** New entries that nobody has filled in yet: the builder shows no mistakes at them. */
export type Untouched = {
  /** Something new, by its identity or its path. */
  add: (added: string) => void
  /** Somebody has been at a path. */
  touch: (path: string) => void
  /** Nothing is new any more. */
  settle: () => void
  isUntouched: (path: string) => boolean
}

/** A path by the identity of what it leads to, which stays while places change: `fields.1.label` → `u7 label`. */
function placeAt(working: Working, path: string): { uid: string; rest: string } {
  let [value, uid, rest]: [unknown, string, string[]] = [working, '', []]
  for (const part of path.split('.')) {
    value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[part] : undefined
    rest = [...rest, part]
    const { uid: own } = (value ?? {}) as { uid?: unknown }
    if (typeof own === 'string') [uid, rest] = [own, []]
  }
  return { uid, rest: rest.join('.') }
}

const isAt = (path: string, place: string) => path === place || path.startsWith(`${place}.`)

/** Keeps what of a draft is new to the person who makes it. */
export function useUntouched(working: Working): Untouched {
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set())
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const keyOf = (path: string) => {
    const { uid, rest } = placeAt(working, path)
    return `${uid} ${rest}`
  }
  return {
    add: (one) => setAdded((before) => new Set([...before, one])),
    touch: (path) => added.size > 0 && setTouched((before) => new Set([...before, keyOf(path)])),
    settle() {
      setAdded(new Set())
      setTouched(new Set())
    },
    isUntouched(path) {
      const isNew = [...added].some((one) => one === placeAt(working, path).uid || isAt(path, one))
      return isNew && ![...touched].some((place) => isAt(keyOf(path), place))
    },
  }
}

export const UntouchedContext = createContext<Pick<Untouched, 'add' | 'touch'>>({ add: () => {}, touch: () => {} })

export const useTouch = () => use(UntouchedContext)
