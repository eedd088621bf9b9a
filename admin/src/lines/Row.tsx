import type { RowProps } from './rowProps.ts'
import { MoreOutlined } from '@ant-design/icons'
import { memo } from 'react'
import { useTranslate } from '@refinedev/core'
import { useMeasures } from '../resources/model/measures.ts'
import { ChoiceCell } from './ChoiceCell.tsx'
import { cellId, columnHeadId, lineHeadId, useShared } from './context.ts'
import { entries } from './entries.ts'
import type { GridColumn } from './model/columns.ts'
import type { LineFigures } from './model/entry.ts'
import { valueIn } from './model/line.ts'
import type { PriceQuestion } from './model/question.ts'
import { specIn } from './model/reading.ts'
import { LineNotes } from './LineNotes.tsx'
import { faultText } from './model/faultText.ts'
import { ProductCell } from './ProductCell.tsx'
import { RelationCell } from './RelationCell.tsx'
import { StockNote } from './stock/StockNote.tsx'
import { TextCell } from './TextCell.tsx'
import { usePriceQuestion } from './usePriceQuestion.ts'

/** One line of a document. Redrawn when it changes, not when another line does. */
export const Row = memo(function Row(props: RowProps) {
  const { line, index, open, onMenu } = props
  const t = useTranslate()
  const { id, spec, heading } = useShared()
  const { Strip, Note } = entries.get(spec.name).parts
  const figures = spec.entry.figures(line)
  const { goods } = spec
  const question = usePriceQuestion(props)
  return (
    <>
      <tr
        role="row"
        aria-rowindex={index + 2}
        data-line={line.key}
        data-folds={Object.keys(spec.brief).length > 1 || undefined}
        className={open ? 'grid-row open' : 'grid-row'}
      >
        <th
          scope="row"
          role="rowheader"
          id={lineHeadId(id, line.key)}
          className="grid-number"
          aria-label={t('grid.line', { number: index + 1 })}
        >
          {index + 1}
        </th>
        {spec.columns.map((column, place) => (
          <td
            key={column.name}
            role="gridcell"
            aria-colindex={place + 2}
            data-place={t('grid.place', { field: heading(column.name), number: index + 1 })}
            data-column={column.name === spec.goods?.price.name ? 'price' : column.name}
            data-label={heading(column.name)}
            data-brief={spec.brief[column.name]}
            className={`grid-cell ${column.kind}${place === 0 ? ' lead' : ''}`}
          >
            <Cell
              {...props}
              column={column}
              figures={figures}
              question={column.name === goods?.price.name ? question : null}
            />
          </td>
        ))}
        <td role="gridcell" className="grid-menu" aria-colindex={spec.columns.length + 2}>
          <button
            type="button"
            id={cellId(id, line.key, 'menu')}
            data-cell="menu"
            tabIndex={-1}
            aria-haspopup="menu"
            aria-label={t('grid.menu.of', { number: index + 1 })}
            onClick={({ currentTarget }) => onMenu(line.key, currentTarget)}
          >
            <MoreOutlined />
          </button>
        </td>
      </tr>
      <LineNotes line={line} faults={props.faults} refused={props.refused} question={question} />
      {Note && <Note line={line} />}
      <StockNote line={line} always={spec.goods === null} />
      {open && line.goods && Strip && (
        <tr role="row" className="grid-strip-row" data-line={line.key}>
          <td role="gridcell" colSpan={spec.columns.length + 2}>
            <Strip {...props} figures={figures} />
          </td>
        </tr>
      )}
    </>
  )
})

type CellProps = RowProps & { column: GridColumn; figures: LineFigures; question: PriceQuestion | null }

function Cell({ line, index, faults, refused, known, column, figures, question }: CellProps) {
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
    return <FigureCell line={line} column={column} figures={figures} />
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

/** Figures that follow from others; absent is a dash. */
function FigureCell({ line, column, figures }: Pick<CellProps, 'line' | 'column' | 'figures'>) {
  const { id, spec } = useShared()
  const { Figure } = entries.get(spec.name).parts
  const { name } = column
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
        'aria-labelledby': `${columnHeadId(id, name)} ${lineHeadId(id, line.key)}`,
        className: 'grid-figure figures',
      }}
    />
  )
}
