import { createHash } from 'node:crypto'

const GREATEST = 2 ** 31 - 1

/**
 * The number that decides what a run of the tests draws by chance. `TEST_DRAW` repeats a run; processes that a test
 * starts draw as their parent does.
 */
export const DRAW: number = Number(process.env.TEST_DRAW ?? 1 + Math.floor(Math.random() * (GREATEST - 1)))
if (!Number.isSafeInteger(DRAW) || DRAW < 1)
  throw new Error(`TEST_DRAW is a whole number, not ${process.env.TEST_DRAW}`)
process.env.TEST_DRAW = String(DRAW)

/** A number of 32 bits, another for each `what` and for each run. */
const rank = (what: string): number => createHash('sha256').update(`${DRAW} ${what}`).digest().readUInt32BE()

/**
 * Draws `count` of `things`, in their own order.
 * @param nameOf a name that no other of them has
 */
export function drawn<T>(things: readonly T[], count: number, nameOf: (thing: T) => string): T[] {
  const taken = new Set([...things].sort((a, b) => rank(nameOf(a)) - rank(nameOf(b))).slice(0, count))
  return things.filter((thing) => taken.has(thing))
}
