/** Milliseconds for which a list is remembered, as somebody looks at its pages one after another. */
const REMEMBERED = 30_000
const MOST = 1000

/**
 * Lists that had more rows than are counted, by what they are narrowed to. Counting ten thousand rows again for each
 * page and each order of such a list takes most of its time; a list that has become shorter is noticed half a minute
 * later.
 */
export class LongLists {
  readonly #until = new Map<string, number>()
  readonly #now: () => number

  constructor(now = () => performance.now()) {
    this.#now = now
  }

  has(key: string): boolean {
    const until = this.#until.get(key)
    if (until === undefined) return false
    if (until > this.#now()) return true
    this.#until.delete(key)
    return false
  }

  add(key: string): void {
    this.#until.delete(key)
    this.#until.set(key, this.#now() + REMEMBERED)
    if (this.#until.size > MOST) this.#until.delete(this.#until.keys().next().value!)
  }
}
