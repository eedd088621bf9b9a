/** Counts by key, without those that are 0. */
export class Counts {
  readonly #counts = new Map<string | null, number>()

  of(key: string | null) {
    return this.#counts.get(key) ?? 0
  }

  add(key: string | null, change: 1 | -1) {
    const count = this.of(key) + change
    if (count === 0) this.#counts.delete(key)
    else this.#counts.set(key, count)
  }
}
