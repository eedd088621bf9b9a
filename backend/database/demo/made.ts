/**
 * The id of what the demo has made before, by resource and name, such as `departments/Kho vận`.
 * @throws Error for what was not made
 */
export type Made = (key: string) => string

/** Ids by their keys, as a function that finds all of them. */
export const madeOf =
  (ids: ReadonlyMap<string, string>): Made =>
  (key) => {
    const id = ids.get(key)
    if (id === undefined) throw new Error(`the demo has made no ${key}`)
    return id
  }
