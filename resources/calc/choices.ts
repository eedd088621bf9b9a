/**
 * Words that definitions offer as choices. They stand alone, so that a definition does not bring the mathematics along.
 */
export const priceTypes = ['piece', 'actual_kg', 'barem_kg'] as const
/** Dong that a suggested price is a multiple of. */
export const roundingSteps = ['1', '10', '50', '100', '500', '1000'] as const
export const stepDirections = ['nearest', 'up', 'down'] as const
