import type { Figure } from '@barem/resources/calc/exact'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../format/number.ts'
import { useShared } from './context.ts'
import type { CellKind } from './model/columns.ts'
import type { Line } from './model/line.ts'
import { useCell } from './useCell.ts'

type Props = {
  line: Line
  field: string
  kind: Extract<CellKind, 'number' | 'text'>
  scale?: number
  /** What is called aloud, with the number of the line. */
  label: string
  value: Figure
  /** Shown while the cell is empty: what counts then. */
  instead?: Figure
  wrong?: string
}

/** A number or words, typed where they stand. */
export function TextCell({ line, field, kind, scale = 0, label, value, instead, wrong }: Props) {
  const { t } = useTranslation()
  const { actions, readOnly } = useShared()
  const told = useId()
  const cell = useCell(line.key, field, (text, step) =>
    actions.write(line.key, { name: field, kind, scale }, text, step),
  )
  const stands = line.unread?.[field] ?? (value === null ? '' : kind === 'number' ? formatNumber(value, scale) : value)
  return (
    <>
      <input
        {...cell.attributes}
        className={kind === 'number' ? 'grid-input figures' : 'grid-input'}
        inputMode={kind === 'number' ? 'decimal' : 'text'}
        aria-label={label}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong || instead ? told : undefined}
        title={wrong}
        placeholder={instead ? formatNumber(instead, scale) : undefined}
        readOnly={readOnly}
        value={cell.typed ?? stands}
        onChange={(event) => cell.type(event.target.value)}
        onKeyDown={cell.onKeyDown}
        onBlur={cell.rest}
      />
      {(wrong || instead) && (
        <span id={told} className="visually-hidden">
          {wrong ?? t('grid.estimated', { value: formatNumber(instead!, scale) })}
        </span>
      )}
    </>
  )
}
