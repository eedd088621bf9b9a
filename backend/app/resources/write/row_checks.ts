import { checksOf } from '@barem/resources/calc/checks'
import { lineFieldsOf, lineResource, type AnyResource } from '@barem/resources/kit'
import type { Values } from '#app/engine/behaviour'
import type { FieldError } from '#app/http/api_error'

/**
 * Mistakes of a row in the rules between its fields, and between those of each of its lines.
 * @param before the row as it is stored; null for a new one
 * @param unread fields whose values cannot be read; rules that read one are left out
 */
export function rowCheckMistakes(
  resource: AnyResource,
  row: Values,
  before: Values | null,
  unread: ReadonlySet<string> = new Set(),
): FieldError[] {
  const own = checksOf(resource).flatMap(({ reads, find }) =>
    reads.some((name) => unread.has(name)) ? [] : find(row, before),
  )
  const inLines = lineFieldsOf(resource)
    .filter((name) => !unread.has(name))
    .flatMap((name) => {
      const rules = checksOf(lineResource(resource, name))
      return (row[name] as Values[]).flatMap((line, index) =>
        rules.flatMap(({ find }) =>
          find(line).map((found) => ({ ...found, field: `${name}.${index}.${found.field}` })),
        ),
      )
    })
  return [...own, ...inLines]
}
