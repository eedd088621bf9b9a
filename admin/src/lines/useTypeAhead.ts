import { useMemo, useRef, type ClipboardEvent, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { pressAgain, type Pressed } from './pressing.ts'

/** Lets keys pressed meanwhile queue up behind the others. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve))

/**
 * Holds back a key and all that follow until what it returns is called: once it is known where they lead, or with false
 * to forget them.
 */
export type HoldKeys = (event: KeyboardEvent<HTMLElement>) => (goesOn: boolean) => void

type Waiting = {
  pressed: Pressed
  /** Its cell, if the cursor was moved there after the previous key. */
  at?: Element
}

type State = {
  held: boolean
  /** Whether keys are being pressed again. */
  running: boolean
  keys: Waiting[]
  /** The cell of the first key. */
  place: Element | null
  /** The keys pressed in that cell so far. */
  word: Pressed[]
  /** Called once nothing is held. */
  waiting: (() => void)[]
}

const OURS = /^(?:.|Enter|Tab|Escape|Backspace|Delete|Home|End|Arrow\w+|F2|F3|F4)$/u
const OURS_WITH_CONTROL = /^(?:[zyd]|Delete|Arrow\w+)$/i
/** Keys of the form and of the browser are not the grid's to hold; paste is held as what it pastes. */
const isOurs = ({ key, ctrlKey, metaKey }: KeyboardEvent) => (ctrlKey || metaKey ? OURS_WITH_CONTROL : OURS).test(key)

const pressedOf = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): Pressed => ({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
})

/** The current element of a cell, which may have been redrawn. */
const nowOf = (place: Element | null) =>
  place?.isConnected ? place : place?.id ? document.getElementById(place.id) : null

/**
 * Keeps the keys of somebody who types or scans faster than goods are found: keys whose meaning depends on the goods
 * are pressed again, one after the other, in their own cells, even if the cursor is elsewhere by then.
 */
export function useTypeAhead() {
  const state = useRef<State>({ held: false, running: false, keys: [], place: null, word: [], waiting: [] })
  return useMemo(() => {
    const own = state.current

    function press(pressed: Pressed) {
      flushSync(() => pressAgain(pressed))
      const isThere = document.activeElement === own.place
      own.place = document.activeElement
      own.word = isThere ? [...own.word, pressed] : []
    }

    /** Entering a cell again replaces its contents, so a word that was begun is typed again from its start. */
    function comeBack() {
      const begun = own.word
      own.word = []
      ;(own.place as HTMLElement).focus()
      for (const pressed of begun) press(pressed)
    }

    /** Presses the next key in its cell; if the cursor is elsewhere, presses all keys of that cell and returns it. */
    function pressSome() {
      const cursor = document.activeElement
      if (own.keys[0]!.at) own.word = []
      own.place = nowOf(own.keys[0]!.at ?? own.place)
      const isElsewhere = cursor !== own.place
      if (own.place === null) own.keys.shift()
      else if (isElsewhere) {
        comeBack()
        do press(own.keys.shift()!.pressed)
        while (!own.held && own.keys.length > 0 && !own.keys[0]!.at)
        if (cursor?.isConnected && cursor !== document.body) (cursor as HTMLElement).focus()
      } else press(own.keys.shift()!.pressed)
    }

    async function run() {
      if (own.running) return
      own.running = true
      // Not within the drawing that has released the keys.
      await Promise.resolve()
      while (!own.held && own.keys.length > 0) {
        pressSome()
        await pause()
      }
      own.running = false
      if (own.held) return
      own.place = null
      own.word = []
      for (const done of own.waiting.splice(0)) done()
    }

    function add(pressed: Pressed) {
      const last = own.keys.findLast(({ at }) => at)?.at ?? own.place
      const cursor = document.activeElement
      own.keys.push(cursor === null || cursor === last ? { pressed } : { pressed, at: cursor })
    }

    const hold: HoldKeys = (event) => {
      event.preventDefault()
      event.stopPropagation()
      own.keys.unshift({ pressed: pressedOf(event) })
      own.held = true
      own.place = document.activeElement
      own.word = []
      return (goesOn) => {
        own.held = false
        if (!goesOn) own.keys = []
        void run()
      }
    }

    function onKeyDownCapture(event: KeyboardEvent<HTMLElement>) {
      const { nativeEvent } = event
      if (!(own.held || own.running) || !nativeEvent.isTrusted || nativeEvent.isComposing) return
      // Keys outside the lines are handled at once.
      if (!isOurs(event) || !(event.target as Element).closest('[data-line]')) return
      event.preventDefault()
      event.stopPropagation()
      add(pressedOf(event))
    }

    function onPasteCapture(event: ClipboardEvent<HTMLElement>) {
      if (!(own.held || own.running) || !event.nativeEvent.isTrusted) return
      event.preventDefault()
      event.stopPropagation()
      add({ paste: event.clipboardData.getData('text/plain') })
    }

    /** Resolves once no key is held any more. */
    const settled = () =>
      own.held || own.running ? new Promise<void>((resolve) => own.waiting.push(resolve)) : Promise.resolve()

    return { hold, settled, onKeyDownCapture, onPasteCapture }
  }, [])
}
