import { type RefObject, useEffect, useRef } from 'react'

/** Millimetres to CSS pixels. */
const PX_PER_MM = 96 / 25.4
/** The wider side of A4, and room at both sides of the sheet. */
const WIDEST_PX = 297 * PX_PER_MM

/**
 * Tells the stylesheet how wide the stage is, so that a sheet that is wider is drawn smaller on screen; paper itself
 * never is.
 */
export function useFit(): RefObject<HTMLDivElement | null> {
  const stage = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = stage.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) =>
      element.style.setProperty('--stage', String(Math.min(entry!.contentRect.width, WIDEST_PX) / PX_PER_MM)),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return stage
}
