import { useLayoutEffect, useRef } from 'react'

type Props = {
  label: string
  state: 'all' | 'some' | 'none'
  locked: boolean
  noteId?: string
  /** Its place in a grid of boxes, which is one stop of the Tab key. */
  place?: { row: number; column: number; current: boolean }
  onChange: (on: boolean) => void
}

/** A checkbox. A locked one can still be focused, so that screen readers read it and the reason. */
export function Box({ label, state, locked, noteId, place, onChange }: Props) {
  const box = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = state === 'some'
  }, [state])
  return (
    <input
      ref={box}
      type="checkbox"
      className="box"
      aria-label={label}
      title={label}
      checked={state === 'all'}
      aria-disabled={locked || undefined}
      aria-describedby={locked ? noteId : undefined}
      tabIndex={place && !place.current ? -1 : 0}
      data-row={place?.row}
      data-column={place?.column}
      onChange={({ target }) => !locked && onChange(target.checked)}
    />
  )
}
