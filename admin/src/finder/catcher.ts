/** Milliseconds without a key after which typing has stopped. */
const REST_MS = 700

/** Catches what is typed before the finder's own box is there, and then hands it over. */
export type Catcher = {
  /**
   * Puts the caught text and the cursor into the box; calls `took` with the text, and how Enter was pressed if it was.
   */
  handOver: (box: HTMLInputElement, took: (text: string, enter: 'here' | 'tab' | null) => void) => void
  /** Resolves once nothing was typed for a moment. */
  rest: () => Promise<void>
  /** Discards the caught text. */
  end: () => void
}

/**
 * Takes the cursor at once, so that nothing typed right after the shortcut is lost, however long the finder takes to
 * load.
 * @param giveUp called at Escape
 */
export function catchTyping(label: string, max: number, giveUp: () => void): Catcher {
  const input = document.createElement('input')
  input.className = 'visually-hidden finder-catcher'
  input.setAttribute('aria-label', label)
  input.autocomplete = 'off'
  input.spellcheck = false
  input.maxLength = max
  let enter: 'here' | 'tab' | null = null
  let composing = false
  input.addEventListener('compositionstart', () => (composing = true))
  input.addEventListener('compositionend', () => (composing = false))
  input.addEventListener('input', () => (enter = null))
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return
    if (event.key === 'Enter') enter = event.ctrlKey || event.metaKey ? 'tab' : 'here'
    if (event.key === 'Enter' || event.key === 'Tab') event.preventDefault()
    // Keeps keys from the page's own shortcuts, such as n for a new row.
    if (!(event.ctrlKey || event.metaKey) || event.key === 'Enter') event.stopPropagation()
    if (event.key === 'Escape') giveUp()
  })
  document.body.append(input)
  input.focus({ preventScroll: true })

  function handOver(box: HTMLInputElement, took: (text: string, enter: 'here' | 'tab' | null) => void): void {
    // A word that an input method is in the middle of is finished first.
    if (composing)
      return input.addEventListener('compositionend', () => queueMicrotask(() => handOver(box, took)), { once: true })
    if (!input.isConnected) return
    took(input.value, enter)
    box.focus({ preventScroll: true })
    input.remove()
  }

  return {
    handOver,
    rest: () =>
      new Promise((resolve) => {
        let timer = setTimeout(resolve, REST_MS)
        input.addEventListener('keydown', () => {
          clearTimeout(timer)
          timer = setTimeout(resolve, REST_MS)
        })
      }),
    end: () => input.remove(),
  }
}
