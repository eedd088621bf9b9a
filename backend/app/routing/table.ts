import type { Row, Routes } from './row.ts'

const rows = new Map<string, Row>()

/** Adds rows to those that requests are served by. @throws Error for a name that another route has */
export function addRows(routes: Routes): void {
  for (const [name, row] of Object.entries(routes)) {
    if (rows.has(name)) throw new Error(`two routes are called ${name}`)
    rows.set(name, row)
  }
}

/** The row of a route that is served. */
export const rowNamed = (name: string): Row | undefined => rows.get(name)
