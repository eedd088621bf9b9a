import type { PaperName } from '@barem/resources/papers'
import { App } from 'antd'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Printed, usePrints } from './usePrints.ts'

/** Pictures and fonts that are still on their way would be missing on paper. */
const drawnWhole = () =>
  Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode().catch(() => undefined))])

/**
 * Prints a paper: its copy is counted first, so that the sheet says which one it is. To look at it counts nothing.
 * `reprint` is how often it was printed before; null while nobody knows. Ctrl+P is the button of the page.
 */
export function usePrinting(resource: string, id: string, paper: PaperName, ready: boolean) {
  const { message } = App.useApp()
  const { prints, error, refetch, count, add } = usePrints(resource, id)
  const [counted, setCounted] = useState<Printed | null>(null)
  const [busy, setBusy] = useState(false)
  const before = prints && prints.filter((printed) => printed.paper === paper).length
  const reprint = counted ? counted.copy - 1 : before

  async function start() {
    if (!ready || busy || reprint === null) return
    setBusy(true)
    try {
      const printed = await count(paper)
      flushSync(() => setCounted(printed))
      add(printed)
      await drawnWhole()
      addEventListener('afterprint', () => setCounted(null), { once: true })
      window.print()
    } catch (error) {
      void message.error((error as Error).message)
    }
    setBusy(false)
  }

  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.code !== 'KeyP' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      event.preventDefault()
      void start()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })

  return { prints, error, refetch, reprint, busy, start: () => void start() }
}
