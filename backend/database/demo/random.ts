/** A small seeded generator (mulberry32), so that every demo is the same demo. */
export function randomFrom(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    /** A whole number from 0 up to, not including, `limit`. */
    below: (limit: number) => Math.floor(next() * limit),
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!,
    /** True in `share` of all cases. */
    chance: (share: number) => next() < share,
  }
}

export type Random = ReturnType<typeof randomFrom>
