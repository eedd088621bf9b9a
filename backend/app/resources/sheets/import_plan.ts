import { choosableRows, snake, type AnyResource, type Field } from '@barem/resources/kit'
import type { Engine } from '#app/engine/engine'
import { ApiError, type FieldError } from '#app/http/api_error'
import type { Language } from '#app/language/translate'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'
import { choosable } from '../read/choosable.ts'
import { kindOf } from './cells.ts'
import { columnOf, sheetColumns, type SheetColumn } from './columns.ts'
import { markIn, unclearNumbers } from './numbers.ts'
import type { SheetRow } from './process/messages.ts'

type Placed = SheetColumn & { index: number }
type Body = Record<string, unknown>

/** A sheet that is about to be imported: its lines, and how each is read. */
export interface ImportPlan {
  resource: AnyResource
  /** The resource as the caller may see it. */
  seen: AnyResource
  lines: readonly SheetRow[]
  /** The values of a line, as a body would have them. */
  bodyOf: (line: SheetRow) => Body
  /** Errors for unclear values of a line, before it is written. */
  unclearIn: (line: SheetRow) => FieldError[]
}

/** @throws ApiError naming the headings that mean nothing */
function place(resource: AnyResource, heading: SheetRow, language: Language): Placed[] {
  const columns = sheetColumns(resource, language)
  const found = heading.cells
    .map((cell, index) => ({ index, heading: String(cell ?? '').trim() }))
    .filter(({ heading: text }) => text !== '')
  const placed = found.map(({ index, heading: text }) => ({ index, text, column: columnOf(resource, columns, text) }))
  const unknown = placed
    .filter(({ column }) => !column)
    .map(({ text }): FieldError => ({ field: text, rule: 'unknownColumn', meta: { field: text } }))
  if (unknown.length > 0) throw new ApiError('COM_ERR_001', { errors: unknown })
  return placed.map(({ index, column }) => ({ ...column!, index }))
}

/**
 * Ids of the rows that relation cells name, by their names and, before those, by their codes, in small letters. Of rows
 * of one name, one that may be chosen is meant.
 */
async function relatedOf(engine: Engine, field: Field, texts: string[]): Promise<Map<string, string>> {
  if (!('to' in field)) return new Map()
  const target = engine.lookup(field.to)
  const chosen: unknown[] = []
  const fits = choosable(choosableRows(field, target), (values) => {
    chosen.push(values)
    return '?'
  })
  const names = [target.title, target.englishTitle, target.fields.code ? 'code' : null]
    .filter((name) => name !== null)
    .map((name) => `lower(${snake(name)})`)
  const wanted = [
    ...new Set(
      texts
        .flatMap((text) => text.split(';'))
        .flatMap((text) => [text.trim(), text.split(' – ')[0]!.trim()])
        .map((text) => text.toLowerCase()),
    ),
  ]
  const { rows } = (await tenantTransaction().client.rawQuery(
    `select id, array[${names.join(', ')}] as names from ${target.table} t where tenant_id = app_tenant()
      and (${names.map((name) => `${name} = any(?)`).join(' or ')})
      order by ${fits.length > 0 ? `(${fits.join(' and ')}),` : ''} id`,
    [...names.map(() => wanted), ...chosen] as never,
  )) as { rows: { id: string; names: (string | null)[] }[] }
  return new Map(names.flatMap((_, place) => rows.map((row) => [row.names[place] ?? '', row.id] as const)))
}

/**
 * Finds the columns of a sheet and the rows that its cells name, in the transaction at hand.
 * @throws ApiError COM_ERR_001 for a sheet without rows, or naming headings that mean nothing
 */
export async function planImport(
  engine: Engine,
  { resource, seen }: { resource: AnyResource; seen: AnyResource },
  sheet: readonly SheetRow[],
  language: Language,
): Promise<ImportPlan> {
  const [heading, ...lines] = sheet
  if (!heading) throw new ApiError('COM_ERR_001', { errors: [{ field: 'file', rule: 'xlsxEmpty' }] })
  const columns = place(seen, heading, language)
  const related = new Map<string, Map<string, string>>()
  for (const { name, field, index } of columns) {
    const texts = lines.map(({ cells }) => String(cells[index] ?? ''))
    related.set(name, await relatedOf(engine, field, texts))
  }
  const mark = markIn(columns, lines)
  const read = ({ name, field, index }: Placed, { cells }: SheetRow) =>
    kindOf(field).read(cells[index] ?? null, {
      resource: resource.name,
      name,
      field,
      language,
      mark,
      related: related.get(name)!,
    })
  const bodyOf = (line: SheetRow): Body =>
    Object.fromEntries(
      columns
        .map((column) => [column.name, read(column, line)] as const)
        .filter(([, value]) => value !== null && value !== ''),
    )
  return { resource, seen, lines, bodyOf, unclearIn: (line) => unclearNumbers(columns, line, mark) }
}
