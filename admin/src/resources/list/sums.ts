import type { AnyResource } from '@barem/resources/kit'
import type { AnyRow } from '../model/columns.ts'

/** The fields of a list whose sums stand below it, as far as the person may see them. */
export const sumsOf = ({ query, fields }: AnyResource): readonly string[] =>
  (query?.sums ?? []).filter((name) => name in fields)

/** The sums of an answer as a row; null where it has none. */
export function sumsIn(definition: AnyResource, answer: object | undefined): AnyRow | null {
  if (!answer || !('sums' in answer)) return null
  const sums = answer.sums as readonly string[]
  return { id: 'sum', ...Object.fromEntries(sumsOf(definition).map((name, place) => [name, sums[place]])) }
}
