import type { AnyField, LinkedBy, PaidBy, SumOf, SumPart } from './field_types.ts'

/** What a field sums up; null where its values are kept. */
export const sumOf = (field: AnyField): SumOf | null => ('sumOf' in field ? (field.sumOf as SumOf | null) : null)

/** Each of what a field sums up; none where its values are kept. */
export function sumsOf(field: AnyField): readonly SumPart[] {
  const sum = sumOf(field)
  return sum === null ? [] : 'length' in sum ? sum : [sum]
}

/** What says how much of a document is paid; null for other fields. */
export const paidBy = (field: AnyField): PaidBy | null => ('paidBy' in field ? (field.paidBy as PaidBy | null) : null)

/** What says whether other rows point to a row; null for other fields. */
export const linkedBy = (field: AnyField): LinkedBy | null =>
  'linkedBy' in field ? (field.linkedBy as LinkedBy | null) : null
