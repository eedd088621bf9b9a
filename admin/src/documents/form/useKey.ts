import { useEffect, useRef } from 'react'

/** Calls `act` when a key without others is pressed anywhere on the page, unless a dialog is open. */
export function useKey(key: string, act: () => void, enabled: boolean): void {
  const current = useRef(act)
  current.current = act
  useEffect(() => {
    if (!enabled) return
    function press(event: KeyboardEvent) {
      if (event.key !== key || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (document.querySelector('[role="dialog"]')) return
      event.preventDefault()
      current.current()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [key, enabled])
}
