import { useCallback, useLayoutEffect, useRef, useState } from 'react'

/**
 * The line that shows what fits in no column. One that is pressed on opens once the pointer is up, and stays where it
 * was pressed on.
 */
export function useActiveLine() {
  const [active, setActive] = useState<string | null>(null)
  const pressed = useRef(false)
  const kept = useRef<{ cell: Element; top: number } | null>(null)

  const press = useCallback(() => {
    pressed.current = true
    const release = () => (pressed.current = false)
    for (const name of ['pointerup', 'pointercancel']) addEventListener(name, release, { once: true })
  }, [])

  const enter = useCallback((key: string, cell: Element) => {
    if (!pressed.current) return setActive(key)
    // Once whatever was pressed on has had its click.
    const release = () =>
      setTimeout(() => {
        kept.current = { cell, top: cell.getBoundingClientRect().top }
        setActive(key)
      })
    addEventListener('pointerup', release, { once: true })
  }, [])

  useLayoutEffect(() => {
    const place = kept.current
    kept.current = null
    if (place?.cell.isConnected) scrollBy(0, place.cell.getBoundingClientRect().top - place.top)
  }, [active])

  return { active, press, enter, activate: setActive }
}
