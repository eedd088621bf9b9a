import type { AnyResource, FieldSet, Unique } from '@barem/resources/kit'
import type { Behaviours } from './behaviour.ts'
import type { FactReaders } from './facts.ts'

/** What a violated constraint means: values that must not repeat, or a row that is pointed to or missing. */
export type Violation =
  | ({ kind: 'unique'; resource: string } & Unique)
  /** `column` of `table` points to a row of `target`; `lines` names the lines that the field belongs to. */
  | {
      kind: 'reference'
      resource: string
      field: string
      lines: string | null
      table: string
      column: string
      target: string
    }

/** The definitions of a company as the engine serves them. */
export interface Engine {
  resources: AnyResource[]
  lookup: (name: string) => AnyResource
  /** A resource, or the lines of one by a name such as `orders.lines`. */
  rowsOf: (name: string) => FieldSet
  /** The resource whose rows are at a path of the API. */
  at: (path: string) => AnyResource | undefined
  /** A definition that has a table, though it may not be served any more. */
  stored: (name: string) => AnyResource | undefined
  violations: Map<string, Violation>
  behaviours: Behaviours
  facts: FactReaders
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** What the company of the caller has; set once the caller is known. */
    engine: Engine
  }
}
