import type { Cell } from './cell.ts'
import { relationKey, VIETNAM_AHEAD_MS, type Field, type FieldType } from '@barem/resources/kit'
import type { Mark } from '@barem/resources/read-number'
import { addressOf } from '#app/addresses/address_of'
import { languages, translate, type Language } from '#app/language/translate'
import { countsCell, type Counted } from './counts.ts'
import { booleanIn, dayIn, decimalIn, integerIn, jsonIn, pairsIn, phoneIn, plain, taxCodeIn } from './read_cells.ts'

interface Reference {
  code?: string
  name: string
  englishName?: string | null
}

export interface CellContext {
  resource: string
  name: string
  language: Language
  field: Field
  /** The decimal mark of the sheet in numbers that are text; null when it is unclear. */
  mark?: Mark | null
  /** Ids of related rows by code and by name, in small letters. */
  related: ReadonlyMap<string, string>
}

interface CellKind {
  write: (row: Record<string, unknown>, context: CellContext) => Cell
  /** The value as a body would have it; what cannot be read stays as it is, for the rules to refuse. */
  read: (cell: Cell, context: CellContext) => unknown
}

const YES: Record<Language, string> = { vi_VN: 'Có', en_US: 'Yes' }
const NO: Record<Language, string> = { vi_VN: 'Không', en_US: 'No' }
const SEPARATOR = ' – '

/** Written as people would, unless a name or a value contains the separators. */
function pairsOf(pairs: Record<string, string>): string {
  const entries = Object.entries(pairs)
  const simple = entries.every(
    ([name, value]) =>
      /^[^;:=\n[{"][^;:=\n]*$/.test(name) && !/[;\n]/.test(value) && name.trim() === name && value.trim() === value,
  )
  return simple ? entries.map(([name, value]) => `${name}: ${value}`).join('; ') : JSON.stringify(pairs)
}

const text: CellKind = { write: (row, { name }) => (row[name] as Cell) ?? null, read: plain }
const number: CellKind = {
  write: (row, { name }) => (row[name] === null ? null : Number(row[name])),
  read: (cell, { field, mark }) => decimalIn(cell, field, mark),
}
const date: CellKind = {
  write: (row, { name }) => (row[name] ? new Date(`${String(row[name])}T00:00:00Z`) : null),
  read: dayIn,
}
/** Of unlike goods no sum is made: the cell tells how many there are of each. */
const counts: CellKind = {
  write: (row, { name, language }) =>
    typeof row[name] === 'object' && row[name] !== null ? countsCell(row[name] as Counted, language) : null,
  read: plain,
}
const json: CellKind = { write: (row, { name }) => JSON.stringify(row[name]), read: jsonIn }

function label({ code, name, englishName }: Reference, language: Language): string {
  const said = (language === 'en_US' && englishName) || name
  return code ? `${code}${SEPARATOR}${said}` : said
}
const idOf = (cell: unknown, { related }: CellContext): unknown => {
  if (typeof cell !== 'string' || cell === '') return null
  const [code] = cell.split(SEPARATOR)
  return related.get(code!.trim().toLowerCase()) ?? related.get(cell.toLowerCase()) ?? cell
}
const choiceKey = ({ resource, name }: CellContext, choice: string) => `resources:${resource}.choices.${name}.${choice}`

/** How each field type is written to and read from a sheet, in words that people read and type. */
const kinds: Record<FieldType, CellKind> = {
  code: text,
  text,
  longText: text,
  email: text,
  phone: { write: text.write, read: phoneIn },
  taxCode: { write: text.write, read: taxCodeIn },
  color: text,
  username: text,
  address: {
    write: (row, { name }) => (row[name] as { text: string } | null)?.text ?? null,
    read: (cell) => addressOf(plain(cell)),
  },
  permissions: {
    write: (row, { name }) => (row[name] as string[]).join('; '),
    read: (cell) =>
      String(plain(cell) ?? '')
        .split(/[;,]/)
        .map((part) => part.trim())
        .filter(Boolean),
  },
  image: text,
  integer: { write: number.write, read: integerIn },
  decimal: number,
  money: number,
  weight: number,
  percent: number,
  boolean: {
    write: (row, { name, language }) => (row[name] ? YES : NO)[language],
    read: booleanIn,
  },
  date,
  // Excel knows no time zones: moments are written in the local time of Vietnam.
  dateTime: {
    write: (row, { name }) => (row[name] ? new Date(Date.parse(String(row[name])) + VIETNAM_AHEAD_MS) : null),
    read: (cell) => (cell instanceof Date ? new Date(cell.getTime() - VIETNAM_AHEAD_MS).toISOString() : plain(cell)),
  },
  select: {
    write: (row, context) =>
      row[context.name] ? translate(context.language, choiceKey(context, String(row[context.name]))) : null,
    read: (cell, context) => choiceOf(plain(cell), context),
  },
  // Text that names no row is kept as it is, and the import reports it.
  belongsTo: {
    write: (row, { name, language }) =>
      row[relationKey(name)] ? label(row[relationKey(name)] as Reference, language) : null,
    read: (cell, context) => idOf(plain(cell), context),
  },
  belongsToMany: {
    write: (row, { name, language }) =>
      ((row[`${relationKey(name)}s`] as Reference[] | undefined) ?? []).map((one) => label(one, language)).join('; '),
    read: (cell, context) =>
      String(plain(cell) ?? '')
        .split(';')
        .map((part) => part.trim())
        .filter(Boolean)
        .map((part) => idOf(part, context)),
  },
  attributes: { write: (row, { name }) => pairsOf((row[name] ?? {}) as Record<string, string>), read: pairsIn },
  lines: json,
  files: json,
}

let choices = new Map<string, string>()

/** The choice behind a word, in whichever language it was written. */
function choiceOf(value: unknown, context: CellContext): unknown {
  return typeof value === 'string' ? (choices.get(`${choiceKey(context, '')}${value.toLowerCase()}`) ?? value) : value
}

/** Learns the words of a select's choices in both languages. */
export function learnChoices(resource: string, name: string, field: Field): void {
  if (field.type !== 'select') return
  const context = { resource, name } as CellContext
  for (const choice of field.choices)
    for (const language of languages)
      choices = choices.set(
        `${choiceKey(context, '')}${translate(language, choiceKey(context, choice)).toLowerCase()}`,
        choice,
      )
}

export const kindOf = (field: Field): CellKind => (field.figure === 'count' ? counts : kinds[field.type])
