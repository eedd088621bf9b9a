import type { AnyField } from './field_types.ts'

/** Rows of another resource that point to a row, and whose figure is summed up for it. */
export interface SumOf {
  /** Name of the other resource. */
  resource: string
  /** Its number that is summed up. */
  field: string
  /** Its relation that leads here. */
  by: string
  /** Which of its rows count: selects, each with the choices that do. */
  where: Readonly<Record<string, readonly string[]>>
}

/** What a field sums up; null where its values are kept. */
export const sumOf = (field: AnyField): SumOf | null => ('sumOf' in field ? (field.sumOf as SumOf | null) : null)
