import { shownDecimals } from '@barem/resources/kit'
import { formatMoney, formatNumber, withMinus } from '../../format/number.ts'
import type { Column } from '../model/columns.ts'
import type { CellProps } from './cell.ts'

/** Keeps a number and its unit on one line. */
const NO_BREAK = '\u00a0'

/** Digits behind the point: others multiply with them by hand. */
const scaleOf = ({ field }: Column): number => (field ? shownDecimals(field) : 0)

export function NumberCell({ value, column }: CellProps<'integer' | 'decimal'>) {
  return <span className="figures">{withMinus(formatNumber(value, scaleOf(column)))}</span>
}

/** In a list the unit is in the column's head. */
export function WeightCell({ value, inRow, column }: CellProps<'weight'>) {
  const figure = withMinus(formatNumber(value, scaleOf(column)))
  return <span className="figures">{inRow ? figure : `${figure}${NO_BREAK}kg`}</span>
}

/** In the list of a query, where figures are compared, the unit is in the column's head. */
export function MoneyCell({ value, column, inRow, definition }: CellProps<'money'>) {
  if (inRow && 'query' in definition)
    return <span className="figures">{withMinus(formatNumber(value, scaleOf(column)))}</span>
  return <span className="figures">{withMinus(formatMoney(value, scaleOf(column)))}</span>
}

export function PercentCell({ value }: CellProps<'percent'>) {
  return <span className="figures">{withMinus(formatNumber(value))}%</span>
}
