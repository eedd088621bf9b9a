import { mergeOverrides } from './merge.ts'
import type { LooseOverride, Overrides } from './types.ts'

/** What domains show differently, by resource. */
export const overrides: Record<string, LooseOverride> = {}

/**
 * Adds what single resources show differently from all others: a cell, an input, a group of the form or of a row's
 * page, an action, or a whole screen. Domains do so at start.
 *
 *     override({ customers: { cells: { taxCode: TaxCodeCell }, screens: { show: lazy(loadCard) } } })
 *
 * Names are checked against the definitions, so a field that is renamed there is red here. Several domains may override
 * one resource, but not the same of it.
 */
export function override(own: Overrides): void {
  add(own as Readonly<Record<string, LooseOverride>>)
}

function add(own: Readonly<Record<string, LooseOverride>>): void {
  for (const [name, more] of Object.entries(own)) overrides[name] = mergeOverrides(name, overrides[name] ?? {}, more)
}

/** Adds what a list that a query makes shows differently, by its name. */
export function overrideLists(own: Readonly<Record<string, LooseOverride>>): void {
  add(own)
}

/** Adds cells that lines show differently, by the name of the lines, such as `sales-orders.lines`. */
export function overrideLines(own: Readonly<Record<string, Pick<LooseOverride, 'cells'>>>): void {
  add(own)
}
