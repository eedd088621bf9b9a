import { type ChangeEvent, useCallback, useLayoutEffect, useRef } from 'react'
import { type Before, ungrouped } from './ungrouped.ts'

/**
 * For inputs that show figures grouped by commas, which the person did not type.
 * @returns `hold`, for the element, and `typedIn`, which returns the words typed into such a figure
 */
export function useUngrouped() {
  const before = useRef<Before | null>(null)
  const cursor = useRef<{ input: HTMLInputElement; at: number } | null>(null)

  const hold = useCallback((input: HTMLInputElement | null) => {
    if (!input) return undefined
    const note = () =>
      (before.current = { text: input.value, start: input.selectionStart ?? 0, end: input.selectionEnd ?? 0 })
    input.addEventListener('beforeinput', note)
    return () => input.removeEventListener('beforeinput', note)
  }, [])

  useLayoutEffect(() => {
    const { input, at } = cursor.current ?? {}
    cursor.current = null
    input?.setSelectionRange(at!, at!)
  })

  /** The words of an input. `figure`: what it showed was a figure of ours, and not what the person is typing. */
  const typedIn = useCallback(({ target }: ChangeEvent<HTMLInputElement>, figure: boolean): string => {
    const was = before.current
    before.current = null
    if (!figure || !was) return target.value
    const { text, cursor: at } = ungrouped(was, target.value)
    if (text !== target.value) cursor.current = { input: target, at }
    return text
  }, [])

  return { hold, typedIn }
}
