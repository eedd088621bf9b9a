import type { RowProps } from './rowProps.ts'
import { MoreOutlined } from '@ant-design/icons'
import { memo } from 'react'
import { useTranslate } from '@refinedev/core'
import { useMeasures } from '../resources/model/measures.ts'
import { Cell } from './Cell.tsx'
import { cellId, lineHeadId, useShared } from './context.ts'
import { entries } from './entries.ts'
import { type Line, valueIn } from './model/line.ts'
import { LineNotes } from './LineNotes.tsx'
import { StockNote, useShortStock } from './stock/StockNote.tsx'
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
  const short = useShortStock(line)
  const noted = spec.besides.flatMap(({ name, kind }) => (kind === 'text' && valueIn(line, name)) || []).join(' · ')
  const hasStrip = goods === null ? spec.besides.length > 0 : Boolean(line.goods)
  return (
    <>
      <tr
        role="row"
        aria-rowindex={index + 2}
        data-line={line.key}
        data-folds={Object.keys(spec.brief).length > 1 || undefined}
        data-look={short !== null || undefined}
        className={open ? 'grid-row open' : 'grid-row'}
      >
        <th
          scope="row"
          role="rowheader"
          id={lineHeadId(id, line.key)}
          className="grid-number"
          aria-label={[t('grid.line', { number: index + 1 }), short].filter(Boolean).join('. ')}
          title={[short, noted].filter(Boolean).join('\n') || undefined}
          data-noted={noted !== '' || undefined}
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
            {column.name === goods?.count.name && <Unit line={line} />}
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
      {open && Note && <Note line={line} />}
      {open && <StockNote line={line} />}
      {open && hasStrip && Strip && (
        <tr role="row" className="grid-strip-row" data-line={line.key}>
          <td role="gridcell" colSpan={spec.columns.length + 2}>
            <Strip {...props} figures={figures} />
          </td>
        </tr>
      )}
    </>
  )
})

/** What the quantity of a line counts; nothing where the line says so in a column of its own. */
function Unit({ line }: { line: Line }) {
  const { unit } = useMeasures()
  const { spec } = useShared()
  if (!line.goods || !spec.goods?.hasUnit) return null
  return (
    <span className="grid-unit" aria-hidden="true">
      {unit(line.goods)}
    </span>
  )
}
