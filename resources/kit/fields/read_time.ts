import type { AnyField } from './field_types.ts'
import { linkedBy, linkedByLines, paidBy, sumOf } from './sum_of.ts'

/** The day of the same row that a field counts the days until; null where it counts none. */
export const daysUntil = (field: AnyField): string | null =>
  'daysUntil' in field ? (field.daysUntil as string | null) : null

/**
 * Whether the values of a field are stored. Sums of other rows, whether some point here, what is paid, and what follows
 * from the clock are worked out whenever a row is read: they are in no column, no history and no approved content.
 */
export const isStored = (field: AnyField): boolean =>
  sumOf(field) === null &&
  paidBy(field) === null &&
  linkedBy(field) === null &&
  linkedByLines(field) === null &&
  daysUntil(field) === null
