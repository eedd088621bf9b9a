/** Milliseconds after which nobody waits for the page any more. */
const PATIENCE_MS = 10_000

type Box = HTMLInputElement | HTMLTextAreaElement

/** Whether text can be written in something; ticks and the like have no place for a cursor. */
const isBox = (target: EventTarget | null): target is Box =>
  (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) && target.selectionStart !== null

/** Writes in a box as a person would: React hears of it. */
function write(box: Box, text: string): void {
  box.setRangeText(text, box.selectionStart!, box.selectionEnd!, 'end')
  box.dispatchEvent(new Event('input', { bubbles: true }))
}

let stop = (): void => {}

/**
 * Keeps what is typed after a form was opened, and writes it in the first box that gets the cursor: people type
 * on while the form is still loading. Esc and the mouse give it up; Enter ends it.
 */
export function keepTyping(): void {
  stop()
  let text = ''
  let isOver = false
  const life = new AbortController()
  stop = () => life.abort()
  const timer = setTimeout(stop, PATIENCE_MS)
  life.signal.addEventListener('abort', () => clearTimeout(timer))

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    if (event.key === 'Escape') return stop()
    if (event.key === 'Enter') isOver = true
    else if (event.key === 'Backspace') text = text.slice(0, -1)
    else if (event.key.length === 1) text += isOver ? '' : event.key
    else return
    // Keeps keys from the shortcuts of the page that is being left.
    event.preventDefault()
    event.stopPropagation()
  }

  function arrive({ target }: FocusEvent) {
    // The form is there, and begins with something that is not typed in.
    if (!isBox(target)) return target instanceof Element && target.closest('form') ? stop() : undefined
    stop()
    if (text) queueMicrotask(() => write(target, text))
  }

  const { signal } = life
  addEventListener('keydown', press, { capture: true, signal })
  addEventListener('focusin', arrive, { capture: true, signal })
  addEventListener('pointerdown', stop, { capture: true, signal })
}
