import { OWN_AREAS } from '@barem/resources/areas'
import { insideSentence, type AnyResource, type Field } from '@barem/resources/kit'
import { checkOwn, fieldsOfSheet, type ChosenColumn, type OwnField } from '@barem/resources/own'
import { ApiError, type FieldError } from '#app/http/api_error'
import { errorBody } from '#app/http/error_body'
import type { Language } from '#app/language/translate'
import type { CellContext } from '#app/resources/sheets/cells'
import { leftOut } from '#app/resources/sheets/import_plan'
import { markIn, unclearNumbers } from '#app/resources/sheets/numbers'
import type { SheetRow } from '#app/resources/sheets/process/messages'
import { readCell, unreadable } from '#app/resources/sheets/read_table'
import { repeatedValues } from '#app/resources/sheets/repeated_values'
import { mistakesOf, validateCreate } from '#app/resources/validation/validator'
import { columnsIn } from './sheet_columns.ts'
import { fromHeads } from './sheet_table.ts'

/** A row of a sheet that the fields of its columns would not take, and why. */
export interface RefusedRow {
  line: number
  errors: { field: string; message: string }[]
}

/** What a definition is called that is looked at and not kept. */
const PLACE = { name: 'own-0000000000', area: OWN_AREAS.first }

interface Column {
  name: string
  field: Field
  index: number
  head: string
  /** Keys of choices by their words in small letters. */
  keys: ReadonlyMap<string, string> | null
}

const keysOf = ({ choices }: OwnField) =>
  choices ? new Map(choices.map(({ key, label }) => [label.vi_VN!.toLowerCase(), key])) : null

/** The columns of a sheet that become fields, and the resource of these. */
function readColumns(sheet: readonly SheetRow[], chosen: readonly ChosenColumn[]) {
  const { fields, title } = fieldsOfSheet(chosen, '', (letter) => ({ vi_VN: letter }))
  const own = { key: 'sheet', label: { vi_VN: 'sheet' }, fields, ...(title && { title }) }
  const { resource } = checkOwn(PLACE, own, [])
  const places = new Map(columnsIn(sheet).map(({ head, index }) => [head, index]))
  const columns = fields.map((field): Column => ({
    name: field.key,
    field: resource?.fields[field.key] as Field,
    index: places.get(field.head!)!,
    head: field.head!,
    keys: keysOf(field),
  }))
  return { resource, columns }
}

/** Reads lines one after the other, as an import would into an empty table; returns the mistakes of each. */
function reader(resource: AnyResource, columns: readonly Column[], lines: readonly SheetRow[], language: Language) {
  const mark = markIn(columns, lines)
  const watch = repeatedValues(resource)
  const contexts = columns.map(({ name, field }): CellContext => ({
    resource: resource.name,
    name,
    field,
    language,
    mark,
  }))
  return async (line: SheetRow): Promise<FieldError[]> => {
    const left = leftOut(line)
    if (left) return [left]
    const cellOf = ({ index }: Column) => line.cells[index] ?? null
    const unclear = [
      ...unclearNumbers(columns, line, mark),
      ...columns.flatMap((column, place) => unreadable(cellOf(column), contexts[place]!)),
    ]
    const wrong = new Set(unclear.map(({ field }) => field))
    const body = Object.fromEntries(
      columns.flatMap((column, place) => {
        const read = wrong.has(column.name) ? null : readCell(cellOf(column), contexts[place]!)
        const value = typeof read === 'string' ? (column.keys?.get(read.toLowerCase()) ?? read) : read
        return value === null || value === '' ? [] : [[column.name, value]]
      }),
    )
    const mistakes = await mistakesOf(async () => {
      const values = await validateCreate(resource, body)
      watch.before(values)
      watch.after(values)
    }).catch((error: unknown) => {
      if (error instanceof ApiError) return error.errors
      throw error
    })
    return [...unclear, ...mistakes.filter(({ field }) => !wrong.has(field))]
  }
}

/**
 * The rows of a sheet that would be refused if its columns became these fields. Nothing is stored, and there is no
 * table yet.
 */
export async function refusedRows(
  sheet: readonly SheetRow[],
  chosen: readonly ChosenColumn[],
  language: Language,
): Promise<RefusedRow[]> {
  const { resource, columns } = readColumns(sheet, chosen)
  // Without fields there is nothing that a row could lack.
  if (!resource) return []
  const [, ...lines] = fromHeads(sheet)
  const read = reader(resource, columns, lines, language)
  const heads = new Map(columns.map(({ name, head }) => [name, head]))
  const named = (error: FieldError): FieldError => {
    const head = insideSentence(heads.get(error.field) ?? error.field)
    return { ...error, meta: { ...error.meta, field: head, fields: head } }
  }
  const refused: RefusedRow[] = []
  for (const line of lines) {
    const errors = (await read(line)).map(named)
    if (errors.length === 0) continue
    const body = errorBody(new ApiError('COM_ERR_001', { errors }), language)
    const reasons = body.errors.map(({ field, message }) => ({ field: heads.get(field) ?? '', message }))
    refused.push({ line: line.line, errors: reasons })
  }
  return refused
}
