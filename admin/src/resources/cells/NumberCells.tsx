import { formatMoney, formatNumber } from '../../format/number.ts'
import type { CellProps } from './cell.ts'

const minus = (text: string) => text.replace(/^-/, '−')

export function NumberCell({ value }: CellProps<'integer' | 'decimal' | 'weight'>) {
  return <span className="figures">{minus(formatNumber(value))}</span>
}

export function MoneyCell({ value }: CellProps<'money'>) {
  return <span className="figures">{minus(formatMoney(value))}</span>
}

export function PercentCell({ value }: CellProps<'percent'>) {
  return <span className="figures">{minus(formatNumber(value))}%</span>
}
