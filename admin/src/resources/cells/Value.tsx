import type { FieldSet } from '@barem/resources/kit'
import { cellOf, rendersEmptyValues } from '../../overrides/resolve.ts'
import { isAbsent } from '../model/absent.ts'
import type { AnyRow, Column } from '../model/columns.ts'
import type { Words } from '../model/words.ts'
import { cells } from './index.ts'
import type { Cell } from './cell.ts'
import { NoPicture } from './NoPicture.tsx'

export type ValueProps = { definition: FieldSet; row: AnyRow; column: Column; words: Words; inRow?: boolean }

/** A row's value as its type, or an override, shows it; a dash if it is absent, and an empty frame among pictures. */
export function Value({ definition, row, column, words, inRow = false }: ValueProps) {
  const value = row[column.name]
  const own = cellOf(definition, column.name)
  if (isAbsent(value) && column.field?.type === 'belongsTo' && column.field.none && !inRow)
    return <span className="cell-absent">{words.none(column.name)}</span>
  // An override may show an empty list, or an absent value.
  if (isAbsent(value) && !(own && (Array.isArray(value) || rendersEmptyValues(definition, column.name))))
    return column.type === 'image' && inRow ? <NoPicture /> : <span className="cell-absent">—</span>
  const Shown = own ?? (cells[column.type] as Cell)
  return <Shown value={value as never} row={row} column={column} definition={definition} words={words} inRow={inRow} />
}
