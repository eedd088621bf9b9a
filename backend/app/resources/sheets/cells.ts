import type { Cell } from './cell.ts'
import { relationKey, VIETNAM_AHEAD_MS, type Field, type FieldType } from '@barem/resources/kit'
import type { Mark } from '@barem/resources/read-number'
import { languages, translate, type Language } from '#app/language/translate'
import { countsCell, type Counted } from './counts.ts'
import { SEPARATOR, type RelatedRows } from './related.ts'

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
  /** The rows that cells may name, where the field points to some. */
  related?: RelatedRows
}

/** The cell of a field in a sheet that is written, in words that people read. */
type Write = (row: Record<string, unknown>, context: CellContext) => Cell

export const YES_NO: Record<Language, { yes: string; no: string }> = {
  vi_VN: { yes: 'Có', no: 'Không' },
  en_US: { yes: 'Yes', no: 'No' },
}

/** Written as people would, unless a name or a value contains the separators. */
function pairsOf(pairs: Record<string, string>): string {
  const entries = Object.entries(pairs)
  const simple = entries.every(
    ([name, value]) =>
      /^[^;:=\n[{"][^;:=\n]*$/.test(name) && !/[;\n]/.test(value) && name.trim() === name && value.trim() === value,
  )
  return simple ? entries.map(([name, value]) => `${name}: ${value}`).join('; ') : JSON.stringify(pairs)
}

const text: Write = (row, { name }) => (row[name] as Cell) ?? null
const number: Write = (row, { name }) => (row[name] === null ? null : Number(row[name]))
/** Of unlike goods no sum is made: the cell tells how many there are of each. */
const counts: Write = (row, { name, language }) =>
  typeof row[name] === 'object' && row[name] !== null ? countsCell(row[name] as Counted, language) : null
const json: Write = (row, { name }) => JSON.stringify(row[name])

function label({ code, name, englishName }: Reference, language: Language): string {
  const said = (language === 'en_US' && englishName) || name
  return code ? `${code}${SEPARATOR}${said}` : said
}
export const choiceKey = ({ resource, name }: CellContext, choice: string) =>
  `resources:${resource}.choices.${name}.${choice}`

/** How each field type is written to a sheet; what is read again is read as `read_table.ts` says. */
const writers: Record<FieldType, Write> = {
  code: text,
  text,
  longText: text,
  email: text,
  phone: text,
  taxCode: text,
  color: text,
  username: text,
  address: (row, { name }) => (row[name] as { text: string } | null)?.text ?? null,
  permissions: (row, { name }) => (row[name] as string[]).join('; '),
  image: text,
  integer: number,
  decimal: number,
  money: number,
  weight: number,
  percent: number,
  boolean: (row, { name, language }) => YES_NO[language][row[name] ? 'yes' : 'no'],
  date: (row, { name }) => (row[name] ? new Date(`${String(row[name])}T00:00:00Z`) : null),
  // Excel knows no time zones: moments are written in the local time of Vietnam.
  dateTime: (row, { name }) => (row[name] ? new Date(Date.parse(String(row[name])) + VIETNAM_AHEAD_MS) : null),
  select: (row, context) =>
    row[context.name] ? translate(context.language, choiceKey(context, String(row[context.name]))) : null,
  belongsTo: (row, { name, language }) =>
    row[relationKey(name)] ? label(row[relationKey(name)] as Reference, language) : null,
  belongsToMany: (row, { name, language }) =>
    ((row[`${relationKey(name)}s`] as Reference[] | undefined) ?? []).map((one) => label(one, language)).join('; '),
  attributes: (row, { name }) => pairsOf((row[name] ?? {}) as Record<string, string>),
  lines: json,
  files: json,
}

let choices = new Map<string, string>()

/** The choice behind a word, in whichever language it was written. */
export function choiceOf(value: unknown, context: CellContext): unknown {
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

export const writerOf = (field: Field): Write => (field.role === 'count' ? counts : writers[field.type])
