import { FairQueue } from './fair_queue.ts'

/** Files are held in memory until they are checked and kept, so that there are only so many of them at a time. */
const queue = new FairQueue({
  atOnce: 16,
  perPerson: 3,
  perCompany: 12,
  perAddress: 12,
  mostWaiting: 200,
  mostWaitingOfOne: 50,
  patience: 60_000,
})

/** Runs the reading of an uploaded file, and all that is done with it, when it is the caller's turn. */
export const uploadTurn = <T>(work: () => Promise<T>): Promise<T> => queue.run(work)
