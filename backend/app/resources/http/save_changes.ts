import type { AnyResource } from '@barem/resources/kit'
import type { Values, Writer } from '#app/engine/behaviour'
import type { Engine } from '#app/engine/engine'
import { readHistory } from '#app/history/read_history'
import { notFound, type ApiError } from '#app/http/api_error'
import { rowsOf, runLast } from '#app/tenancy/run'
import { rowStatement } from '../read/sql.ts'
import { validateCreate, validateUpdate } from '../validation/validator.ts'
import { withAllErrors, type Attempt } from '../write/all_mistakes.ts'
import { preview } from '../write/pipeline.ts'
import { createRow, creation, edit, updateRow } from '../write/save.ts'
import { staleError, StaleSave } from '../write/stale_save.ts'
import { storedNow } from '../write/stored_values.ts'
import { writeError } from '../write/violations.ts'
import { previewOf } from './preview.ts'

/** Most entries of history in the answer to a stale save, newest first. */
const TOLD = 20

/**
 * A row as JSON text, as the caller sees it; of a document also what says what may be done with it.
 * @param isLast ends the transaction with it
 * @throws ApiError COM_ERR_002
 */
export async function readRow(
  engine: Engine,
  seen: AnyResource,
  id: string,
  isLast = false,
): Promise<Values & { row: string }> {
  const statement = rowStatement(seen, id, engine.lookup)
  const [found] = await (isLast
    ? runLast<Values & { row: string }>(statement)
    : rowsOf<Values & { row: string }>(statement.text, statement.values))
  if (!found) throw notFound()
  return found
}

/** The JSON text alone of {@link readRow}. */
export const rowJson = async (...asked: Parameters<typeof readRow>): Promise<string> => (await readRow(...asked)).row

/** The answer to a save from `version` of a row that was changed since: the row as it is, and who changed what. */
export async function staleAnswer(
  engine: Engine,
  seen: AnyResource,
  id: string,
  changes: Values,
  version: number,
): Promise<ApiError> {
  const { entries } = await readHistory(seen, id, { start: 0, limit: TOLD, afterVersion: version })
  return staleError(changes, JSON.parse(await rowJson(engine, seen, id)), entries)
}

/** A resource, and how the caller may see it. */
interface Seen {
  resource: AnyResource
  seen: AnyResource
}

/** A body for a new row. */
export const newAttempt = (engine: Engine, of: Seen, body: Values, writer: Writer): Attempt => ({
  engine,
  ...of,
  body,
  id: null,
  before: () => Promise.resolve(null),
  writer,
})

/** A body of changes to a row. */
export const changeAttempt = (engine: Engine, of: Seen, id: string, body: Values, writer: Writer): Attempt => ({
  engine,
  ...of,
  body,
  id,
  before: () => storedNow(of.resource, id),
  writer,
})

/**
 * Checks a body and creates a row from it.
 * @param seen the resource as the caller may see it; fields they may not see are refused
 * @throws ApiError COM_ERR_001 with all errors; and all that writing throws
 */
export async function createChecked(
  engine: Engine,
  { resource, seen }: Seen,
  body: Values,
  writer: Writer,
  preview: Values | null = null,
): Promise<{ id: string; extra: Values }> {
  return withAllErrors(newAttempt(engine, { resource, seen }, body, writer), async () => {
    const values = await validateCreate(seen, body)
    return createRow(engine, resource, values, writer, preview).catch((error) => {
      throw writeError(engine.violations, error, values)
    })
  })
}

/**
 * Checks and saves the changes of a body.
 * @param seen the resource as the caller may see it; fields they may not see are refused
 * @throws ApiError COM_ERR_005 for a stale version, with the row as it is and who changed what since; and all that
 * writing throws
 */
export async function saveChanges(
  engine: Engine,
  { resource, seen }: Seen,
  id: string,
  body: Values,
  writer: Writer,
): Promise<void> {
  const { preview, ...rest } = previewOf(resource, body)
  let [changes, version]: [Values, number | null] = [rest, null]
  const save = async () => {
    ;({ changes, version } = await validateUpdate(seen, rest))
    await updateRow(engine, resource, id, changes, version, writer, preview).catch((error) => {
      throw writeError(engine.violations, error, changes)
    })
  }
  try {
    await withAllErrors(changeAttempt(engine, { resource, seen }, id, rest, writer), save)
  } catch (error) {
    if (!(error instanceof StaleSave)) throw error
    throw await staleAnswer(engine, seen, id, changes, version!)
  }
}

/**
 * The row that saving a body would store, as the caller may see it: a new one, or that of `id` with changes.
 * @throws ApiError with all mistakes that saving it would be refused for
 */
export async function previewChecked(
  engine: Engine,
  { resource, seen }: Seen,
  id: string | null,
  body: Values,
  writer: Writer,
): Promise<Values> {
  const of = { resource, seen }
  const attempt = id === null ? newAttempt(engine, of, body, writer) : changeAttempt(engine, of, id, body, writer)
  return withAllErrors(attempt, async () => {
    const said = id === null ? await validateCreate(seen, body) : (await validateUpdate(seen, body)).changes
    const change = id === null ? creation(resource, said, null) : edit(resource, id, said, { seen: null }, writer)
    return preview(engine, resource, id, change, writer)
  })
}
