import { resources } from '@barem/resources'
import type { AnyResource } from '@barem/resources/kit'

const byName = new Map(resources.map((definition) => [definition.name, definition]))

/** The definition of a name, whole; a definition outside the registry has none. */
export const registered = (name: string): AnyResource | undefined => byName.get(name)

/** The definition that a relation points to. */
export const definitionOf = (name: string): AnyResource => byName.get(name)!
