import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

/**
 * What is in the head of a column and takes the cursor. antd repeats heads in a row without height, hidden from screen
 * readers, by which it measures the columns: there this is empty, so that the cursor does not get lost in it.
 */
export function HeadOnly({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [inHead, setInHead] = useState(false)
  useLayoutEffect(() => setInHead(!place.current!.closest('[aria-hidden=true]')), [])
  return <div ref={place}>{inHead && children}</div>
}
