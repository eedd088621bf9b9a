import type { AnyResource } from '@barem/resources/kit'
import { useTranslate } from '@refinedev/core'
import { Table } from 'antd'
import { RowValue } from '../cells/RowValue.tsx'
import { layouts } from '../cells/layout.ts'
import type { AnyRow, Column } from '../model/columns.ts'
import type { Words } from '../model/words.ts'

type Props = {
  definition: AnyResource
  words: Words
  shown: readonly Column[]
  sums: AnyRow
  /** Columns before the first that is shown, such as that of ticks, and after the last. */
  before: number
  after: number
}

/** What all rows come to, on all pages, below their columns. */
export function SumRow({ definition, words, shown, sums, before, after }: Props) {
  const t = useTranslate()
  const cells = shown.map((column, place) => (
    <Table.Summary.Cell key={column.name} index={before + place} align={layouts[column.type].align}>
      {column.name in sums ? (
        <RowValue definition={definition} row={sums} column={column} words={words} inRow />
      ) : (
        place === 0 && t('crud.sum')
      )}
    </Table.Summary.Cell>
  ))
  return (
    <Table.Summary.Row className="list-sum">
      {before > 0 && <Table.Summary.Cell index={0} colSpan={before} />}
      {cells}
      {after > 0 && <Table.Summary.Cell index={before + shown.length} colSpan={after} />}
    </Table.Summary.Row>
  )
}
