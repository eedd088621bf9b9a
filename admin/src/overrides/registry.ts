import type { LooseOverride, Overrides } from './types.ts'

/** What domains show differently, by resource. */
export const overrides: Record<string, LooseOverride> = {}

/**
 * Adds what single resources show differently from all others: a cell, an input, a group of the form or of a row's
 * page, an action, or a whole screen. Domains do so at start.
 *
 *     override({ customers: { cells: { taxCode: TaxCodeCell }, screens: { show: lazy(loadCard) } } })
 *
 * Names are checked against the definitions, so a field that is renamed there is red here.
 */
export function override(own: Overrides): void {
  Object.assign(overrides, own)
}

/** Adds cells that lines show differently, by the name of the lines, such as `sales-orders.lines`. */
export function overrideLines(own: Readonly<Record<string, Pick<LooseOverride, 'cells'>>>): void {
  Object.assign(overrides, own)
}
