/** The fields that each formula reads. Apart from the formulas: a browser reads definitions without them. */
export const formulaReads = {
  lineAmount: ['priceType', 'quantity', 'actualWeight', 'theoreticalWeight', 'unitPrice'],
  deposit: ['grandTotal', 'depositPercent'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type FormulaName = keyof typeof formulaReads
