/**
 * How many guesses at a password are let through, and how far apart. Slow first, lock late: people mistype, and an
 * attacker must not be able to lock the owner out.
 */

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** How long guesses count against further ones. */
export const COUNTED_MS = 24 * HOUR

/** Wrong guesses of one account from one network before they are slowed down, and on a device that is known. */
const FREE = 5
const FREE_ON_DEVICE = 10
/** Wait after the first one too many; each further guess doubles it. */
const FIRST_WAIT = 5 * SECOND
const LONGEST_WAIT = 15 * MINUTE
/** Wrong guesses of one account from one network after which it has to wait longest. */
const LOCKED_AFTER = 20
const LOCK = HOUR
/** Wrong guesses of one account within an hour, from wherever, after which devices that are not known wait. */
export const EVERYWHERE = 50
export const EVERYWHERE_MS = HOUR
/** Wrong guesses from one network within a quarter of an hour, of whatever accounts, and the wait between more. */
const NETWORK = 100
export const NETWORK_MS = 15 * MINUTE
const NETWORK_WAIT = 2 * SECOND

/** Numbers of wrong guesses in a day at which the owner gets a mail. */
const TOLD_AT = [10, 50, 250, 1250]

/** Guesses that were made, and how long ago the last one was, in milliseconds. */
export interface Guesses {
  count: number
  last: number
}

export interface Counted {
  /** On the device that is known, if it is one. */
  device: Guesses | null
  /** Of this account from this network. */
  pair: Guesses
  /** Of any account from this network, of late. */
  network: Guesses
  /** How long ago the guess was that is one too many for the account; null while there are fewer. */
  everywhere: number | null
}

function growing({ count, last }: Guesses, free: number): number {
  if (count < free) return 0
  return Math.min(FIRST_WAIT * 2 ** (count - free), LONGEST_WAIT) - last
}

/** Milliseconds until a guess is let through, 0 for now. A known device waits only for its own guesses. */
export function waitFor({ device, pair, network, everywhere }: Counted): number {
  if (device) return Math.max(0, growing(device, FREE_ON_DEVICE))
  const own = pair.count >= LOCKED_AFTER ? LOCK - pair.last : growing(pair, FREE)
  const crowd = network.count >= NETWORK ? NETWORK_WAIT - network.last : 0
  const lock = everywhere === null ? 0 : EVERYWHERE_MS - everywhere
  return Math.max(0, own, crowd, lock)
}

/** Whether the owner gets a mail at this many wrong guesses in a day. */
export const isTold = (count: number): boolean => TOLD_AT.includes(count)
