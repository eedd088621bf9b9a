/** Words that definitions offer as choices. They stand alone, so that a definition does not bring the mathematics along. */
export const priceTypes = ['piece', 'actual_kg', 'barem_kg'] as const
export const stepDirections = ['nearest', 'up', 'down'] as const
