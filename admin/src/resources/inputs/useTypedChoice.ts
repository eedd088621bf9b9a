import { App } from 'antd'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { waitFor } from '../form/pending.ts'

type Choosing<T> = {
  /** The name of the select. */
  label: string
  open: boolean
  /** The words in the box. */
  typed: string
  /** Whether the list is that of these words. */
  settled: boolean
  /** The number of choices. */
  count: number
  /** Whether more than one may be chosen. */
  multiple?: boolean
  /** The choices for some words, as the list would have them. */
  find: (words: string) => Promise<readonly T[]>
  choose: (choice: T) => void
  close: () => void
}

export type TypedChoice = {
  /** Whether a choice for words is on its way. */
  seeking: boolean
  /** Words for which nothing was found, until others are typed. */
  missed: string | null
  /** Clears `missed`: something has been chosen. */
  forget: () => void
  onInputKeyDown: (event: KeyboardEvent) => void
}

/** Chooses the highlighted choice, as Enter does, unless it is chosen already: Enter would take it back. */
function chooseHighlighted(box: HTMLElement) {
  const highlighted = document.getElementById(box.getAttribute('aria-activedescendant') ?? '')
  if (highlighted?.getAttribute('aria-selected') === 'true') return
  box.dispatchEvent(new globalThis.KeyboardEvent('keydown', { key: 'Enter', keyCode: 13, which: 13, bubbles: true }))
}

const ARROWS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
/** By its code, as antd reads keys. */
const CODES: Readonly<Record<string, number>> = { ArrowDown: 40, ArrowUp: 38 }

/**
 * Handles keys of a select that searches on the server, pressed before its list is there: Enter and Tab choose what the
 * list will have first, or the choice that the arrows have reached, whatever the pace of typing. Words for which
 * nothing is found are shown in a message.
 */
export function useTypedChoice<T>(choosing: Choosing<T>): TypedChoice {
  const t = useTranslate()
  const { message } = App.useApp()
  const { open, typed, settled } = choosing
  const words = typed.trim()
  const latest = useRef(choosing)
  latest.current = choosing
  const [seeking, setSeeking] = useState(0)
  const [missed, setMissed] = useState<string | null>(null)
  /** Arrows that wait for the list, how many of them it has not had yet, and the box that they were pressed in. */
  const steps = useRef<{ by: number; left: number; box: EventTarget | null }>({ by: 0, left: 0, box: null })

  useEffect(() => {
    steps.current = { by: 0, left: 0, box: null }
    if (words !== '') setMissed(null)
  }, [words])

  useEffect(() => {
    if (!open || !settled || steps.current.by === 0) return
    // One after the other, each once the list has drawn the one before: it counts from the highlighted choice.
    let waiting = setTimeout(function press() {
      const { left, box } = steps.current
      if (left === 0) return void (steps.current.by = 0)
      steps.current.left -= Math.sign(left)
      const key = left > 0 ? 'ArrowDown' : 'ArrowUp'
      const code = CODES[key]
      box?.dispatchEvent(new globalThis.KeyboardEvent('keydown', { key, keyCode: code, which: code, bubbles: true }))
      waiting = setTimeout(press)
    })
    return () => clearTimeout(waiting)
  }, [open, settled])

  function miss(text: string) {
    setMissed(text)
    void message.warning(t('crud.missed', { field: latest.current.label, words: text }))
  }

  async function seek(text: string, step: number) {
    setSeeking((now) => now + 1)
    try {
      const found = await latest.current.find(text)
      const choice = found[((step % found.length) + found.length) % found.length]
      if (choice === undefined) miss(text)
      else latest.current.choose(choice)
    } catch (error) {
      setMissed(text)
      void message.error(error instanceof Error ? error.message : t('app.networkError'))
    }
    setSeeking((now) => now - 1)
  }

  function onInputKeyDown(event: KeyboardEvent) {
    if (!open || words === '' || event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
    const commits = event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)
    const step = ARROWS[event.key]
    if (step !== undefined && !settled) {
      event.stopPropagation()
      event.preventDefault()
      const by = steps.current.by + step
      steps.current = { by, left: by, box: event.target }
    } else if (commits && (!settled || steps.current.by !== 0 || latest.current.count === 0)) {
      // Tab moves the cursor on at once; the choice arrives later.
      event.stopPropagation()
      if (event.key === 'Enter') event.preventDefault()
      if (settled && latest.current.count === 0) miss(words)
      else waitFor(seek(words, steps.current.by).then(() => true))
      steps.current = { by: 0, left: 0, box: null }
      latest.current.close()
    } else if (event.key === 'Tab' && commits && latest.current.multiple) {
      // Where one is chosen, Tab chooses by itself; where several are, it would drop the words.
      chooseHighlighted(event.target as HTMLElement)
      latest.current.close()
    }
  }

  return { seeking: seeking > 0, missed, forget: () => setMissed(null), onInputKeyDown }
}
