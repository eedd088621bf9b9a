import { resources } from '@barem/resources'
import type { AnyResource } from '@barem/resources/kit'

const byName = new Map(resources.map((definition) => [definition.name, definition]))

/** The definition that a relation points to. */
export const definitionOf = (name: string): AnyResource => byName.get(name)!
