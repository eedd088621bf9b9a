/**
 * A place of the engine that domains fill at start, by name, with something that is loaded later: so the engine imports
 * no domain, and no screen is heavier by the parts of another.
 */
export interface Slot<Name extends string, T> {
  /** Says what fills the slot under this name. */
  register(name: Name, load: () => Promise<T>): void
  /** Fills it at once. */
  fill(name: Name, part: T): void
  /** A module of a screen together with everything that was registered. */
  with<M>(module: () => Promise<M>): Promise<M>
  /** @throws Error when nothing fills it, or before it is loaded */
  get(name: Name): T
  /** Null when nothing fills it. */
  find(name: Name): T | null
}

export function createSlot<Name extends string, T>(what: string): Slot<Name, T> {
  const waiting = new Map<Name, () => Promise<T>>()
  const parts = new Map<Name, T>()

  async function loadAll(): Promise<void> {
    const all = [...waiting].map(async ([name, load]) => {
      parts.set(name, await load())
      waiting.delete(name)
    })
    await Promise.all(all)
  }

  return {
    register: (name, load) => void waiting.set(name, load),
    fill: (name, part) => void parts.set(name, part),
    async with(module) {
      const [loaded] = await Promise.all([module(), loadAll()])
      return loaded
    },
    find: (name) => parts.get(name) ?? null,
    get(name) {
      const part = parts.get(name)
      if (!part) throw new Error(`No ${what} is registered and loaded as '${name}'.`)
      return part
    },
  }
}
