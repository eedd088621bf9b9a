import { resources } from '@barem/resources'
import type { AnyResource } from '@barem/resources/kit'

const byName = new Map(resources.map((definition) => [definition.name, definition]))

/** The whole definition of a name; undefined if it is not in the registry. */
export const registered = (name: string): AnyResource | undefined => byName.get(name)

/** The definition that a relation points to. */
export const definitionOf = (name: string): AnyResource => byName.get(name)!
