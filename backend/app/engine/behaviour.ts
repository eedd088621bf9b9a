import type { Schema } from '#app/description/schema'
import type { Identity } from '#app/identity/identity'

export type Values = Record<string, unknown>

/** Who writes, from where and by what means. */
export interface Writer {
  userId: string | null
  /** Null for writes without a request, such as in the demo. */
  identity: Identity | null
  /** Network address of the caller. */
  address: string | null
  source: 'screen' | 'import' | 'system'
  /** When it happened, for writes recorded afterwards, as in the demo; else now. */
  at?: Date
  /** Whether all is undone afterwards, as in the check of a sheet: it takes no codes. */
  trial?: boolean
}

/**
 * Additions of a domain to a resource that a definition cannot express. Every hook runs in the transaction of the
 * write, and whatever it throws undoes the write. `row` has all values as they will be stored, `before` those stored
 * now.
 */
export interface Behaviour<Stored extends object = Values> {
  /**
   * Fills in what follows from other values, or refuses them. Changes `row` in place; `id` and `before` are null for a
   * new row.
   */
  settle?: (row: Stored, write: { id: string | null; before: Stored | null; writer: Writer }) => void | Promise<void>
  /** After a row was created. The returned values are added to the answer of that request. */
  created?: (id: string, row: Stored, writer: Writer) => Promise<Values | void>
  /** Schemas of what `created` returns, for the description of the API. */
  told?: Readonly<Record<string, Schema>>
  /** After a row changed. */
  updated?: (id: string, row: Stored, before: Stored, writer: Writer) => Promise<void>
  /** Before a row is deleted. */
  deleting?: (id: string, row: Stored, writer: Writer) => Promise<void>
}

export type Behaviours = ReadonlyMap<string, Behaviour>
