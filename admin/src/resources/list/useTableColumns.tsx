import { EyeOutlined } from '@ant-design/icons'
import type { AnyResource } from '@barem/resources/kit'
import { Button, type TableColumnsType } from 'antd'
import { Link } from 'react-router'
import { headsOf } from '../../overrides/heads.tsx'
import { layouts, units } from '../cells/layout.ts'
import { RowValue } from '../cells/RowValue.tsx'
import { type AnyRow, type Column, isSortable } from '../model/columns.ts'
import { paths } from '../model/paths.ts'
import type { Rights } from '../model/rights.ts'
import { nameOf } from '../model/row.ts'
import type { Words } from '../model/words.ts'
import { RowMenu } from './RowMenu.tsx'
import { isPlaceholder } from './placeholders.ts'
import type { ListControl } from './useListState.ts'
import { menuWidth, widthOf } from './widths.ts'

type Parts = {
  definition: AnyResource
  words: Words
  shown: Column[]
  control: ListControl
  rights: Rights
  /** The name for screen readers of the column of ⋯ menus. */
  actionsLabel: string
  onDelete: (row: AnyRow) => void
  /** What a button that shows a row beside the list is called. */
  peekLabel: string
  onPeek?: (row: AnyRow) => void
}

/** The column that takes the room that is left: the name of a row, or whom a document is with. */
const widest = ({ title, partner }: AnyResource, shown: Column[]) =>
  shown.find(({ name, type }) => (type === 'code' ? false : name === (partner ?? title))) ??
  shown.find(({ type }) => type === 'belongsTo' || type === 'text')

const classOf = ({ title }: AnyResource, { name, type }: Column) =>
  name === title ? 'title-column' : layouts[type].align === 'right' ? 'figures-column' : undefined

const ordered = { asc: 'ascend', desc: 'descend' } as const

/** antd's columns of a definition: heads with words and units, cells by type, the ⋯ menu last. */
export function useTableColumns({
  definition,
  words,
  shown,
  control,
  rights,
  actionsLabel,
  onDelete,
  peekLabel,
  onPeek,
}: Parts): TableColumnsType<AnyRow> {
  const headOf = ({ name, type }: Column) => {
    const word = words.field(name)
    const unit = type === 'money' && definition.query ? '(đ)' : units[type] && `(${units[type]})`
    const own = headsOf(definition, name)
    if (own)
      return (
        <>
          {own} {unit}
        </>
      )
    return unit && !word.endsWith(unit) ? `${word} ${unit}` : word
  }

  const cell = (column: Column, row: AnyRow) => {
    if (isPlaceholder(row)) return <i className="bar" />
    const value = <RowValue definition={definition} row={row} column={column} words={words} inRow />
    if (column.name !== definition.title) return value
    return (
      <>
        {rights.show ? (
          <Link className="row-title" to={paths.row(definition, row)}>
            {value}
          </Link>
        ) : (
          value
        )}
        {onPeek && (
          <Button
            className="row-peek"
            size="small"
            icon={<EyeOutlined />}
            tabIndex={-1}
            title={peekLabel}
            aria-label={`${peekLabel}: ${nameOf(definition, row)}`}
            onClick={() => onPeek(row)}
          />
        )}
      </>
    )
  }

  const wide = widest(definition, shown)
  const columns: TableColumnsType<AnyRow> = shown.map((column) => ({
    key: column.name,
    title: headOf(column),
    width: column === wide ? undefined : widthOf(definition, column),
    align: layouts[column.type].align,
    className: classOf(definition, column),
    sorter: isSortable(definition, column),
    sortOrder: control.sort.field === column.name ? ordered[control.sort.order] : null,
    render: (_, row) => cell(column, row),
  }))
  if (rights.show || rights.update || rights.delete)
    columns.push({
      key: 'menu',
      title: <span className="visually-hidden">{actionsLabel}</span>,
      width: menuWidth(definition),
      className: 'menu-column',
      align: 'right',
      render: (_, row) => !isPlaceholder(row) && <RowMenu {...{ definition, row, rights, onDelete, onPeek }} inTable />,
    })
  return columns
}
