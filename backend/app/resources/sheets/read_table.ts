import type { Field, FieldType } from '@barem/resources/kit'
import { addressOf } from '#app/addresses/address_of'
import type { FieldError } from '#app/http/api_error'
import { cellText, kindOfCell, type Cell, type CellKind, type ReadCell, type Special } from './cell.ts'
import { choiceOf, type CellContext } from './cells.ts'
import {
  booleanIn,
  dayIn,
  decimalIn,
  integerIn,
  jsonIn,
  momentIn,
  pairsIn,
  phoneIn,
  plain,
  taxCodeIn,
} from './read_cells.ts'

/** The value of a cell as a body would have it; what it cannot be stays as it is, for the rules to refuse. */
type Reader = (cell: Cell, context: CellContext) => unknown

/** How a field reads each kind of cell; null where it cannot be read, and is refused with what it holds. */
export type Readers = Readonly<Record<CellKind, Reader | null>>

const nothing = () => null
const asText =
  (read: Reader): Reader =>
  (cell, context) =>
    read(cellText(cell), context)
const asNumber =
  (read: Reader): Reader =>
  (cell, context) =>
    read((cell as unknown as Special).value!, context)

const refused = { day: null, moment: null, time: null, error: null, formula: null }

/** Numbers, percents and yes are the text that the sheet shows; days and times have no one text. */
const texts = (read: Reader = plain): Readers => {
  const shown = asText(read)
  return { empty: nothing, text: read, number: read, yes: shown, percent: shown, padded: shown, ...refused }
}

/** A percent is what the sheet shows: 5 % is 5. */
const numbers = (read: Reader): Readers => {
  const value = asNumber(read)
  return { empty: nothing, text: read, number: read, yes: null, percent: value, padded: value, ...refused }
}

const idOf = (text: unknown, { related }: CellContext): unknown =>
  typeof text !== 'string' || text === '' ? null : (related?.idOf(text) ?? text)

/** Texts between semicolons, unless the whole is the name of one row. */
const partsOf = (cell: Cell): string[] =>
  String(plain(cell) ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)

const namesIn = (cell: Cell, { related }: CellContext): string[] =>
  related?.idOf(String(plain(cell) ?? '')) ? [String(plain(cell))] : partsOf(cell)

const decimal = numbers((cell, { field, mark }) => decimalIn(cell, field, mark))
const related: Readers = texts((cell, context) => idOf(plain(cell), context))
const json = texts(jsonIn)

/** How each type of field reads each kind of cell. */
export const readers: { readonly [T in FieldType]: Readers } = {
  code: texts(),
  text: texts(),
  longText: texts(),
  email: texts(),
  color: texts(),
  username: texts(),
  image: texts(),
  phone: texts(phoneIn),
  taxCode: texts(taxCodeIn),
  address: texts((cell) => addressOf(plain(cell))),
  permissions: texts((cell) =>
    String(plain(cell) ?? '')
      .split(/[;,]/)
      .map((part) => part.trim())
      .filter(Boolean),
  ),
  integer: numbers(integerIn),
  decimal,
  money: decimal,
  weight: decimal,
  percent: decimal,
  boolean: {
    ...{ empty: nothing, text: booleanIn, number: booleanIn, yes: booleanIn, percent: null, padded: null },
    ...refused,
  },
  date: {
    ...{ empty: nothing, text: dayIn, number: dayIn, yes: null, percent: null, padded: asText(dayIn) },
    ...refused,
    day: dayIn,
    moment: dayIn,
  },
  dateTime: {
    ...{ empty: nothing, text: plain, number: null, yes: null, percent: null, padded: null },
    ...refused,
    day: momentIn,
    moment: momentIn,
  },
  select: texts((cell, context) => choiceOf(plain(cell), context)),
  belongsTo: related,
  belongsToMany: texts((cell, context) => namesIn(cell, context).map((part) => idOf(part, context))),
  attributes: texts(pairsIn),
  lines: json,
  files: json,
}

const counts = texts()
const readersOf = (field: Field): Readers => (field.role === 'count' ? counts : readers[field.type])

/** What a cell says of a field, as a body would have it. */
export const readCell = (cell: ReadCell, context: CellContext): unknown =>
  readersOf(context.field)[kindOfCell(cell)]?.(cell as Cell, context) ?? null

/** What is told of cells that cannot be read, by what they hold. */
const rules: Partial<Record<CellKind, string>> = {
  day: 'cellDate',
  moment: 'cellDate',
  time: 'cellTime',
  error: 'cellError',
  formula: 'cellFormula',
}

/** Texts of a cell that more than one row is called by. */
function unclearNames(cell: ReadCell, context: CellContext): FieldError[] {
  const { field, name, related: rows } = context
  const text = cellText(cell).trim()
  if (!('to' in field) || !rows || text === '') return []
  const names = field.type === 'belongsToMany' ? namesIn(text, context) : [text]
  return names.flatMap((one): FieldError[] => {
    const count = rows.meant(one).length
    return count > 1 ? [{ field: name, rule: 'severalNames', meta: { value: one, rows: count } }] : []
  })
}

/** Why the cell of a field cannot be read, with what it holds; nothing for one that can. */
export function unreadable(cell: ReadCell, context: CellContext): FieldError[] {
  const kind = kindOfCell(cell)
  if (readersOf(context.field)[kind]) return unclearNames(cell, context)
  return [{ field: context.name, rule: rules[kind] ?? 'cellOther', meta: { value: cellText(cell) } }]
}
