/** A key as it was pressed, or what was pasted. */
export type Pressed =
  { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean; shiftKey: boolean } | { paste: string }

/** How long letters for a select count as one word, as browsers take them. */
const WORD_MS = 1000
let sought = { text: '', at: 0, in: null as Element | null }

/** Letters choose in a select, as they do when they are pressed. */
function pressInSelect(select: HTMLSelectElement, letter: string): void {
  const now = Date.now()
  const goesOn = sought.in === select && now - sought.at < WORD_MS
  sought = { text: (goesOn ? sought.text : '') + letter.toLowerCase(), at: now, in: select }
  const found = [...select.options].findIndex(({ text }) => text.toLowerCase().startsWith(sought.text))
  if (found < 0 || found === select.selectedIndex) return
  select.selectedIndex = found
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

const CARET: Readonly<Record<string, (at: number, end: number) => number>> = {
  ArrowLeft: (at) => Math.max(0, at - 1),
  ArrowRight: (at, end) => Math.min(end, at + 1),
  Home: () => 0,
  End: (_, end) => end,
}

function pressKey(event: Exclude<Pressed, { paste: string }>): void {
  const at = document.activeElement
  if (!at) return
  // No page can move on as Tab does; within a grid it leads to the cells beside.
  const key = event.key === 'Tab' ? (event.shiftKey ? 'ArrowLeft' : 'Enter') : event.key
  const again = new KeyboardEvent('keydown', {
    ...event,
    key,
    shiftKey: event.key !== 'Tab' && event.shiftKey,
    bubbles: true,
    cancelable: true,
  })
  if (!at.dispatchEvent(again) || event.ctrlKey || event.metaKey || event.altKey) return
  if (at instanceof HTMLSelectElement) {
    if (key.length === 1) pressInSelect(at, key)
  } else if (key.length === 1) document.execCommand('insertText', false, key)
  else if (key === 'Backspace') document.execCommand('delete')
  else if (key === 'Delete') document.execCommand('forwardDelete')
  else if (key === 'Enter' && at instanceof HTMLButtonElement) at.click()
  else if (CARET[key] && at instanceof HTMLInputElement) {
    const caret = CARET[key](at.selectionStart ?? 0, at.value.length)
    at.setSelectionRange(caret, caret)
  }
}

function pasteAgain(text: string): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  const again = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  if (document.activeElement?.dispatchEvent(again)) document.execCommand('insertText', false, text)
}

/** Does what a key or a paste would have done where the cursor is now. */
export const pressAgain = (pressed: Pressed): void =>
  'paste' in pressed ? pasteAgain(pressed.paste) : pressKey(pressed)
