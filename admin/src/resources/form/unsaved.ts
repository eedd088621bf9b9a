import type { RefObject } from 'react'
import type { Guard } from './useLeaveGuard.tsx'

/** The forms that stand on the page. */
const open = new Set<RefObject<Guard | null>>()

/** Counts a form in until what it returns is called. */
export function standing(guard: RefObject<Guard | null>): () => void {
  open.add(guard)
  return () => void open.delete(guard)
}

/** Whether any of them holds what is saved nowhere. */
export const hasUnsaved = (): boolean => [...open].some(({ current }) => current?.isDirty() ?? false)
