import { isBlank, orderTotals, type Totals } from '@barem/resources/calc/totals'
import { adopt, type Line } from './model/line.ts'
import { figureOf, type GridSpec } from './spec.ts'

type Values = Readonly<Record<string, unknown>>

const NOTHING: readonly Record<string, unknown>[] = []

/**
 * The totals at the foot of a document, from the values of its form.
 * @param stored the document as the server answered it; null for a new one
 * @param discount whole dong
 */
export function totalsOf(
  spec: GridSpec,
  values: Values,
  stored: Values | null,
  discount: string,
): Totals & { amounts: (string | null)[] } {
  const lines = adopt(
    (values.lines ?? []) as readonly Line[],
    (stored?.lines as typeof NOTHING | undefined) ?? NOTHING,
    spec.entry.frozenGoods,
  ).map((line) => ({ ...spec.entry.figures(line), blank: isBlank(line) }))
  const totals = orderTotals({
    lines,
    discount,
    shipping: figureOf(values, spec.foot.shipping),
    oldDebt: figureOf(values, spec.foot.oldDebt),
  })
  return { ...totals, amounts: lines.map(({ amount }) => amount) }
}
