import type { AnyResource, Unique } from '@barem/resources/kit'
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

/** The registry as the engine serves it. */
export interface Engine {
  resources: AnyResource[]
  lookup: (name: string) => AnyResource
  violations: Map<string, Violation>
  behaviours: Behaviours
  facts: FactReaders
}
