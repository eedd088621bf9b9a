import type { FieldType } from '@barem/resources/kit'
import type { Cell } from './cell.ts'
import { BooleanCell, SelectCell } from './ChoiceCells.tsx'
import { AddressCell } from './AddressCell.tsx'
import { AttributesCell, FilesCell, LinesCell, PermissionsCell } from './CollectionCells.tsx'
import { DateCell, DateTimeCell } from './DateCells.tsx'
import { deferred } from './deferred.tsx'
import { MoneyCell, NumberCell, PercentCell, WeightCell } from './NumberCells.tsx'
import { RelationCell, RelationsCell } from './RelationCells.tsx'
import { CodeCell, ColorCell, EmailCell, PhoneCell, TextCell } from './TextCells.tsx'

/** The cell for values of each type. */
export const cells: { [T in FieldType]: Cell<T> } = {
  code: CodeCell,
  text: TextCell,
  longText: TextCell,
  integer: NumberCell,
  decimal: NumberCell,
  money: MoneyCell,
  weight: WeightCell,
  percent: PercentCell,
  boolean: BooleanCell,
  date: DateCell,
  dateTime: DateTimeCell,
  email: EmailCell,
  phone: PhoneCell,
  taxCode: CodeCell,
  color: ColorCell,
  select: SelectCell,
  belongsTo: RelationCell,
  belongsToMany: RelationsCell,
  attributes: AttributesCell,
  lines: LinesCell,
  address: AddressCell,
  username: CodeCell,
  permissions: PermissionsCell,
  image: deferred(() => import('./ImageCell.tsx')),
  files: FilesCell,
}
