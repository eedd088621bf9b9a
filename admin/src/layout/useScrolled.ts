import { useCallback, useState } from 'react'

/** Props of an element that scrolls what is too large for it: it is reached by Tab then, and moved by arrows. */
export function useScrolled(): { ref: (element: HTMLElement | null) => (() => void) | undefined; tabIndex?: 0 } {
  const [larger, setLarger] = useState(false)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const look = () =>
      setLarger(element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight)
    const watch = new ResizeObserver(look)
    for (const one of [element, ...element.children]) watch.observe(one)
    return () => watch.disconnect()
  }, [])
  return { ref, ...(larger && { tabIndex: 0 }) }
}
