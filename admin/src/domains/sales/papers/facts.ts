import type { PaperFacts } from '../../../documents/print/papers.ts'

const weights = ['barem', 'theoreticalWeight', 'actualWeight', 'errorMargin']

export const order: PaperFacts = { optional: weights, tellsDebt: true }
export const deliveryNote: PaperFacts = { optional: weights }
/** What is quoted is not sold yet. */
export const quotation: PaperFacts = { optional: ['barem', 'theoreticalWeight'], validIn: ['draft', 'pending'] }
