import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'

/** Pixels between what it hangs on and the edge of the window at least. */
const EDGE = 8
const GAP = 4

type Place = { left: number; width: number; top?: number; bottom?: number; maxHeight: number }

/** Below the anchor, or above it where there is more room. */
function placeAt(anchor: HTMLElement, width: number): Place {
  const box = anchor.getBoundingClientRect()
  const room = { below: innerHeight - box.bottom - EDGE, above: box.top - EDGE }
  const wide = Math.min(width, innerWidth - 2 * EDGE)
  const left = Math.max(EDGE, Math.min(box.left, innerWidth - wide - EDGE))
  const up = room.below < 240 && room.above > room.below
  return {
    left,
    width: wide,
    maxHeight: Math.min(420, up ? room.above : room.below),
    ...(up ? { bottom: innerHeight - box.top + GAP } : { top: box.bottom + GAP }),
  }
}

/** Opens below a cell, above everything else, and moves with it when the page is scrolled. */
export function Popup({
  anchor,
  width,
  children,
}: {
  anchor: RefObject<HTMLElement | null>
  width: number
  children: ReactNode
}) {
  const [place, setPlace] = useState<Place | null>(null)
  useLayoutEffect(() => {
    const follow = () => anchor.current && setPlace(placeAt(anchor.current, width))
    follow()
    addEventListener('scroll', follow, true)
    addEventListener('resize', follow)
    return () => {
      removeEventListener('scroll', follow, true)
      removeEventListener('resize', follow)
    }
  }, [anchor, width])
  const ground = document.querySelector('.barem-app') ?? document.body
  return createPortal(
    <div
      className="grid-popup"
      style={place ?? { visibility: 'hidden' }}
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </div>,
    ground,
  )
}
