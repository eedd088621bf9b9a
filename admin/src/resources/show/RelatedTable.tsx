import { amountField, type AnyResource, statusField } from '@barem/resources/kit'
import { useTranslate } from '@refinedev/core'
import { Link } from 'react-router'
import { layouts } from '../cells/layout.ts'
import { RowValue } from '../cells/RowValue.tsx'
import { addUp, sumText } from '../model/addUp.ts'
import type { AnyRow, Column } from '../model/columns.ts'
import { paths } from '../model/paths.ts'
import { nameOf } from '../model/row.ts'
import type { Words } from '../model/words.ts'

type Props = {
  definition: AnyResource
  words: Words
  columns: readonly Column[]
  /** The newest, as many as were asked for. */
  rows: readonly AnyRow[]
  /** How many of them are shown. */
  shown: number
  /** Whether these are not all. */
  more: boolean
}

const sideOf = ({ type }: Column) => (layouts[type].align === 'right' ? 'figures' : undefined)

/** Rows that refer to another one, with what those that are not cancelled come to, in dong and kg. */
export function RelatedTable({ definition, words, columns, rows, shown, more }: Props) {
  const t = useTranslate()
  const { query } = definition
  const summed = columns.filter(({ name, type }) =>
    query ? query.sums.includes(name) : name === amountField(definition) || type === 'weight',
  )
  // Rows that open no page are named by what they are about, which is the page that shows them.
  const isAbout = query?.opens === null
  const [first, rest] = isAbout ? [columns[0]!, columns.slice(1)] : [null, columns]
  const cell = (row: AnyRow, column: Column) => (
    <RowValue definition={definition} row={row} column={column} words={words} inRow />
  )
  return (
    <table className="related-table">
      <thead>
        <tr>
          <th>{words.field(first?.name ?? definition.title)}</th>
          {rest.map((column) => (
            <th key={column.name} className={sideOf(column)}>
              {words.field(column.name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, shown).map((row) => (
          <tr key={row.id}>
            <th scope="row">
              {first ? cell(row, first) : <Link to={paths.row(definition, row)}>{nameOf(definition, row)}</Link>}
            </th>
            {rest.map((column) => (
              <td key={column.name} className={sideOf(column)}>
                {cell(row, column)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {summed.length > 0 && rows.length > 1 && (
        <tfoot>
          <tr>
            <th scope="row">{t(more ? 'crud.related.sumOfNewest' : 'crud.related.sum', { total: rows.length })}</th>
            {rest.map((column) => (
              <td key={column.name} className={summed.includes(column) ? 'figures' : undefined}>
                {summed.includes(column) && sumOf(definition, rows, column)}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  )
}

function sumOf(definition: AnyResource, rows: readonly AnyRow[], column: Column): string {
  const status = statusField(definition)
  const counted = rows.filter((row) => status === null || row[status] !== 'cancelled')
  return sumText(column, addUp(definition, counted, column), true)
}
