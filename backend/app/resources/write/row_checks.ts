import { checksOf } from '@barem/resources/calc/checks'
import type { AnyResource } from '@barem/resources/kit'
import type { Values } from '#app/engine/behaviour'
import type { FieldError } from '#app/http/api_error'

/**
 * Mistakes of a row in the rules between its fields.
 * @param unread fields whose values cannot be read; rules that read one are left out
 */
export const rowCheckMistakes = (
  resource: AnyResource,
  row: Values,
  unread: ReadonlySet<string> = new Set(),
): FieldError[] =>
  checksOf(resource).flatMap(({ reads, find }) => (reads.some((name) => unread.has(name)) ? [] : find(row)))
