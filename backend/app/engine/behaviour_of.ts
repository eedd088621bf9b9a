import type { registry, ResourceName } from '@barem/resources'
import type { Input, Row, RowMeta } from '@barem/resources/kit'
import type { Behaviour } from './behaviour.ts'

/**
 * The values of a row of a resource by its definition, each field with its value or empty: a renamed field is an error
 * wherever it is read.
 */
export type ValuesOf<N extends ResourceName> = Omit<Row<(typeof registry)[N]>, keyof RowMeta>

/** A body that creates a row of a resource. */
export type InputOf<N extends ResourceName> = Input<(typeof registry)[N]>

/** Additions of a domain to one resource, typed by its definition. */
export type BehaviourOf<N extends ResourceName> = Behaviour<ValuesOf<N>>
