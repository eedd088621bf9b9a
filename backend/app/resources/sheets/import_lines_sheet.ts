import type { AnyResource } from '@barem/resources/kit'
import { refuseFixed } from '#app/documents/editing'
import type { Values, Writer } from '#app/engine/behaviour'
import type { Engine } from '#app/engine/engine'
import { wrongState } from '#app/engine/refusals'
import { ApiError, mistaken, type FieldError } from '#app/http/api_error'
import { translate, type Language } from '#app/language/translate'
import { labelled, withLabels } from '../validation/naming.ts'
import { validateUpdate } from '../validation/validator.ts'
import { withAllErrorsInSavepoint } from '../write/all_mistakes.ts'
import { lockRow } from '../write/lock_row.ts'
import type { Line } from '../write/lines.ts'
import { updateRow } from '../write/save.ts'
import { allStored } from '../write/stored_values.ts'
import { readBundles } from './bundled_cells.ts'
import { fillLines, type FilledRow } from './fill_lines.ts'
import { inWordsOfSheet, type RefusedLine } from './import_lines.ts'
import { planSheet, type SheetPlan } from './import_plan.ts'
import type { SheetOfLines } from './lines_columns.ts'
import type { SheetRow } from './process/messages.ts'
import type { ColumnRead } from './read_samples.ts'

/** A sheet that somebody sends to fill in the lines of a document. */
export interface LinesImport {
  engine: Engine
  resource: AnyResource
  /** The resource as the caller may see it. */
  seen: AnyResource
  id: string
  of: SheetOfLines
  sheet: readonly SheetRow[]
  writer: Writer
  language: Language
}

/** What became of the rows of a sheet; `passed` are those that said nothing new. */
export interface LinesImported {
  total: number
  accepted: number
  passed: number
  refused: RefusedLine[]
  columns: ColumnRead[]
}

/** @throws ApiError where the document takes no sheet as it is */
function refuseOver({ resource, of: { sheet } }: LinesImport, row: Values): void {
  const { states } = resource
  refuseFixed(resource, row, row)
  if (states && !(String(row[states.field]) in states.editableIn)) throw wrongState(resource, String(row[states.field]))
  const { until } = sheet
  if (until === null || row[until] !== true) return
  const field = (language: Language) => translate(language, `resources:${resource.name}.fields.${until}`)
  throw mistaken([{ field: 'file', rule: 'sheetOver', meta: { field } }])
}

const refusal = (errors: FieldError[]) => new ApiError('COM_ERR_001', { errors })

/** The rows that can be read, as values of lines; those that cannot be are refused. */
async function readRows({ engine, of }: LinesImport, plan: SheetPlan, refused: RefusedLine[]): Promise<FilledRow[]> {
  const [first] = of.sheet.by
  const refuse = (line: number, errors: FieldError[]) =>
    refused.push({ line, error: refusal(labelled(of.lines, errors)) })
  const read = plan.lines.flatMap((row): FilledRow[] => {
    const left = plan.leftOut(row)
    const unclear = left ? [left] : plan.unclearIn(row)
    const written = Object.entries(plan.bodyOf(row)).filter(([name]) => !of.lines.fields[name]!.readOnly)
    const values = Object.fromEntries(written)
    const missing = !(first! in values) && written.length > 0
    const errors = [...unclear, ...(missing ? [{ field: first!, rule: 'required' }] : [])]
    if (errors.length > 0) refuse(row.line, errors)
    return errors.length > 0 || written.length === 0 ? [] : [{ line: row.line, values }]
  })
  const unknown = await readBundles(engine, of, read)
  for (const [{ line }, mistake] of unknown) refuse(line, [mistake])
  return read.filter((row) => !unknown.has(row))
}

/** Mistakes of a body at the rows of the sheet that its lines come from; null where one is elsewhere. */
function atRows({ of }: LinesImport, { errors }: ApiError, rowAt: ReadonlyMap<number, FilledRow>) {
  const found = new Map<FilledRow, FieldError[]>()
  for (const error of errors) {
    const [name, place, ...field] = error.field.split('.')
    const row = name === of.name ? rowAt.get(Number(place)) : undefined
    if (!row) return null
    found.set(row, [...(found.get(row) ?? []), { ...error, field: field.join('.') }])
  }
  return found.size > 0 ? found : null
}

/**
 * Fills in the lines of a document by the rows of a sheet, in the transaction at hand. Rows that are wrong are refused
 * with their errors, without affecting others; lines that no row is about stay as they are, and so does what a cell is
 * empty for. The same sheet once more changes nothing.
 * @throws ApiError where the document takes no sheet, the sheet cannot be read, or what it says is wrong as a whole
 */
export async function importLinesSheet(asked: LinesImport): Promise<LinesImported> {
  const { engine, resource, seen, id, of, sheet, writer, language } = asked
  const locked = await lockRow(resource, id)
  const row = await allStored(resource, locked)
  refuseOver(asked, row)
  const plan = await planSheet(engine, of.lines, of.columns, sheet, language)
  const refused: RefusedLine[] = []
  let rows = await readRows(asked, plan, refused)
  const total = rows.length + refused.length
  for (;;) {
    const filled = fillLines(of, row[of.name] as Line[], rows)
    const { rowAt, changing } = filled
    const done = () => ({
      ...{ total, accepted: changing.size, passed: rows.length - changing.size },
      refused: refused.sort((one, other) => one.line - other.line),
      columns: plan.columns(),
    })
    if (changing.size === 0) return done()
    const body = { [of.name]: filled.lines }
    const attempt = { engine, resource, seen, body, id, before: () => Promise.resolve(row), writer }
    const save = async () => {
      const { changes } = await validateUpdate(seen, body)
      await updateRow(engine, resource, id, changes, null, writer)
    }
    try {
      await withLabels(seen, () => withAllErrorsInSavepoint(attempt, save))
      return done()
    } catch (error) {
      const mistakes = error instanceof ApiError ? atRows(asked, error, rowAt) : null
      if (!mistakes) throw error
      for (const [{ line, values }, errors] of mistakes)
        refused.push({ line, error: refusal(inWordsOfSheet(of.lines, { errors }, values)) })
      rows = rows.filter((one) => !mistakes.has(one))
    }
  }
}
