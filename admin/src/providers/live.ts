import type { LiveEvent, LiveProvider } from '@refinedev/core'
import { focusManager, type FetchQueryOptions } from '@tanstack/react-query'
import { INBOX, waitingQuery } from '../documents/inbox/waiting.ts'
import { queryClient } from './queryClient.ts'

/** The usual time between two questions, in milliseconds. */
export const PACE_MS = 60_000

/** What is asked for news of a channel, and how often: another answer than the last one is an event. */
type Question = { query: () => FetchQueryOptions; paceMs: number }

const questions = new Map<string, Question>([[INBOX, { query: waitingQuery as Question['query'], paceMs: PACE_MS }]])

/** Adds a channel, once. */
export const addChannel = (name: string, question: Question) => void questions.set(name, question)

type Listener = (event: LiveEvent) => void
type Source = { listeners: Set<Listener>; close: () => void }
type Subscription = { channel: string; listener: Listener }

/** One for each channel that anybody listens to. */
const sources = new Map<string, Source>()

/** Asks at its pace while the tab is visible, and when it becomes visible again. Failures are not told. */
function openSource(channel: string, { query, paceMs }: Question): Source {
  const listeners = new Set<Listener>()

  async function ask(staleTime: number) {
    if (!focusManager.isFocused()) return
    const asked = query()
    const before = queryClient.getQueryData(asked.queryKey)
    const after = await queryClient.fetchQuery({ ...asked, staleTime }).catch(() => before)
    if (before === undefined || after === before) return
    const event = { channel, type: 'updated', payload: {}, date: new Date() }
    for (const listener of listeners) listener(event)
  }

  const timer = setInterval(() => void ask(0), paceMs)
  const forget = focusManager.subscribe(() => void ask(paceMs))
  function close() {
    clearInterval(timer)
    forget()
  }
  return { listeners, close }
}

/** Refine's view of what happens elsewhere. Everyone who listens to a channel shares its one source. */
export const liveProvider: LiveProvider = {
  subscribe({ channel, types, callback }): Subscription {
    const listener: Listener = (event) => {
      if (types.includes('*') || types.includes(event.type)) callback(event)
    }
    const question = questions.get(channel)
    if (question && !sources.has(channel)) sources.set(channel, openSource(channel, question))
    sources.get(channel)?.listeners.add(listener)
    return { channel, listener }
  },

  unsubscribe({ channel, listener }: Subscription) {
    const source = sources.get(channel)
    source?.listeners.delete(listener)
    if (source?.listeners.size !== 0) return
    source.close()
    sources.delete(channel)
  },
}
