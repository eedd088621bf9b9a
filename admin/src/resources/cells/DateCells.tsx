import { formatDate, formatDateTime } from '../../format/date.ts'
import type { CellProps } from './cell.ts'

export function DateCell({ value }: CellProps<'date'>) {
  return (
    <time className="figures cell-line" dateTime={value}>
      {formatDate(value)}
    </time>
  )
}

/** The day in a list, where the hour is noise; there the moment shows on hover. */
export function DateTimeCell({ value, inRow }: CellProps<'dateTime'>) {
  return (
    <time className="figures cell-line" dateTime={value} title={inRow ? formatDateTime(value) : undefined}>
      {inRow ? formatDate(value) : formatDateTime(value)}
    </time>
  )
}
