import type { PaperName } from '@barem/resources/papers'
import type { ComponentType } from 'react'
import { ContractPaper } from './ContractPaper.tsx'
import { OrderPaper } from './OrderPaper.tsx'
import type { PaperProps } from './paperProps.ts'
import { QuotationPaper } from './QuotationPaper.tsx'

/** The component of each paper, for the document that it belongs to. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each paper has a row of its own
export const drawn: Record<PaperName, ComponentType<PaperProps<any>>> = {
  order: OrderPaper,
  deliveryNote: OrderPaper,
  quotation: QuotationPaper,
  contract: ContractPaper,
}
