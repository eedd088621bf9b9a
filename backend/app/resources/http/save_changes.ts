import type { AnyResource } from '@barem/resources/kit'
import { readHistory } from '#app/history/read_history'
import { notFound, type ApiError } from '#app/http/api_error'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'
import type { Values, Writer } from '../behaviour.ts'
import type { Engine } from '../engine.ts'
import { rowStatement } from '../query/sql.ts'
import { modelOf } from '../model.ts'
import { tellingFiles } from '../require_files.ts'
import { run } from '../run.ts'
import { storedValues } from '../stored_values.ts'
import { differing } from '../same_values.ts'
import { previewOf } from './preview.ts'
import { validateCreate, validateUpdate } from '../validation/validator.ts'
import { writeError } from '../violations.ts'
import { createRow, staleError, StaleSave, updateRow } from '../write.ts'

/** Most entries of history in the answer to a stale save, newest first. */
const TOLD = 20

/** A row as JSON text, as the caller sees it. @throws ApiError COM_ERR_002 */
export async function rowJson(engine: Engine, seen: AnyResource, id: string): Promise<string> {
  const [found] = await run<{ row: string }>(tenantTransaction().client, rowStatement(seen, id, engine.lookup))
  if (!found) throw notFound()
  return found.row
}

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

/** The values of a row as it is stored, those kept in join tables left out. */
async function storedFields(resource: AnyResource, id: string): Promise<Values> {
  const row = await modelOf(resource).query().where('id', id).first()
  return row ? storedValues(resource, row, []) : {}
}

/**
 * Checks a body and creates a row from it.
 * @param seen the resource as the caller may see it; fields they may not see are refused
 * @throws ApiError COM_ERR_001 with all errors; and all that writing throws
 */
export async function createChecked(
  engine: Engine,
  { resource, seen }: { resource: AnyResource; seen: AnyResource },
  body: Values,
  writer: Writer,
  preview: Values | null = null,
): Promise<{ id: string; extra: Values }> {
  let values = body
  const create = async () => {
    values = await validateCreate(seen, body)
    return createRow(engine, resource, values, writer, preview)
  }
  return tellingFiles(seen, () => body, writer, create).catch((error) => {
    throw writeError(engine.violations, error, values)
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
  { resource, seen }: { resource: AnyResource; seen: AnyResource },
  id: string,
  body: Values,
  writer: Writer,
): Promise<void> {
  const { preview, ...rest } = previewOf(resource, body)
  let [changes, version]: [Values, number | null] = [rest, null]
  const save = async () => {
    ;({ changes, version } = await validateUpdate(seen, rest))
    await updateRow(engine, resource, id, changes, version, writer, preview)
  }
  try {
    await tellingFiles(seen, async () => differing(await storedFields(resource, id), rest), writer, save)
  } catch (error) {
    if (!(error instanceof StaleSave)) throw writeError(engine.violations, error, changes)
    throw await staleAnswer(engine, seen, id, changes, version!)
  }
}
