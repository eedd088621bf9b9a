import { flushSync } from 'react-dom'

const isSelected = (input: HTMLInputElement | HTMLTextAreaElement) =>
  input.selectionStart === 0 && input.selectionEnd === input.value.length

/**
 * Writes values in a form that arrive by themselves, such as those of a chosen row. A field that the cursor waits in is
 * selected with its new value if all of it was before: what is typed next replaces the value and is not added to it.
 */
export function arriving(write: () => void): void {
  const input = document.activeElement
  const waits = (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) && isSelected(input)
  const before = waits ? input.value : ''
  flushSync(write)
  if (waits && input.value !== before) input.select()
}
