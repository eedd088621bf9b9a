/**
 * Words that definitions offer as choices. In a file of their own, so that definitions do not import the mathematics.
 */
export const priceTypes = ['piece', 'actual_kg', 'barem_kg'] as const
/** Dong that a suggested price is a multiple of. */
export const roundingSteps = ['1', '10', '50', '100', '500', '1000'] as const
/** Whether a company has VAT, and whether its prices have the tax in them already. */
export const vatModes = ['off', 'excluded', 'included'] as const
/** A price that is not agreed yet is provisional until it is settled. */
export const priceStates = ['final', 'provisional'] as const
export const stepDirections = ['nearest', 'up', 'down'] as const

/** What becomes of a sale on credit to a customer who owes too much or is late. */
export const creditPolicies = ['off', 'warn', 'reason', 'approve'] as const
export type CreditPolicy = (typeof creditPolicies)[number]
