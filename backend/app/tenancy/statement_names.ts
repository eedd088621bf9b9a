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
