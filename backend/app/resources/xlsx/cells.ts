import { relationKey, type Field, type FieldType } from '@barem/resources/kit'
import { addressOf } from '#app/addresses/address_of'
import { languages, translate, type Language } from '#app/language/translate'

/** A cell as the sheet has it, once read: what Excel knows of types. */
export type Cell = string | number | boolean | Date | null

interface Reference {
  code?: string
  name: string
}

export interface CellContext {
  resource: string
  name: string
  language: Language
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

const plain = (cell: Cell): unknown => (cell instanceof Date ? cell.toISOString() : typeof cell === 'string' ? cell.trim() : cell === null ? null : String(cell))
const text: CellKind = { write: (row, { name }) => (row[name] as Cell) ?? null, read: plain }
const number: CellKind = { write: (row, { name }) => (row[name] === null ? null : Number(row[name])), read: (cell) => (typeof cell === 'string' ? cell.replaceAll(',', '').trim() : typeof cell === 'number' ? String(cell) : cell) }
const date: CellKind = { write: (row, { name }) => (row[name] ? new Date(`${String(row[name])}T00:00:00Z`) : null), read: (cell) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : plain(cell)) }
const json: CellKind = { write: (row, { name }) => JSON.stringify(row[name]), read: (cell) => parsed(plain(cell)) }

function parsed(value: unknown): unknown {
  try {
    return typeof value === 'string' ? JSON.parse(value) : value
  } catch {
    return value
  }
}

const label = ({ code, name }: Reference) => (code ? `${code}${SEPARATOR}${name}` : name)
const idOf = (cell: unknown, { related }: CellContext): unknown => {
  if (typeof cell !== 'string' || cell === '') return null
  const [code] = cell.split(SEPARATOR)
  return related.get(code!.trim().toLowerCase()) ?? related.get(cell.toLowerCase()) ?? cell
}
const choiceKey = ({ resource, name }: CellContext, choice: string) => `resources:${resource}.choices.${name}.${choice}`

/** How each field type stands in a sheet, in words that people read and type. */
const kinds: Record<FieldType, CellKind> = {
  code: text,
  text,
  longText: text,
  email: text,
  phone: text,
  taxCode: text,
  color: text,
  username: text,
  address: { write: (row, { name }) => (row[name] as { text: string } | null)?.text ?? null, read: (cell) => addressOf(plain(cell)) },
  permissions: { write: (row, { name }) => (row[name] as string[]).join('; '), read: (cell) => String(plain(cell) ?? '').split(/[;,]/).map((part) => part.trim()).filter(Boolean) },
  image: text,
  integer: { write: number.write, read: (cell) => (typeof cell === 'string' && /^-?\d+$/.test(cell.trim()) ? Number(cell) : cell) },
  decimal: number,
  money: number,
  weight: number,
  percent: number,
  boolean: {
    write: (row, { name, language }) => (row[name] ? YES : NO)[language],
    read: (cell) => (typeof cell !== 'string' ? cell : Object.values(YES).includes(cell.trim()) ? true : Object.values(NO).includes(cell.trim()) ? false : cell),
  },
  date,
  dateTime: { write: (row, { name }) => (row[name] ? new Date(String(row[name])) : null), read: plain },
  select: {
    write: (row, context) => (row[context.name] ? translate(context.language, choiceKey(context, String(row[context.name]))) : null),
    read: (cell, context) => choiceOf(plain(cell), context),
  },
  belongsTo: { write: (row, { name }) => (row[relationKey(name)] ? label(row[relationKey(name)] as Reference) : null), read: (cell, context) => idOf(plain(cell), context) },
  belongsToMany: {
    write: (row, { name }) => ((row[`${relationKey(name)}s`] as Reference[] | undefined) ?? []).map(label).join('; '),
    read: (cell, context) => String(plain(cell) ?? '').split(';').map((part) => part.trim()).filter(Boolean).map((part) => idOf(part, context)),
  },
  attributes: json,
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
  for (const choice of field.choices) for (const language of languages) choices = choices.set(`${choiceKey(context, '')}${translate(language, choiceKey(context, choice)).toLowerCase()}`, choice)
}

export const kindOf = (field: Field): CellKind => kinds[field.type]
