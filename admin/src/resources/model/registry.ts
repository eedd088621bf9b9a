import { resources } from '@barem/resources'
import { queryLists } from '@barem/resources/lists'
import { menuOutline } from '@barem/resources/menu'
import { menuOf, type AnyResource, type MenuItem } from '@barem/resources/kit'
import { createStore, useStore } from '../../store.ts'

/** The definitions that the screens show: those of the release, and the company's own as the person may see them. */
export type Definitions = {
  own: readonly AnyResource[]
  all: readonly AnyResource[]
  /** The side menu with all of them. */
  menu: readonly MenuItem[]
}

const byName = new Map<string, AnyResource>()

function definitionsWith(own: readonly AnyResource[]): Definitions {
  const all = [...resources, ...own]
  byName.clear()
  for (const definition of [...all, ...queryLists]) byName.set(definition.name, definition)
  return { own, all, menu: menuOf(menuOutline, all) }
}

export const definitions = createStore(definitionsWith([]))

/** Shows these definitions of the company's own in place of those that were shown. */
export const setOwnDefinitions = (own: readonly AnyResource[]): void => definitions.set(definitionsWith(own))

export const useDefinitions = (): Definitions => useStore(definitions)

/** The whole definition of a name, also of a list that a query makes; undefined for any other name. */
export const registered = (name: string): AnyResource | undefined => byName.get(name)

/** The definition that a relation points to. */
export const definitionOf = (name: string): AnyResource => byName.get(name)!
