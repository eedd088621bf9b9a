import { FairQueue } from '#app/limits/fair_queue'

const MINUTE = 60_000

/**
 * Lets `atOnce` pieces of heavy work run at a time, the others waiting for fair turns between those who ask.
 * @param each how many of them one person and one company may have
 */
export function turns(
  atOnce: number,
  each: { perPerson?: number; perCompany?: number } = {},
): <T>(work: () => Promise<T>) => Promise<T> {
  const queue = new FairQueue({ atOnce, ...each, mostWaiting: 200, mostWaitingOfOne: 50, patience: MINUTE })
  return (work) => queue.run(work)
}
