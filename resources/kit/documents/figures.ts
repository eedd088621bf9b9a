import type { Figure } from '../fields/field_types.ts'
import type { AnyResource } from '../resource.ts'

/** Names of the fields that are a kind of figure to the totals of a document, in the order of the definition. */
export const figuresOf = ({ fields }: Pick<AnyResource, 'fields'>, figure: Figure): string[] =>
  Object.keys(fields).filter((name) => fields[name]!.figure === figure)

/** The field that says what a document amounts to; null where it has no such figure, or the reader may not see it. */
export const amountField = (resource: Pick<AnyResource, 'fields'>): string | null =>
  figuresOf(resource, 'amount')[0] ?? null
