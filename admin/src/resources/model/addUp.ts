import { sum } from '@barem/resources/calc/exact'
import { type FieldSet, outcomeOf } from '@barem/resources/kit'
import { formatKg, formatMoney, kgFigure, withMinus } from '../../format/number.ts'
import { isAbsent } from './absent.ts'
import type { AnyRow, Column } from './columns.ts'

export type Sum = {
  /** An exact decimal. */
  total: string
  /** Whether a weight among them is an estimate. */
  isEstimated: boolean
  /** The number of rows that have no figure. */
  without: number
}

/** What the figures of a column come to, as its cells show them: what has become of a figure stands in its place. */
export function addUp(definition: FieldSet, rows: readonly AnyRow[], { name, field }: Column): Sum {
  const by = field?.type === 'weight' ? field.estimatedBy : null
  const shown = rows.map((row) => {
    const outcome = outcomeOf(definition, row, name)
    return outcome?.isFinal
      ? { figure: row[outcome.by], isEstimated: false }
      : { figure: row[name], isEstimated: by !== null && row[by] === true && !isAbsent(row[name]) }
  })
  return {
    total: sum(shown.map(({ figure }) => (isAbsent(figure) ? null : String(figure)))).toFixed(),
    isEstimated: shown.some(({ isEstimated }) => isEstimated),
    without: shown.filter(({ figure }) => isAbsent(figure)).length,
  }
}

/** A sum of money or kg, marked where it holds an estimate. The unit of a weight is left out where a head says it. */
export function sumText({ type }: Column, { total, isEstimated }: Sum, isBelowHead = false): string {
  const weight = isBelowHead ? kgFigure(total) : formatKg(total)
  return (isEstimated ? '≈\u00a0' : '') + (type === 'weight' ? weight : withMinus(formatMoney(total)))
}
