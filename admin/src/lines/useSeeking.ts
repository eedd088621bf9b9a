import { useQueries } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useMemo, useRef, type KeyboardEvent } from 'react'
import { waitFor } from '../resources/form/pending.ts'
import { searchOf, type Shelf } from './goods.ts'
import type { Goods, Line } from './model/line.ts'
import type { GridActions } from './useGrid.ts'
import type { HoldKeys } from './useTypeAhead.ts'

/** Milliseconds before a failed request is repeated. */
const AGAIN_MS = 5000

type Answer = { text: string; found: Goods[] | undefined; unanswered: boolean }

export type Seeking = {
  /** Keys of lines whose goods could not be fetched yet; the request is repeated. */
  unanswered: ReadonlySet<string>
  /** Whether the cells beside a line's product are not known yet, because its goods are being looked for. */
  isOpen: (key: string) => boolean
  /** Holds back a key and what follows until the goods of a line are known. */
  holdFor: (key: string, event: KeyboardEvent<HTMLElement>) => void
}

/**
 * Looks for the goods of lines that have words only, and puts them in once they are found. Typing continues meanwhile;
 * keys whose target depends on the goods wait for them.
 */
export function useSeeking(
  shelf: Shelf,
  lines: readonly Line[],
  actions: GridActions,
  { hold, settled }: { hold: HoldKeys; settled: () => Promise<void> },
): Seeking {
  const sought = lines.filter((line) => line.seeking)
  const texts = [...new Set(sought.map(({ text = '' }) => text))]
  const answers = useQueries({
    queries: texts.map((text) => ({
      ...searchOf(shelf, text),
      retry: false,
      refetchInterval: ({ state }: { state: { status: string } }) => (state.status === 'error' ? AGAIN_MS : false),
    })),
    combine: (results) =>
      results.map(({ data, isError, isSuccess, failureCount }, index): Answer => ({
        text: texts[index]!,
        found: isSuccess ? data : undefined,
        unanswered: isError || failureCount > 0,
      })),
  })

  // Before the next key: its target may depend on the goods.
  useLayoutEffect(() => {
    for (const { text, found } of answers) if (found) actions.settle(text, found)
  })

  const failed = answers.filter((answer) => answer.unanswered).map(({ text }) => text)
  const unanswered = useMemo(
    () => new Set(sought.filter(({ text }) => failed.includes(text!)).map(({ key }) => key)),
    [sought.map(({ key }) => key).join(), failed.join('\n')],
  )
  const open = sought.filter(({ key }) => !unanswered.has(key)).map(({ key }) => key)
  const current = useRef<ReadonlySet<string>>(new Set())
  current.current = new Set(open)

  const held = useRef<{ key: string; release: (goesOn: boolean) => void } | null>(null)
  useEffect(() => {
    if (!held.current || current.current.has(held.current.key)) return
    const { release } = held.current
    held.current = null
    release(true)
  })
  useEffect(() => () => held.current?.release(false), [])

  const waits = open.length > 0
  const done = useRef<(() => void) | null>(null)
  useEffect(() => {
    if (waits) waitFor(new Promise<void>((resolve) => (done.current = resolve)).then(settled).then(() => true))
    return () => {
      done.current?.()
      done.current = null
    }
  }, [waits, settled])

  return useMemo(
    () => ({
      unanswered,
      isOpen: (key) => current.current.has(key),
      holdFor: (key, event) => (held.current = { key, release: hold(event) }),
    }),
    [unanswered, hold],
  )
}
