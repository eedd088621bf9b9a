import type { Field } from '../fields/field_types.ts'
import type { AnyResource } from '../resource.ts'

/** The relations to whom documents are with, the usual one first: of payments, customers and then suppliers. */
export const partnersOf = ({ partner, otherPartner }: Pick<AnyResource, 'partner' | 'otherPartner'>): string[] =>
  [partner, otherPartner].filter((name) => name !== null)

/** The relation to whom this document is with: the first that it has; null where its kind has none. */
export const partnerField = (
  resource: Pick<AnyResource, 'partner' | 'otherPartner'>,
  row: Readonly<Record<string, unknown>>,
): string | null => partnersOf(resource).find((name) => row[name] != null) ?? resource.partner

/** The resource that a relation to a partner leads to. */
export const partnerResource = ({ fields }: Pick<AnyResource, 'fields'>, name: string): string =>
  (fields[name] as Extract<Field, { type: 'belongsTo' }>).to
