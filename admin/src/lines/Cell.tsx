import { useTranslate } from '@refinedev/core'
import { useMeasures } from '../resources/model/measures.ts'
import { ChoiceCell } from './ChoiceCell.tsx'
import { cellId, columnHeadId, lineHeadId, useShared } from './context.ts'
import { entries } from './entries.ts'
import type { GridColumn } from './model/columns.ts'
import type { LineFigures } from './model/entry.ts'
import { faultText } from './model/faultText.ts'
import { valueIn } from './model/line.ts'
import type { PriceQuestion } from './model/question.ts'
import { specIn } from './model/reading.ts'
import { ProductCell } from './ProductCell.tsx'
import { RelationCell } from './RelationCell.tsx'
import type { RowProps } from './rowProps.ts'
import { TextCell } from './TextCell.tsx'

export type CellProps = RowProps & { column: GridColumn; figures: LineFigures; question: PriceQuestion | null }

/** A field of a line: written in, chosen, or shown. */
export function Cell({ line, index, faults, refused, known, column, figures, question }: CellProps) {
  const t = useTranslate()
  const { unit } = useMeasures()
  const {
    spec: { entry },
    heading,
    choices,
  } = useShared()
  const { name, kind } = column
  const label = t('grid.cell', { field: heading(name), number: index + 1 })
  const fault = faults?.[name]
  const wrong = fault
    ? faultText(t, fault, { heading: heading(name), text: line.unread?.[name] ?? line.text ?? '' })
    : refused?.[name]
  if (kind === 'product') return <ProductCell line={line} label={label} wrong={wrong} />
  if (kind === 'relation') return <RelationCell line={line} column={column} label={label} wrong={wrong} />
  if (kind === 'choice')
    return (
      <ChoiceCell
        line={line}
        field={name}
        label={label}
        wrong={wrong}
        value={valueIn(line, name)}
        choices={entry.choicesFor(line, name, choices(name), unit)}
      />
    )
  if (kind === 'figure' || !entry.isOpen(line, name, known))
    return <FigureCell line={line} column={column} figures={figures} label={label} />
  return (
    <TextCell
      line={line}
      column={{ ...column, reads: specIn(line, column, known) }}
      label={label}
      wrong={wrong}
      meant={question?.meant}
      {...entry.shown(line, name, figures)}
    />
  )
}

type FigureCellProps = Pick<CellProps, 'line' | 'column' | 'figures'> & { label: string }

/** Figures that follow from others; absent is a dash. */
function FigureCell({ line, column, figures, label }: FigureCellProps) {
  const { id, spec } = useShared()
  const { Figure } = entries.get(spec.name).parts
  const { name } = column
  const isColumn = spec.columns.includes(column)
  return (
    <Figure
      line={line}
      column={column}
      figures={figures}
      attributes={{
        id: cellId(id, line.key, name),
        'data-cell': name,
        'data-mode': 'move',
        tabIndex: -1,
        role: 'textbox',
        'aria-readonly': true,
        ...(isColumn
          ? { 'aria-labelledby': `${columnHeadId(id, name)} ${lineHeadId(id, line.key)}` }
          : { 'aria-label': label }),
        className: 'grid-figure figures',
      }}
    />
  )
}
