import type { AnyResource } from '@barem/resources/kit'
import { definitionOf } from '../../../resources/model/registry.ts'

/** The documents that a sale at once makes. */
export const issues = (): AnyResource => definitionOf('warehouse-issues')!
export const invoices = (): AnyResource => definitionOf('invoices')!
export const payments = (): AnyResource => definitionOf('debt-transactions')!
