import type { AnyResource, Field } from '@barem/resources/kit'
import type { Writer } from '#app/engine/behaviour'
import type { Engine } from '#app/engine/engine'
import { ApiError, type FieldError } from '#app/http/api_error'
import { validateCreate } from '../validation/validator.ts'
import { inOrder } from '../validation/in_order.ts'
import { allMistakes, type Attempt, withAllErrorsInSavepoint } from '../write/all_mistakes.ts'
import { createRow } from '../write/save.ts'
import type { ImportPlan } from './import_plan.ts'
import type { SheetRow } from './process/messages.ts'
import type { LineWatch } from './repeated_values.ts'
import { isThere } from './there_already.ts'

type Body = Record<string, unknown>

export interface RefusedLine {
  line: number
  error: ApiError
}

/** Errors of a line in words of a sheet, which has names of related rows, not ids, and says what its cells hold. */
export function inWordsOfSheet(
  resource: Pick<AnyResource, 'fields'>,
  { errors }: Pick<ApiError, 'errors'>,
  body: Body,
): FieldError[] {
  return errors.map((error): FieldError => {
    const [name, place] = error.field.split('.') as [string, string?]
    const spec = resource.fields[name] as Field | undefined
    if (error.rule === 'enum' && spec?.type === 'select')
      return { ...error, says: 'validation:notAChoice', meta: { ...error.meta, value: body[name] } }
    if (error.rule !== 'uuid' || !spec || !('to' in spec)) return error
    return {
      field: name,
      rule: 'unknownName',
      meta: { value: place === undefined ? body[name] : (body[name] as unknown[])[Number(place)] },
    }
  })
}

/** What no field can be: checks that read it tell nothing. */
const UNREADABLE = {}

/** The unclear values of a line, with all else that is wrong in it and does not follow from them. */
async function unclearError(attempt: Attempt, unclear: readonly FieldError[]): Promise<ApiError> {
  const { resource, seen, body } = attempt
  const names = new Set(unclear.map(({ field }) => field))
  const known = { ...body, ...Object.fromEntries([...names].map((name) => [name, UNREADABLE])) }
  const others = (await allMistakes({ ...attempt, body: known })).filter(({ field }) => !names.has(field))
  const errors = inOrder(seen, [...unclear, ...others])
  return new ApiError('COM_ERR_001', { errors: inWordsOfSheet(resource, { errors }, body) })
}

/** Creates the row of a line, in a savepoint of its own; returns why not, or whether it is there already. */
async function importLine(
  engine: Engine,
  { resource, seen, since, manyIn, bodyOf, leftOut, unclearIn }: ImportPlan,
  line: SheetRow,
  writer: Writer,
  watch: LineWatch | null,
): Promise<ApiError | 'created' | 'there'> {
  const left = leftOut(line)
  if (left) return new ApiError('COM_ERR_001', { errors: [left] })
  const unclear = unclearIn(line)
  const body = bodyOf(line)
  const attempt = { engine, resource, seen, body, id: null, before: () => Promise.resolve(null), writer }
  if (unclear.length > 0) return unclearError(attempt, unclear)
  const create = async () => {
    const values = await validateCreate(seen, body)
    const given = Object.fromEntries(Object.keys(body).map((name) => [name, values[name]]))
    const many = Object.fromEntries(manyIn.map((name) => [name, values[name] ?? []]))
    if (await isThere(resource, { ...given, ...many }, since)) return null
    watch?.before(values)
    await createRow(engine, resource, values, writer)
    return values
  }
  try {
    const values = await withAllErrorsInSavepoint(attempt, create)
    if (!values) return 'there'
    watch?.after(values)
    return 'created'
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return new ApiError(error.code, { errors: inWordsOfSheet(resource, error, body), params: error.params })
  }
}

/**
 * Creates a row for each of these lines in the transaction at hand. A wrong line is refused with its errors, without
 * affecting the others; one whose row is there already is passed over.
 * @param watch sees each line before and after it is written, and may refuse it
 */
export async function importLines(
  engine: Engine,
  plan: ImportPlan,
  lines: readonly SheetRow[],
  writer: Writer,
  watch: LineWatch | null = null,
): Promise<{ accepted: number; passed: number; refused: RefusedLine[] }> {
  const refused: RefusedLine[] = []
  let passed = 0
  for (const line of lines) {
    const outcome = await importLine(engine, plan, line, writer, watch)
    if (outcome === 'there') passed++
    else if (outcome !== 'created') refused.push({ line: line.line, error: outcome })
  }
  return { accepted: lines.length - refused.length - passed, passed, refused }
}
