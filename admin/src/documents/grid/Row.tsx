import { MoreOutlined } from '@ant-design/icons'
import { bandOf, type DeviationBand } from '@barem/resources/calc/bands'
import type { Figure } from '@barem/resources/calc/exact'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber, withMinus } from '../../format/number.ts'
import { useMeasures } from '../../resources/model/measures.ts'
import { isByMetre } from '../lines/byMetre.ts'
import { isUnweighable } from '../lines/weights.ts'
import { ChoiceCell } from './ChoiceCell.tsx'
import { cellId, columnHeadId, lineHeadId, useShared } from './context.ts'
import type { Choice } from './model/cells.ts'
import type { GridColumn } from './model/columns.ts'
import type { Figures } from './model/figures.ts'
import { isOpen, typesOf, type Goods, type Line } from './model/line.ts'
import { specIn } from './model/reading.ts'
import { LineNotes } from './LineNotes.tsx'
import { faultText } from './model/faultText.ts'
import type { Faults } from './model/problems.ts'
import { ProductCell } from './ProductCell.tsx'
import type { Offered } from './quote.ts'
import { Strip } from './Strip.tsx'
import { TextCell } from './TextCell.tsx'

export type RowProps = {
  line: Line
  /** Counted from 0. */
  index: number
  faults: Faults | undefined
  /** The server's refusals, by field, in words. */
  refused: Readonly<Record<string, string>> | undefined
  /** The product as it is today. */
  known: Goods | undefined
  suggested: Offered | undefined
  /** Whether the prices could not be fetched. */
  unpriced: boolean
  /** Whether the line shows what does not fit in its columns. */
  open: boolean
  onMenu: (key: string, button: HTMLElement) => void
}

/** One line of a document. Redrawn when it changes, not when another line does. */
export const Row = memo(function Row(props: RowProps) {
  const { line, index, open, onMenu } = props
  const { t } = useTranslation()
  const { id, spec, heading } = useShared()
  const figures = spec.figures(line)
  return (
    <>
      <tr role="row" aria-rowindex={index + 2} data-line={line.key} className={open ? 'grid-row open' : 'grid-row'}>
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
            data-column={column.name}
            data-label={heading(column.name)}
            className={`grid-cell ${column.kind}`}
          >
            <Cell {...props} column={column} figures={figures} />
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
      <LineNotes line={line} faults={props.faults} refused={props.refused} />
      {open && line.goods && (
        <tr role="row" className="grid-strip-row" data-line={line.key}>
          <td role="gridcell" colSpan={spec.columns.length + 2}>
            <Strip {...props} figures={figures} />
          </td>
        </tr>
      )}
    </>
  )
})

/** The choices for these goods: the price types that they have, and pieces by the name of their unit. */
function choicesFor(
  line: Line,
  field: string,
  choices: readonly Choice[],
  unit: (goods: Goods) => string | null,
): readonly Choice[] {
  const { goods } = line
  if (field === 'priceType') return choices.filter(({ value }) => typesOf(line).some((type) => type === value))
  const piece = field === 'quantityUnit' && goods ? unit(goods) : null
  return piece ? choices.map((choice) => (choice.value === 'piece' ? { ...choice, label: piece } : choice)) : choices
}

type CellProps = RowProps & { column: GridColumn; figures: Figures }

function Cell({ line, index, faults, refused, known, column, figures }: CellProps) {
  const { t } = useTranslation()
  const { unit } = useMeasures()
  const { heading, choices, bands } = useShared()
  const { name, kind, scale } = column
  const label = t('grid.cell', { field: heading(name), number: index + 1 })
  const fault = faults?.[name]
  const wrong = fault
    ? faultText(t, fault, { heading: heading(name), text: line.unread?.[name] ?? line.text ?? '' })
    : refused?.[name]
  if (kind === 'product') return <ProductCell line={line} label={label} wrong={wrong} />
  const value = ((line as unknown as Record<string, Figure | undefined>)[name] ?? null) as Figure
  if (kind === 'choice')
    return (
      <ChoiceCell
        line={line}
        field={name}
        label={label}
        wrong={wrong}
        value={value}
        choices={choicesFor(line, name, choices(name), unit)}
      />
    )
  if (kind === 'figure' || !isOpen(line, name, known))
    return <FigureCell line={line} column={column} figures={figures} bands={bands} />
  const shown =
    name === 'length'
      ? (value ?? figures.length)
      : name === 'actualWeight' && line.weightSource === 'estimated'
        ? null
        : value
  return (
    <TextCell
      line={line}
      field={name}
      kind={kind}
      scale={scale}
      reads={specIn(line, column, known)}
      label={label}
      wrong={wrong}
      value={shown}
      instead={name === 'actualWeight' && shown === null && line.goods ? figures.actualWeight : null}
    />
  )
}

const WEIGHTS: ReadonlySet<string> = new Set(['theoreticalWeight', 'actualWeight'])

/** Whether a figure does not apply to these goods, such as the length of goods counted in metres. */
function saysNothing({ goods, quantityUnit }: Line, name: string, value: Figure): boolean {
  if (WEIGHTS.has(name)) return !goods || (quantityUnit !== 'tonne' && isUnweighable({ ...goods }, value))
  return name === 'length' && isByMetre({ ...goods, length: value })
}

/** Figures that follow from others; absent is a dash. */
function FigureCell({
  line,
  column: { name, scale },
  figures,
  bands,
}: {
  line: Line
  column: GridColumn
  figures: Figures
  bands: readonly DeviationBand[]
}) {
  const { t } = useTranslation()
  const { baremOf } = useMeasures()
  const { id } = useShared()
  const own = {
    id: cellId(id, line.key, name),
    'data-cell': name,
    'data-mode': 'move',
    tabIndex: -1,
    role: 'textbox',
    'aria-readonly': true,
    'aria-labelledby': `${columnHeadId(id, name)} ${lineHeadId(id, line.key)}`,
    className: 'grid-figure figures',
  }
  if (name === 'errorMargin') {
    const percent = figures.weightSource === 'estimated' ? null : (figures.errorMargin?.percent ?? null)
    const band = bandOf(percent, bands)
    return (
      <span
        {...own}
        title={
          figures.errorMargin && percent !== null
            ? t('grid.margin', { kg: withMinus(formatNumber(figures.errorMargin.kg, 3)) })
            : undefined
        }
      >
        {percent === null ? '—' : withMinus(formatNumber(percent))}
        {band && (
          <small className="grid-band">
            <i style={{ background: band.color }} aria-hidden="true" />
            {band.name}
          </small>
        )}
      </span>
    )
  }
  const value = (figures as unknown as Record<string, Figure>)[name] ?? null
  return (
    <span {...own}>
      {value === null || saysNothing(line, name, value) ? '—' : formatNumber(value, scale)}
      {name === 'barem' && value !== null && line.goods?.baremBasis && (
        <small>{baremOf(line.goods.baremBasis, line.goods)}</small>
      )}
    </span>
  )
}
