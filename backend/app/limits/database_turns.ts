import { environment } from '#app/environment/prepare'
import { FairQueue } from './fair_queue.ts'
import { underWay } from './in_flight.ts'

/**
 * Beyond what a browser asks for at once, in turns that others notice. Requests wait for a turn at the server before
 * they wait for the database, so that all of a person's are counted.
 */
const rest = { beyond: 6, after: 30, share: 1.5, waiting: underWay }
const WAITING = { mostWaiting: 1000, mostWaitingOfOne: 120, patience: 20_000 }

let queue: FairQueue | null = null

/**
 * Waits for a turn to begin a transaction, fairly between all callers; the returned function ends the turn. The
 * embedded engine has one connection; on PostgreSQL a few of the pool stay free for what runs outside of companies.
 */
export function databaseTurn(): Promise<() => void> {
  queue ??= new FairQueue(
    environment().engine
      ? { atOnce: 1, rest: { ...rest, after: 10 }, ...WAITING }
      : // A turn that waits for a locked row is long through no fault of its caller, so the rest is short.
        { atOnce: 16, perPerson: 4, perCompany: 12, perAddress: 12, rest: { ...rest, most: 300 }, ...WAITING },
  )
  return queue.take()
}
