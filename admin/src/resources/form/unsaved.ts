import type { RefObject } from 'react'

/** What a form says of its unsaved input. */
export type Guard = {
  isDirty: () => boolean
  /** Whether what was typed is kept on this device. */
  isKept?: () => boolean
  discard: () => void
}

/** The forms open on the page. */
const open = new Set<RefObject<Guard | null>>()

/** Registers a form; the returned function removes it. */
export function standing(guard: RefObject<Guard | null>): () => void {
  open.add(guard)
  return () => void open.delete(guard)
}

/** Whether any of them has unsaved input. */
export const hasUnsaved = (): boolean => [...open].some(({ current }) => current?.isDirty() ?? false)
