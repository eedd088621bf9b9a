import { useEffect, useRef } from 'react'

/** The key that leads from anywhere on the page to the line to be added. */
export const WAY_IN = 'F4'

/** Calls `enter` when the key is pressed, unless a dialog is open. */
export function useWayIn(enter: () => void, enabled: boolean): void {
  const current = useRef(enter)
  current.current = enter
  useEffect(() => {
    if (!enabled) return
    function press(event: KeyboardEvent) {
      if (
        event.key !== WAY_IN ||
        event.altKey ||
        event.ctrlKey ||
        event.metaKey ||
        event.shiftKey ||
        document.querySelector('[role="dialog"]')
      )
        return
      event.preventDefault()
      current.current()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [enabled])
}
