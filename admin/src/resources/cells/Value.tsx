import type { AnyResource } from '@barem/resources/kit'
import { cellOf } from '../../overrides/resolve.ts'
import type { AnyRow, Column } from '../model/columns.ts'
import type { Words } from '../model/words.ts'
import { cells } from './index.ts'
import type { Cell } from './cell.ts'

type Props = { definition: AnyResource; row: AnyRow; column: Column; words: Words; inRow?: boolean }

/** Whether there is nothing to show. Zero and false are something. */
export function isAbsent(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  return typeof value === 'object' && Object.keys(value).length === 0
}

/** A row's value as its type, or an override, shows it; a dash when it has none. */
export function Value({ definition, row, column, words, inRow = false }: Props) {
  const value = row[column.name]
  if (isAbsent(value)) return <span className="cell-absent">—</span>
  const Shown = cellOf(definition, column.name) ?? (cells[column.type] as Cell)
  return <Shown value={value as never} row={row} column={column} definition={definition} words={words} inRow={inRow} />
}
