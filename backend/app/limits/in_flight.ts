import type { Caller } from './caller.ts'
import { tooManyRequests } from './too_many.ts'

/** Requests that may be under way at once: of one person, and of one address with all who share it. */
const PER_PERSON = 128
const PER_ADDRESS = 512

const counts = new Map<string, number>()

function add(key: string, change: 1 | -1): void {
  const count = (counts.get(key) ?? 0) + change
  if (count === 0) counts.delete(key)
  else counts.set(key, count)
}

/** Requests of a caller that are under way, waiting ones included. */
export const underWay = ({ person }: Caller): number => counts.get(`person ${person}`) ?? 0

/**
 * Runs a request unless its caller has too many under way, waiting ones included.
 * @throws ApiError COM_ERR_016 then, before anything of it is read
 */
export async function inFlight<T>({ person, address }: Caller, work: () => Promise<T>): Promise<T> {
  const [own, shared] = [`person ${person}`, `address ${address}`]
  if ((counts.get(own) ?? 0) >= PER_PERSON || (counts.get(shared) ?? 0) >= PER_ADDRESS) throw tooManyRequests(1)
  add(own, 1)
  add(shared, 1)
  try {
    return await work()
  } finally {
    add(own, -1)
    add(shared, -1)
  }
}
