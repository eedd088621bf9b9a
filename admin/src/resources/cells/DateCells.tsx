import { formatDate, formatDateTime } from '../../format/date.ts'
import type { CellProps } from './cell.ts'

export function DateCell({ value }: CellProps<'date'>) {
  return (
    <time className="figures cell-line" dateTime={value}>
      {formatDate(value)}
    </time>
  )
}

/** The day in a list, where the hour is noise; the moment on hover. */
export function DayCell({ value }: CellProps<'dateTime'>) {
  return (
    <time className="figures cell-line" dateTime={value} title={formatDateTime(value)}>
      {formatDate(value)}
    </time>
  )
}
