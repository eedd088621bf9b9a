import { formatPhone } from '../../format/phone.ts'
import type { CellProps } from './cell.ts'
import { Copyable } from '../parts/Copyable.tsx'

/** Two lines at most, the whole on hover. Where rows open when clicked, plates and addresses are text. */
export function TextCell({ value, column, inRow }: CellProps<'text' | 'longText' | 'email'>) {
  const shape = column.field?.type === 'text' ? column.field.shape : null
  // A plate is often the title of its row, which is a link: nothing to press goes inside.
  if (shape === 'plate')
    return inRow ? <span className="code">{value}</span> : <Copyable text={value} className="code" />
  if (shape === 'url' && !inRow)
    return (
      <a className="cell-text cell-link" href={value} target="_blank" rel="noreferrer" title={value}>
        {value.replace(/^https?:\/\//i, '')}
      </a>
    )
  return (
    <span className="cell-text" title={value}>
      {value}
    </span>
  )
}

/** Where rows open when clicked, the code is text: a button there would copy whenever somebody opens the row. */
export function CodeCell({ value, inRow }: CellProps<'code' | 'taxCode' | 'username'>) {
  return inRow ? <span className="code">{value}</span> : <Copyable text={value} className="code" />
}

export function PhoneCell({ value, inRow }: CellProps<'phone'>) {
  const spaced = formatPhone(value)
  if (inRow) return <span className="figures cell-line">{spaced}</span>
  return (
    <a className="figures cell-line cell-link" href={`tel:${value}`}>
      {spaced}
    </a>
  )
}

export function EmailCell({ value, inRow, ...props }: CellProps<'email'>) {
  if (inRow) return <TextCell {...props} inRow value={value} />
  return (
    <a className="cell-text cell-link" href={`mailto:${value}`} title={value}>
      {value}
    </a>
  )
}

export function ColorCell({ value }: CellProps<'color'>) {
  return (
    <span className="cell-color">
      <i style={{ background: value }} />
      <span className="code">{value}</span>
    </span>
  )
}
