import { type AnyResource, filledPath } from '@barem/resources/kit'
import { session } from '../../session/session.ts'
import type { AnyRow } from './columns.ts'
import { definitionOf } from './registry.ts'

/** The search of each list as a person last saw it, so that the way back leads to the same rows. */
const lastSearch = new Map<string, string>()

const keyOf = ({ name }: AnyResource) => `${session.get()?.userId} ${name}`

export const rememberSearch = (definition: AnyResource, search: string) => lastSearch.set(keyOf(definition), search)

export const paths = {
  list: (definition: AnyResource) => definition.route + (lastSearch.get(keyOf(definition)) ?? ''),
  create: (definition: AnyResource) => `${definition.route}/add`,
  show: (definition: AnyResource, id: string) => `${definition.route}/${id}`,
  /** The page of a row of a list. */
  row(definition: AnyResource, row: AnyRow) {
    const opens = definition.query?.opens ?? null
    if (opens === null) return paths.show(definition, row.id)
    return typeof opens === 'string'
      ? filledPath(opens, row)
      : paths.show(definitionOf(String(row[opens.document])), String(row[opens.id]))
  },
  edit: (definition: AnyResource, id: string) => `${definition.route}/${id}/edit`,
}
