import type { Row, Routes } from '#app/routing/row'

/** Calls of a resource by their names; false for those that its definition does not serve. */
export type Calls = Readonly<Record<string, Row | false>>

/** The routes of a resource: its name, a dot and the call. */
export const served = (name: string, calls: Calls): Routes =>
  Object.fromEntries(Object.entries(calls).flatMap(([call, row]) => (row ? [[`${name}.${call}`, row]] : [])))
