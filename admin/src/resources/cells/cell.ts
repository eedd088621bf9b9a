import type { FieldType, FieldValues, FieldSet } from '@barem/resources/kit'
import type { ComponentType } from 'react'
import type { AnyRow, Column } from '../model/columns.ts'
import type { Words } from '../model/words.ts'

export type CellProps<T extends FieldType = FieldType> = {
  /** Never null, save for cells that their override names in `absent`: absent values are shown as a dash. */
  value: FieldValues[T]
  row: AnyRow
  column: Column
  definition: FieldSet
  words: Words
  /** Whether it is in a row that opens when clicked, where a link of its own would be in the way. */
  inRow: boolean
}

/** Shows a value of type T. */
export type Cell<T extends FieldType = FieldType> = ComponentType<CellProps<T>>
