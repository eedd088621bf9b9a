import type { registry, ResourceName } from '@barem/resources'
import type { Input, Row, RowMeta } from '@barem/resources/kit'
import type { Behaviour } from './behaviour.ts'

/**
 * The values of a stored row of a resource by its definition: a renamed field is an error wherever it is read. What the
 * body of a new row leaves out is still absent where it is settled.
 */
export type ValuesOf<N extends ResourceName> = Omit<Row<(typeof registry)[N]>, keyof RowMeta>

/** A body that creates a row of a resource. */
export type InputOf<N extends ResourceName> = Input<(typeof registry)[N]>

/** Additions of a domain to one resource, typed by its definition. */
export type BehaviourOf<N extends ResourceName> = Behaviour<ValuesOf<N>>
