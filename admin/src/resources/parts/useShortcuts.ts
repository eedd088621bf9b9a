import { useEffect, useRef } from 'react'

/** Keys by what `KeyboardEvent.key` calls them. */
export type Shortcuts = Record<string, (() => void) | undefined>

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Single keys that do something while nothing is being typed and no dialog is open. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const current = useRef(shortcuts)
  current.current = shortcuts
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const run = Object.hasOwn(current.current, event.key) ? current.current[event.key] : undefined
      if (
        !run ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        typing(event.target) ||
        document.querySelector('[role="dialog"]')
      )
        return
      event.preventDefault()
      run()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
