import type { AnyField, PaidBy, SumOf, SumOfLines, SumPart } from './field_types.ts'
import type { LinkedBy, LinkedByLines } from './linked.ts'

/** What a field sums up whenever it is read; null where its values are kept. */
export function sumOf(field: AnyField): Exclude<SumOf, SumOfLines> | null {
  const sum = 'sumOf' in field ? (field.sumOf as SumOf | null) : null
  return typeof sum === 'string' ? null : sum
}

/** The lines of the same row that a field sums up, and their figure; null for other fields. */
export function lineSumOf(field: AnyField): { lines: string; figure: string } | null {
  const sum = 'sumOf' in field ? (field.sumOf as SumOf | null) : null
  if (typeof sum !== 'string') return null
  const [lines, ...figure] = sum.split('.')
  return { lines: lines!, figure: figure.join('.') }
}

/** Each of what a field sums up; none where its values are kept. */
export function sumsOf(field: AnyField): readonly SumPart[] {
  const sum = sumOf(field)
  return sum === null ? [] : 'length' in sum ? sum : [sum]
}

/** What says how much of a document is paid; null for other fields. */
export const paidBy = (field: AnyField): PaidBy | null => ('paidBy' in field ? (field.paidBy as PaidBy | null) : null)

const links = (field: AnyField): LinkedBy | LinkedByLines | null =>
  'linkedBy' in field ? (field.linkedBy as LinkedBy | LinkedByLines | null) : null

/** What says whether other rows point to a row; null for other fields. */
export function linkedBy(field: AnyField): LinkedBy | null {
  const link = links(field)
  return link !== null && 'by' in link ? link : null
}

/** What says which rows a relation finds by their lines; null for other fields. */
export function linkedByLines(field: AnyField): LinkedByLines | null {
  const link = links(field)
  return link !== null && 'lines' in link ? link : null
}
