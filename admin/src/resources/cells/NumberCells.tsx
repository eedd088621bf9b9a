import { formatMoney, formatNumber } from '../../format/number.ts'
import type { CellProps } from './cell.ts'

/** Keeps a number and its unit on one line. */
const NO_BREAK = '\u00a0'

const minus = (text: string) => text.replace(/^-/, '−')

export function NumberCell({ value }: CellProps<'integer' | 'decimal'>) {
  return <span className="figures">{minus(formatNumber(value))}</span>
}

/** In a list the unit stands in the column's head. */
export function WeightCell({ value, inRow }: CellProps<'weight'>) {
  return <span className="figures">{minus(formatNumber(value)) + (inRow ? '' : `${NO_BREAK}kg`)}</span>
}

export function MoneyCell({ value }: CellProps<'money'>) {
  return <span className="figures">{minus(formatMoney(value))}</span>
}

export function PercentCell({ value }: CellProps<'percent'>) {
  return <span className="figures">{minus(formatNumber(value))}%</span>
}
