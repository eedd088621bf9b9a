import type { Schema } from '#app/description/schema'
import type { Identity } from '#app/identity/identity'

export type Values = Record<string, unknown>

/** Who writes, from where and by what means. */
export interface Writer {
  userId: string | null
  /** Null when no request is behind it, such as in the demo. */
  identity: Identity | null
  /** Network address of the caller. */
  address: string | null
  source: 'screen' | 'import' | 'system'
  /** When it happened, where that is told afterwards, as in the demo; else now. */
  at?: Date
}

/**
 * What a domain adds to a resource that its definition cannot say. Every hook runs in the transaction of the write, and
 * whatever it throws undoes the write. `row` has all values as they will be stored, `before` those stored now.
 */
export interface Behaviour {
  /**
   * Fills in what follows from other values, or refuses them. Changes `row` in place; `id` and `before` are null for a
   * new row.
   */
  settle?: (row: Values, write: { id: string | null; before: Values | null; writer: Writer }) => void | Promise<void>
  /** Paths of what a document still misses besides its required fields, before it may leave its incomplete states. */
  missing?: (row: Values) => string[]
  /**
   * The figures of a settled row that a person sees before it is saved, as whole numbers in strings or lists of them.
   */
  figures?: (row: Values) => Values
  /** Percent without sign that a weighed line may be off its barem, by line; null where nothing says. */
  tolerances?: (lines: readonly Values[]) => Promise<(line: Values) => string | null>
  /** After a row came to be. What it returns is added to the answer of the request that made it. */
  created?: (id: string, row: Values, writer: Writer) => Promise<Values | void>
  /** Schemas of what `created` returns, for the description of the API. */
  told?: Readonly<Record<string, Schema>>
  /** After a row changed. */
  updated?: (id: string, row: Values, before: Values, writer: Writer) => Promise<void>
  /** Before a row goes. */
  deleting?: (id: string, row: Values, writer: Writer) => Promise<void>
}

export type Behaviours = ReadonlyMap<string, Behaviour>
