import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isUnanswered } from '../../../http/idempotency.ts'
import { postOnce } from '../../../http/sendOnce.ts'
import { ticketsKey } from './tickets.ts'
import { callOf, keepQueue, readQueue, type Weighing } from './weighing.ts'

const AGAIN_MS = 10_000

/**
 * Sends weighings in their order, each until it is answered: what the network lost is sent again under its key, once it
 * is back. They wait on the device, also over a reload.
 */
export function useWeighings(
  onDone: (weighing: Weighing) => void,
  onRefused: (weighing: Weighing, error: Error) => void,
) {
  const client = useQueryClient()
  const [waiting, setWaiting] = useState(readQueue)
  const sending = useRef(false)
  const calls = useRef({ onDone, onRefused })
  calls.current = { onDone, onRefused }

  const put = useCallback((queue: Weighing[]) => {
    keepQueue(queue)
    setWaiting(queue)
  }, [])

  const send = useCallback(async () => {
    if (sending.current) return
    sending.current = true
    try {
      for (let [next] = readQueue(); next; [next] = readQueue()) {
        const { path, body } = callOf(next)
        try {
          await postOnce(path, body, { quiet: true })
        } catch (error) {
          if (isUnanswered(error)) return
          put(readQueue().slice(1))
          calls.current.onRefused(next, error as Error)
          continue
        }
        put(readQueue().slice(1))
        calls.current.onDone(next)
        await client.invalidateQueries({ queryKey: ticketsKey })
      }
    } finally {
      sending.current = false
    }
  }, [client, put])

  useEffect(() => {
    void send()
    const again = setInterval(() => void send(), AGAIN_MS)
    const online = () => void send()
    addEventListener('online', online)
    return () => {
      clearInterval(again)
      removeEventListener('online', online)
    }
  }, [send])

  return {
    waiting,
    add(weighing: Weighing) {
      put([...readQueue(), weighing])
      void send()
    },
  }
}
