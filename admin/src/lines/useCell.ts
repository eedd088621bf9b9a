import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { cellId, useShared } from './context.ts'

/**
 * `move`: the arrows lead to other cells and typing replaces. `enter`: typing has begun. `edit`: the arrows stay in the
 * words.
 */
export type CellMode = 'move' | 'enter' | 'edit'

let steps = 0

/**
 * The state of one cell that words are typed in.
 * @param shown what the cell shows while nothing is typed
 * @param write called at each keystroke, with the step that it belongs to
 */
export function useCell(key: string, field: string, shown: string, write: (text: string, step: string) => void) {
  const { id, actions } = useShared()
  const [typed, setTyped] = useState<string | null>(null)
  const [mode, setMode] = useState<CellMode>('move')
  const step = useRef('')
  const own = cellId(id, key, field)

  // Selects a value that arrives while the cursor waits here, such as a price: typing would add to its digits.
  useLayoutEffect(() => {
    const input = document.activeElement
    if (mode === 'move' && input instanceof HTMLInputElement && input.id === own) input.select()
  }, [shown])

  function rest() {
    setTyped(null)
    setMode('move')
  }

  function begin() {
    step.current = `${key}:${field}:${++steps}`
  }

  function type(text: string) {
    if (typed === null) begin()
    setTyped(text)
    if (mode === 'move') setMode('enter')
    write(text, step.current)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const input = event.currentTarget
    if (event.key === 'F2') {
      event.preventDefault()
      setMode(mode === 'edit' ? 'enter' : 'edit')
      input.setSelectionRange(input.value.length, input.value.length)
    } else if (event.key === 'Escape' && (typed !== null || mode !== 'move')) {
      event.preventDefault()
      event.stopPropagation()
      if (typed !== null) actions.giveUp(step.current)
      rest()
      requestAnimationFrame(() => input.select())
    } else if ((event.ctrlKey || event.metaKey) && /^[zy]$/i.test(event.key)) rest()
    else if ((event.ctrlKey || event.metaKey) && /^d$/i.test(event.key)) rest()
  }

  return {
    typed,
    mode,
    type,
    rest,
    onKeyDown,
    attributes: {
      id: own,
      'data-cell': field,
      'data-mode': mode,
      autoComplete: 'off',
      spellCheck: false,
      onFocus: (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select(),
      onDoubleClick: () => setMode('edit'),
    },
  }
}
