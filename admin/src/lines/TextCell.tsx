import type { Figure } from '@barem/resources/calc/exact'
import { useId, type KeyboardEvent } from 'react'
import { useTranslate } from '@refinedev/core'
import { formatDate } from '../format/date.ts'
import { formatNumber } from '../format/number.ts'
import { OTHER_KEY } from '../resources/inputs/number/doubt.ts'
import { useUngrouped } from '../resources/inputs/number/useUngrouped.ts'
import { useShared } from './context.ts'
import type { GridColumn } from './model/columns.ts'
import type { Line } from './model/line.ts'
import { doubtsOf } from './model/reading.ts'
import { Told } from './Told.tsx'
import { useCell } from './useCell.ts'

type Props = {
  line: Line
  column: Pick<GridColumn, 'name' | 'kind' | 'scale' | 'reads' | 'isWhole' | 'bundle'>
  /** Its name for screen readers, with the number of the line. */
  label: string
  value: Figure
  /** Shown while the cell is empty: what counts then. */
  instead?: Figure
  wrong?: string
  /** What was probably meant, where the value is far from the usual one. */
  meant?: string
}

/** A number or words, typed in place. */
export function TextCell({ line, column, label, value, instead, wrong, meant }: Props) {
  const { name: field, kind, scale } = column
  const t = useTranslate()
  const { actions, readOnly } = useShared()
  const told = useId()
  const { hold, typedIn } = useUngrouped()
  const figure = kind === 'number' && line.unread?.[field] === undefined
  const stands =
    line.unread?.[field] ??
    (value === null ? '' : figure ? formatNumber(value, scale) : kind === 'date' ? formatDate(value) : value)

  const said = wrong ?? (instead ? t('grid.estimated', { value: formatNumber(instead, scale) }) : null)
  const cell = useCell(line.key, field, stands, (text, step) => actions.write(line.key, column, text, step))

  /** One key takes the other reading of this cell, or of the one that was left for it; or what was probably meant. */
  function press(event: KeyboardEvent<HTMLInputElement>) {
    const doubts = event.key === OTHER_KEY && kind === 'number' ? doubtsOf(line) : []
    const [name, doubt] = doubts.find(([one]) => one === field) ?? doubts.at(-1) ?? []
    const other = doubt?.other ?? (event.key === OTHER_KEY ? meant : undefined)
    if (other === undefined) return cell.onKeyDown(event)
    event.preventDefault()
    cell.rest()
    actions.set(line.key, name ?? field, other)
  }

  return (
    <>
      <input
        {...cell.attributes}
        ref={hold}
        className={kind === 'number' ? 'grid-input figures' : 'grid-input'}
        inputMode={kind === 'number' && !column.bundle ? 'decimal' : 'text'}
        aria-label={label}
        aria-invalid={wrong ? true : undefined}
        data-asked={meant === undefined ? undefined : true}
        aria-describedby={said ? told : undefined}
        title={wrong}
        placeholder={instead ? `≈\u00a0${formatNumber(instead, scale)}` : undefined}
        readOnly={readOnly}
        value={cell.typed ?? stands}
        onChange={(event) => cell.type(typedIn(event, figure && cell.typed === null))}
        onKeyDown={press}
        onBlur={cell.rest}
      />
      <Told id={told} text={said} />
    </>
  )
}
