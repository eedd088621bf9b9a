import { useMemo, useRef, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'

/** Keys besides letters and digits that wait as well. */
const KEYS: ReadonlySet<string> = new Set(['Enter', 'Tab', 'ArrowUp', 'ArrowDown', 'Backspace'])

/** Lets keys that are pressed meanwhile line up behind the others. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Holds back what is typed until what it returns is called: once the cursor has gone where the keys are meant for, or with false to forget them. */
export type HoldKeys = () => (goesOn: boolean) => void

/** Does what a key would have done in the cell that has the cursor now. Tab goes on, since no page can move on its own. */
function press(key: string): void {
  if (key.length === 1) document.execCommand('insertText', false, key)
  else if (key === 'Backspace') document.execCommand('delete')
  else
    document.activeElement?.dispatchEvent(
      new globalThis.KeyboardEvent('keydown', { key: key === 'Tab' ? 'Enter' : key, bubbles: true, cancelable: true }),
    )
}

/** Somebody who types or scans faster than goods are found loses no key: they are pressed again, one after the other, in the cell that they are for. */
export function useTypeAhead() {
  const state = useRef({ held: false, running: false, keys: [] as string[] })
  return useMemo(() => {
    const own = state.current

    async function run() {
      if (own.running) return
      own.running = true
      while (!own.held && own.keys.length > 0) {
        const key = own.keys.shift()!
        flushSync(() => press(key))
        await pause()
      }
      own.running = false
    }

    const hold: HoldKeys = () => {
      own.held = true
      return (goesOn) => {
        own.held = false
        if (!goesOn) own.keys = []
        void run()
      }
    }

    function onKeyDownCapture(event: KeyboardEvent<HTMLElement>) {
      const { key, ctrlKey, metaKey, altKey, nativeEvent } = event
      if (
        !(own.held || own.running) ||
        !nativeEvent.isTrusted ||
        nativeEvent.isComposing ||
        ctrlKey ||
        metaKey ||
        altKey ||
        (key.length > 1 && !KEYS.has(key))
      )
        return
      event.preventDefault()
      event.stopPropagation()
      own.keys.push(key)
    }
    return { hold, onKeyDownCapture }
  }, [])
}
