import type { Overrides } from './types.ts'

/**
 * What single resources show differently from all others: a cell, an input, or a whole screen.
 *
 *     customers: { cells: { taxCode: TaxCodeCell }, screens: { show: lazy(() => import('./CustomerCard.tsx')) } }
 *
 * Names are checked against the definitions, so a field that is renamed there is red here.
 */
export const overrides: Overrides = {}
