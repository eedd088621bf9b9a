import type { PaperName } from '@barem/resources/papers'
import type { ComponentType } from 'react'
import { ContractPaper } from './ContractPaper.tsx'
import { OrderPaper } from './OrderPaper.tsx'
import type { PaperProps } from './paperProps.ts'
import { QuotationPaper } from './QuotationPaper.tsx'

/** The component of each paper; the type of its row is known to the component alone. */
export const drawn: Record<PaperName, ComponentType<PaperProps<never>>> = {
  order: OrderPaper,
  deliveryNote: OrderPaper,
  quotation: QuotationPaper,
  contract: ContractPaper,
}
