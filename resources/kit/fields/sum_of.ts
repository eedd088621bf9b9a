import type { AnyField, SumOf } from './field_types.ts'

/** What a field sums up; null where its values are kept. */
export const sumOf = (field: AnyField): SumOf | null => ('sumOf' in field ? (field.sumOf as SumOf | null) : null)
