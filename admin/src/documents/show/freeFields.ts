import type { AnyResource } from '@barem/resources/kit'
import { groupsOf } from '../../resources/model/applying.ts'
import { type AnyRow, fieldOf, isWritable } from '../../resources/model/columns.ts'

/** The facts of a document that may change in every state, such as its note. Its files are changed in their own tab. */
export function freeFields(definition: AnyResource, row: AnyRow): string[] {
  const free = definition.states?.alwaysEditable ?? []
  return groupsOf(definition, row).flatMap(([, names]) =>
    names.filter((name) => {
      const field = fieldOf(definition, name)!
      return free.includes(name) && field.type !== 'files' && isWritable(field)
    }),
  )
}
