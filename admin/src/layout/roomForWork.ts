import { useEffect } from 'react'
import { createStore } from '../store.ts'

/** Whether a screen needs the room of the side menu. */
export const roomForWork = createStore(false)

/** Folds the side menu up as long as a screen that needs its room is open, unless the person unfolds it. */
export function useRoomForWork(needed: boolean): void {
  useEffect(() => {
    if (!needed) return
    roomForWork.set(true)
    return () => roomForWork.set(false)
  }, [needed])
}
