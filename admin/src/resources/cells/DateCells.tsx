import { formatDate, formatDateTime } from '../../format/date.ts'
import type { CellProps } from './cell.ts'

export function DateCell({ value }: CellProps<'date'>) {
  return (
    <time className="figures cell-line" dateTime={value}>
      {formatDate(value)}
    </time>
  )
}

/** A moment. In a list, that of the row itself is its day: there the hour is noise, and shows on hover. */
export function DateTimeCell({ value, column, definition, inRow }: CellProps<'dateTime'>) {
  const isDay = inRow && !(column.name in definition.fields)
  return (
    <time className="figures cell-line" dateTime={value} title={isDay ? formatDateTime(value) : undefined}>
      {isDay ? formatDate(value) : formatDateTime(value)}
    </time>
  )
}
