/** Functions that definitions name, by their names. */
export class FunctionSet<F extends { readonly name: string }> {
  readonly #what: string
  readonly #all = new Map<string, F>()

  /** @param what one of them, such as `planner` */
  constructor(what: string) {
    this.#what = what
  }

  /** @throws RangeError for a name that another has */
  add(...functions: readonly F[]): void {
    for (const one of functions) {
      if (this.#all.has(one.name)) throw new RangeError(`there are two ${this.#what}s called '${one.name}'`)
      this.#all.set(one.name, one)
    }
  }

  get names(): readonly string[] {
    return [...this.#all.keys()]
  }

  get all(): readonly F[] {
    return [...this.#all.values()]
  }

  find(name: string): F | null {
    return this.#all.get(name) ?? null
  }

  /** @throws RangeError for a name that none has */
  of(name: string): F {
    const one = this.find(name)
    if (!one) throw new RangeError(`no ${this.#what} is called '${name}'`)
    return one
  }
}
