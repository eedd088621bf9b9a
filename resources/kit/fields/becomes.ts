import type { AnyResource } from '../resource.ts'
import type { AnyField, Becomes } from './field_types.ts'

/** What becomes of a figure; null where nothing does. */
export const becomes = (field: AnyField): Becomes | null =>
  'becomes' in field ? (field.becomes as Becomes | null) : null

const numberIn = (value: unknown): number | null => (value == null ? null : Number(value))

export interface Outcome {
  /** The field with what the figure has become. */
  by: string
  /** Whether all is done, so that the figure says nothing any more. */
  isFinal: boolean
}

/**
 * What has become of a figure of a row so far; null where nothing was done yet, or it came out as it was expected. All
 * is done once the counts say so, or the document is at its end, though less was done.
 */
export function outcomeOf(
  { fields, states }: Pick<AnyResource, 'fields'> & Partial<Pick<AnyResource, 'states'>>,
  row: Readonly<Record<string, unknown>>,
  name: string,
): Outcome | null {
  const into = fields[name] && becomes(fields[name])
  if (!into) return null
  // To compare is enough here: it needs no exact numbers.
  const [was, is, done, all] = [name, into.by, into.done, into.all].map((key) => numberIn(row[key]))
  if (is == null || !done || done < 0) return null
  const isEnded = states?.progress != null && row[states.field] === states.progress.done
  const isFinal = isEnded || (all != null && all <= done)
  return isFinal && was === is ? null : { by: into.by, isFinal }
}
