import { flushSync } from 'react-dom'

const isSelected = (input: HTMLInputElement | HTMLTextAreaElement) =>
  input.selectionStart === 0 && input.selectionEnd === input.value.length

/**
 * Writes values that arrive in a form by themselves, such as those of a chosen row. If the cursor is in one of the
 * fields and all of it was selected, as after Tab, its new value is selected too: typing replaces it.
 */
export function arriving(write: () => void): void {
  const input = document.activeElement
  const waits = (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) && isSelected(input)
  const before = waits ? input.value : ''
  flushSync(write)
  if (waits && input.value !== before) input.select()
}
