import { type AnyResource, isNumber, mayMiss, missingIn, numberingOf } from '@barem/resources/kit'
import type { AnyRow } from './columns.ts'

/** In the address of a document's page: the action whose dialog is to be open. */
export const DO = 'do'

/** In the address of a new document: the one that it is a copy of. */
export const COPY = 'copy'

/** The day of a document: the one that its number is of, else the first date that its list shows. */
export const dayField = (definition: AnyResource): string | undefined =>
  numberingOf(definition)?.date ??
  Object.keys(definition.fields).find(
    (name) => definition.fields[name]!.type === 'date' && definition.list.columns.includes(name),
  )

/** The action that asks someone to approve. */
const asking = ({ states }: AnyResource) =>
  Object.values(states?.actions ?? {}).find(({ approval }) => approval === 'open')

/** Whether someone can be asked to approve rows of a definition. */
export const asks = (definition: AnyResource): boolean => asking(definition) !== undefined

/** The action by which a new document goes on: its next step, else the one that asks for approval. */
export const forwardOf = ({ states, next }: AnyResource): string =>
  next.find(({ in: from, take }) => take && from?.includes(states!.initial))?.take ?? 'request'

/** Whether a row lacks something that approval takes, and that is not asked for with the request. */
export function lacks(definition: AnyResource, row: AnyRow): boolean {
  const asked = asking(definition)?.inputs ?? {}
  return mayMiss(definition, row) && missingIn(definition, row).some((path) => !(path.replace(/\.\d+\./, '.') in asked))
}

/**
 * What the server says that this person may do with a document now; null for a row of a list, where it does not say.
 */
const saidOf = (row: AnyRow): readonly string[] | null =>
  Array.isArray(row.allowed) ? (row.allowed as string[]) : null

/** Whether a document may be changed in its current state; other rows always may. */
export function isOpen({ states }: AnyResource, row: AnyRow): boolean {
  if (!states) return true
  return saidOf(row)?.includes('edit') ?? Object.hasOwn(states.editableIn, String(row[states.field]))
}

/** Whether a document may be deleted: one that ever had a number is kept. */
export function mayGo(definition: AnyResource, row: AnyRow): boolean {
  const numbering = numberingOf(definition)
  if (!numbering) return true
  return saidOf(row)?.includes('delete') ?? !isNumber(numbering, row[numbering.field])
}
