import { FairQueue } from '#app/limits/fair_queue'

const MINUTE = 60_000

/** Lets `atOnce` pieces of heavy work run at a time, the others waiting for fair turns between those who ask. */
export function turns(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  const queue = new FairQueue({ atOnce, mostWaiting: 200, mostWaitingOfOne: 50, patience: MINUTE })
  return (work) => queue.run(work)
}
