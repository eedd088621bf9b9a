import { snake, type AnyResource, type Field } from '@barem/resources/kit'
import { ApiError, type FieldError } from '#app/http/api_error'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'
import type { Language } from '#app/language/translate'
import type { Writer } from '../behaviour.ts'
import type { Engine } from '../engine.ts'
import { validateCreate } from '../validation/validator.ts'
import { writeError } from '../violations.ts'
import { createRow } from '../write.ts'
import { kindOf } from './cells.ts'
import { columnOf, sheetColumns, type SheetColumn } from './columns.ts'
import type { SheetRow } from './read_sheet.ts'

export interface RefusedRow {
  line: number
  error: ApiError
}

export interface Imported {
  accepted: number
  refused: RefusedRow[]
}

type Placed = SheetColumn & { index: number }

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

/** Ids of the rows that relation cells name, by code and by title in small letters. */
async function relatedOf(engine: Engine, field: Field, texts: string[]): Promise<Map<string, string>> {
  if (!('to' in field)) return new Map()
  const target = engine.lookup(field.to)
  const title = snake(target.title)
  const wanted = [
    ...new Set(
      texts
        .flatMap((text) => text.split(';'))
        .flatMap((text) => [text.trim(), text.split(' – ')[0]!.trim()])
        .map((text) => text.toLowerCase()),
    ),
  ]
  const { rows } = (await tenantTransaction().client.rawQuery(
    `select id, lower(${target.fields.code ? 'code' : title}) as code, lower(${title}) as title from ${target.table} where tenant_id = app_tenant() and (lower(${target.fields.code ? 'code' : title}) = any(?) or lower(${title}) = any(?))`,
    [wanted, wanted],
  )) as { rows: { id: string; code: string; title: string }[] }
  return new Map(rows.flatMap(({ id, code, title: name }) => [[name, id] as const, [code, id] as const]))
}

/** Errors of a line in words of a sheet: who typed the name of a related row never saw an id. */
function inWordsOfSheet(resource: AnyResource, { errors }: ApiError, body: Record<string, unknown>): FieldError[] {
  return errors.map((error): FieldError => {
    const [name, place] = error.field.split('.') as [string, string?]
    const spec = resource.fields[name] as Field | undefined
    if (error.rule !== 'uuid' || !spec || !('to' in spec)) return error
    return {
      field: name,
      rule: 'unknownName',
      meta: { value: place === undefined ? body[name] : (body[name] as unknown[])[Number(place)] },
    }
  })
}

/**
 * Creates a row for each line of a sheet. A line that is wrong is refused with its errors and spoils no other.
 * `seen` is the resource as the caller may see it. Runs in the transaction at hand, a savepoint for each line.
 */
export async function importRows(
  engine: Engine,
  { resource, seen }: { resource: AnyResource; seen: AnyResource },
  sheet: SheetRow[],
  writer: Writer,
  language: Language,
): Promise<Imported> {
  const [heading, ...lines] = sheet
  if (!heading) throw new ApiError('COM_ERR_001', { errors: [{ field: 'file', rule: 'xlsxEmpty' }] })
  const columns = place(seen, heading, language)
  const related = new Map<string, Map<string, string>>()
  for (const { name, field, index } of columns)
    related.set(
      name,
      await relatedOf(
        engine,
        field,
        lines.map(({ cells }) => String(cells[index] ?? '')),
      ),
    )
  const { client } = tenantTransaction()
  const result: Imported = { accepted: 0, refused: [] }
  for (const { line, cells } of lines) {
    const body = Object.fromEntries(
      columns
        .map(({ name, field, index }) => [
          name,
          kindOf(field).read(cells[index] ?? null, {
            resource: resource.name,
            name,
            field,
            language,
            related: related.get(name)!,
          }),
        ])
        .filter(([, value]) => value !== null && value !== ''),
    )
    await client.rawQuery('savepoint line')
    try {
      await createRow(engine, resource, await validateCreate(seen, body), writer)
      result.accepted++
      await client.rawQuery('release savepoint line')
    } catch (thrown) {
      await client.rawQuery('rollback to savepoint line')
      const error = writeError(engine.violations, thrown, body)
      if (!(error instanceof ApiError)) throw error
      result.refused.push({
        line,
        error: new ApiError(error.code, { errors: inWordsOfSheet(resource, error, body), params: error.params }),
      })
    }
  }
  return result
}
