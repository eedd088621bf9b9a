import { createHash } from 'node:crypto'

/** Statements that each connection has prepared, and its number. */
const connections = new WeakMap<object, { number: number; prepared: Set<string> }>()
let count = 0

/**
 * The name of a prepared statement on one connection. Names never repeat between connections, since the
 * embedded engine is one session behind all of them and remembers what an earlier one prepared.
 * @returns the name, and whether this is its first use there
 */
export function onConnection(connection: object, statement: string): { name: string; first: boolean } {
  let known = connections.get(connection)
  if (!known) connections.set(connection, (known = { number: ++count, prepared: new Set() }))
  const first = !known.prepared.has(statement)
  known.prepared.add(statement)
  return { name: `${statement}_${process.pid}_${known.number}`, first }
}

/** Takes all names of a connection as unused, after a message that may not have been carried out to its end. */
export const forgetStatements = (connection: object): void => void connections.delete(connection)

/** Statements that a connection keeps prepared until its end. */
const KEPT = 500

const names = new Map<string, string>()
const askedOnce = new Set<string>()

/**
 * A short stable name for a statement that is asked again, so that PostgreSQL parses and plans it once a connection.
 * Filters, orders and pages make countless texts, so a text gets no name on its first use, nor beyond {@link KEPT}
 * names.
 */
export function statementName(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= KEPT) return known
  if (askedOnce.delete(text)) {
    const name = `b${createHash('md5').update(text).digest('hex').slice(0, 16)}`
    names.set(text, name)
    return name
  }
  if (askedOnce.size >= KEPT) askedOnce.clear()
  askedOnce.add(text)
  return undefined
}
