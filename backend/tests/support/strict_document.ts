import type { Row } from '@barem/resources/posting'

type Values = Record<string, unknown>

/** What a document, or a line, always has. */
const ALWAYS = ['id']

/** A row that refuses to be asked for fields that are not named, and notes those that are. */
function strict(row: Values, path: string, reads: readonly string[], read: Set<string>): Row {
  return new Proxy(row, {
    get(target, name) {
      if (typeof name === 'symbol' || ALWAYS.includes(name)) return Reflect.get(target, name) as unknown
      const field = path + name
      const inner = reads.filter((one) => one.startsWith(`${field}.`))
      if (!reads.includes(field) && inner.length === 0)
        throw new RangeError(`it reads '${field}', and does not name it`)
      read.add(field)
      const value = Reflect.get(target, name) as unknown
      return inner.length > 0 ? (value as Values[]).map((line) => strict(line, `${field}.`, reads, read)) : value
    },
  })
}

/**
 * A document that throws where a function reads a field that it does not name.
 * @param read the fields that are read, those of lines by path, are added to it
 */
export const strictDocument = (document: Values, reads: readonly string[], read: Set<string>): Row =>
  strict(document, '', reads, read)
