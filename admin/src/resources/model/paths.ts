import type { AnyResource } from '@barem/resources/kit'

/** The search of each list as it was last seen, so that the way back leads to the same rows. */
const lastSearch = new Map<string, string>()

export const rememberSearch = (definition: AnyResource, search: string) => lastSearch.set(definition.name, search)

export const paths = {
  list: (definition: AnyResource) => definition.route + (lastSearch.get(definition.name) ?? ''),
  create: (definition: AnyResource) => `${definition.route}/add`,
  show: (definition: AnyResource, id: string) => `${definition.route}/${id}`,
  edit: (definition: AnyResource, id: string) => `${definition.route}/${id}/edit`,
}
