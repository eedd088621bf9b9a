import type { AnyResource } from '@barem/resources/kit'
import { Table, type TableProps } from 'antd'
import { type AriaAttributes, cloneElement, type MouseEvent, type ReactElement, type ReactNode } from 'react'
import { useTranslate } from '@refinedev/core'
import { useNavigate } from 'react-router'
import { rightsWith } from '../../overrides/resolve.ts'
import type { AnyRow, Column } from '../model/columns.ts'
import { paths } from '../model/paths.ts'
import type { Rights } from '../model/rights.ts'
import { nameOf } from '../model/row.ts'
import type { Words } from '../model/words.ts'
import type { RowWalk } from '../peek/useRowWalk.ts'
import { isPlaceholder, placeholders } from './placeholders.ts'
import type { ListControl } from './useListState.ts'
import { SumRow } from './SumRow.tsx'
import { HeadOnly } from './HeadOnly.tsx'
import { TICKS_WIDTH } from './widths.ts'
import { useTableColumns } from './useTableColumns.tsx'

type Props = {
  definition: AnyResource
  words: Words
  shown: Column[]
  rows: AnyRow[] | undefined
  control: ListControl
  rights: Rights
  /** Whether something may be done with any of the ticked rows, besides deleting those that may go. */
  ticks: boolean
  selected: string[]
  onSelect: (ids: string[]) => void
  onDelete: (row: AnyRow) => void
  /** Absent where rows are only looked at, as in a preview. */
  walk?: RowWalk
  /** What all rows come to, by field. */
  sums?: AnyRow | null
}

/** Clicks on what does something by itself, and drags that mark text, do not open the row. */
function opensRow({ target }: MouseEvent): boolean {
  const own = (target as Element).closest('a, button, input, label, .ant-table-selection-column, .ant-dropdown')
  return !own && String(getSelection() ?? '') === ''
}

/** antd names its checkbox of all rows in English, whatever the language. */
const named = (all: ReactNode, label: string) =>
  cloneElement(all as ReactElement<AriaAttributes>, { 'aria-label': label })

/** A page of rows. */
export function ResourceTable({
  definition,
  words,
  shown,
  rows,
  control,
  rights,
  ticks,
  selected,
  onSelect,
  onDelete,
  walk,
  sums = null,
}: Props) {
  const t = useTranslate()
  const navigate = useNavigate()
  const columns = useTableColumns({
    definition,
    words,
    shown,
    control,
    rights,
    actionsLabel: t('crud.actions'),
    onDelete,
    peekLabel: t('crud.peek'),
    onPeek: walk?.peek,
  })

  const sort: TableProps<AnyRow>['onChange'] = (_, __, sorter) => {
    const { columnKey, order } = Array.isArray(sorter) ? sorter[0] : sorter
    control.change({
      sort: order ? { field: String(columnKey), order: order === 'ascend' ? 'asc' : 'desc' } : definition.list.sort,
    })
  }

  const classOf = (row: AnyRow) =>
    [
      ...(rights.show && !isPlaceholder(row) ? ['row-opens'] : []),
      ...(row.id === walk?.active?.id ? ['row-active'] : []),
    ].join(' ')

  function open(row: AnyRow) {
    if (walk?.isPeeking) walk.peek(row)
    else if (rights.show) void navigate(paths.row(definition, row))
  }

  return (
    <Table<AnyRow>
      rowKey="id"
      aria-label={words.title}
      columns={columns}
      dataSource={rows ?? placeholders(control.size)}
      pagination={false}
      tableLayout="fixed"
      showSorterTooltip={false}
      onChange={sort}
      rowSelection={
        rights.delete || ticks
          ? {
              selectedRowKeys: selected,
              onChange: (keys) => onSelect(keys.map(String)),
              columnWidth: TICKS_WIDTH,
              columnTitle: (all) => <HeadOnly>{named(all, t('crud.selectAll'))}</HeadOnly>,
              getCheckboxProps: (row) => ({
                disabled: isPlaceholder(row) || !(ticks || rightsWith(definition, rights, row).delete),
                'aria-label': t('crud.selectRow', { name: isPlaceholder(row) ? '' : nameOf(definition, row) }),
              }),
            }
          : undefined
      }
      summary={
        sums
          ? () => (
              <SumRow
                {...{ definition, words, shown, sums }}
                before={rights.delete || ticks ? 1 : 0}
                after={columns.length - shown.length}
              />
            )
          : undefined
      }
      onRow={(row) => ({
        className: classOf(row),
        tabIndex: -1,
        'aria-current': row.id === walk?.active?.id || undefined,
        onClick: (event) => !isPlaceholder(row) && opensRow(event) && open(row),
      })}
    />
  )
}
