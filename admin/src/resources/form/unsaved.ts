import type { RefObject } from 'react'
import type { Guard } from './useLeaveGuard.tsx'

/** The forms open on the page. */
const open = new Set<RefObject<Guard | null>>()

/** Registers a form; the returned function removes it. */
export function standing(guard: RefObject<Guard | null>): () => void {
  open.add(guard)
  return () => void open.delete(guard)
}

/** Whether any of them has unsaved input. */
export const hasUnsaved = (): boolean => [...open].some(({ current }) => current?.isDirty() ?? false)
