import { measures } from './measures.ts'

/** The fields that each formula reads. Apart from the formulas: a browser reads definitions without them. */
export const formulaReads = {
  lineAmount: ['priceType', ...Object.values(measures), 'unitPrice'],
  deposit: ['grandTotal', 'depositPercent'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type FormulaName = keyof typeof formulaReads
