import type { By } from './list_statements.ts'

/** Milliseconds for which a list is remembered, as somebody looks at its pages one after another. */
const REMEMBERED = 30_000
const MOST = 1000

/**
 * Lists that had more rows than are counted, by what they are narrowed to. Counting ten thousand rows again for each
 * page and each order of such a list takes most of its time; a list that has become shorter is noticed half a minute
 * later.
 */
export class LongLists {
  readonly #known = new Map<string, { until: number; by: By }>()
  readonly #now: () => number

  constructor(now = () => performance.now()) {
    this.#now = now
  }

  /** How the rows of a list were found; null unless it is remembered. */
  get(key: string): By | null {
    const known = this.#known.get(key)
    if (!known) return null
    if (known.until > this.#now()) return known.by
    this.#known.delete(key)
    return null
  }

  add(key: string, by: By): void {
    this.#known.delete(key)
    this.#known.set(key, { until: this.#now() + REMEMBERED, by })
    if (this.#known.size > MOST) this.#known.delete(this.#known.keys().next().value!)
  }
}
