import type { FootTotals } from './model/entry.ts'
import { adopt, type Line } from './model/line.ts'
import { figureOf, type GridSpec } from './spec.ts'
import type { VatSettings } from '@barem/resources/calc/vat'

type Values = Readonly<Record<string, unknown>>

const NOTHING: readonly Record<string, unknown>[] = []

/**
 * The totals at the foot of a document, from the values of its form.
 * @param stored the document as the server answered it; null for a new one
 * @param deduction whole dong
 */
export function totalsOf(
  spec: GridSpec,
  values: Values,
  stored: Values | null,
  deduction: string,
  vat: VatSettings | null,
): FootTotals & { amounts: (string | null)[] } {
  const lines = adopt(
    (values[spec.field] ?? []) as readonly Line[],
    (stored?.[spec.field] as typeof NOTHING | undefined) ?? NOTHING,
    spec.entry,
  ).map((line) => ({ ...spec.entry.figures(line), blank: spec.entry.isBlank(line) }))
  const totals = spec.entry.totals(lines, {
    deduction,
    charge: figureOf(values, spec.foot.charge),
    beside: figureOf(values, spec.foot.beside),
    vat,
  })
  return { ...totals, amounts: lines.map(({ amount }) => amount) }
}
