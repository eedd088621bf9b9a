import { AsyncLocalStorage } from 'node:async_hooks'
import type { Caller } from './caller.ts'
import { FairQueue } from './fair_queue.ts'

/** Requests that the server works on at once for one person: as many as a browser sends. */
const AT_ONCE = 6

/** Waiting requests are counted, and limited, as those under way; see {@link inFlight}. */
const queue = new FairQueue({
  atOnce: Infinity,
  perPerson: AT_ONCE,
  mostWaiting: Infinity,
  mostWaitingOfOne: Infinity,
  patience: 60_000,
  oneByOne: true,
})

const held = new AsyncLocalStorage<{ caller: Caller; end: () => void }>()

/** Runs a request when it is its caller's turn, so that the many cheap requests of one person leave gaps for others. */
export async function inTurn<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
  const turn = { caller, end: await queue.take(caller) }
  try {
    return await held.run(turn, work)
  } finally {
    turn.end()
  }
}

/** Leaves the turn to others while `work` waits for the sender, and takes the next one after it. */
export async function outOfTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = held.getStore()!
  turn.end()
  const result = await work()
  turn.end = await queue.take(turn.caller)
  return result
}
