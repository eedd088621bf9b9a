import type { Caller } from './caller.ts'
import { Counts } from './counts.ts'
import { tooManyRequests } from './too_many.ts'

/** Requests that may be under way at once: of one person, and of one address with all who share it. */
const PER_PERSON = 128
const PER_ADDRESS = 512

const persons = new Counts()
const addresses = new Counts()

/** Requests of a caller that are under way, waiting ones included. */
export const underWay = ({ person }: Caller): number => persons.of(person)

/**
 * Runs a request unless its caller has too many under way, waiting ones included.
 * @throws ApiError COM_ERR_016 then, before anything of it is read
 */
export async function inFlight<T>({ person, address }: Caller, work: () => Promise<T>): Promise<T> {
  if (persons.of(person) >= PER_PERSON || addresses.of(address) >= PER_ADDRESS) throw tooManyRequests(1)
  persons.add(person, 1)
  addresses.add(address, 1)
  try {
    return await work()
  } finally {
    persons.add(person, -1)
    addresses.add(address, -1)
  }
}
