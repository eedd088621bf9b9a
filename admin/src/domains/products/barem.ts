import type { registry } from '@barem/resources'

/** The field of a product that holds its barem: kg per metre or per piece. */
export const BAREM = 'densityWeight' satisfies keyof (typeof registry)['products']['fields']
