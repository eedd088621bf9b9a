import { useEffect } from 'react'
import { createStore } from '../store.ts'

/** Whether a screen needs the room of the side menu. */
export const roomForWork = createStore(false)

/** Folds the side menu up as long as the screen that calls this is open, unless the person unfolds it. */
export function useRoomForWork(): void {
  useEffect(() => {
    roomForWork.set(true)
    return () => roomForWork.set(false)
  }, [])
}
