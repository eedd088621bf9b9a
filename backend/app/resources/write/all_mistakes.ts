import { lineFieldsOf, mayMiss, missingIn, snapshotPath, type AnyResource, type Field } from '@barem/resources/kit'
import { approverMistakes } from '#app/documents/approvers'
import { startOfLife } from '#app/documents/editing'
import type { Values, Writer } from '#app/engine/behaviour'
import type { Engine } from '#app/engine/engine'
import { differing } from '#app/engine/same_values'
import { ApiError, isUnknownField, mistaken, type FieldError } from '#app/http/api_error'
import { startOver, tenantTransaction } from '#app/tenancy/tenant_transaction'
import { inOrder } from '../validation/in_order.ts'
import { withLabels } from '../validation/naming.ts'
import { mistakesOf, readableValues, validateCreate, validateUpdate } from '../validation/validator.ts'
import { conditionMistakes, earlyDays } from './conditions.ts'
import { takeCopies } from './copies.ts'
import { foreignRelations } from './foreign_relations.ts'
import { completeLines } from './lines.ts'
import { newRow } from './new_row.ts'
import { unknownFiles } from './require_files.ts'
import { rowCheckMistakes } from './row_checks.ts'
import { runSettlements, settlingFacts } from './settlements.ts'
import { takenValues } from './taken_values.ts'
import { unknownRelations } from './unknown_relations.ts'
import { unusableRelations } from './unusable_relations.ts'
import { writeError } from './violations.ts'

/** A body that somebody asks to save. */
export interface Attempt {
  engine: Engine
  resource: AnyResource
  /** The resource as the caller may see it. */
  seen: AnyResource
  body: Values
  id: string | null
  /** The row as it is stored; null for a new one. */
  before: () => Promise<Values | null>
  writer: Writer
}

const top = (path: string) => path.split('.')[0]!

/** Thrown where a check reads a value that is wrong itself, so that it can tell nothing. */
class Unsure extends Error {}

/** A row for a check that must not judge by the values of `unsure` fields. */
const guarded = (row: Values, unsure: ReadonlySet<string>): Values =>
  new Proxy(row, {
    get(target, name) {
      if (unsure.has(String(name))) throw new Unsure()
      return Reflect.get(target, name) as unknown
    },
    ownKeys(target) {
      if (unsure.size > 0) throw new Unsure()
      return Reflect.ownKeys(target)
    },
  })

/** Mistakes that `work` finds; none where it fails otherwise, and the transaction goes on. */
async function found(work: () => Promise<unknown>): Promise<FieldError[]> {
  const { client } = tenantTransaction()
  await client.rawQuery('savepoint looking')
  try {
    const mistakes = await mistakesOf(work)
    await client.rawQuery('release savepoint looking')
    return mistakes
  } catch {
    await client.rawQuery('rollback to savepoint looking')
    return []
  }
}

/** Marks fields as unsure that follow from unsure ones: by their condition, or as copies. */
function spread(resource: AnyResource, unsure: Set<string>): void {
  for (const [name, field] of Object.entries(resource.fields) as [string, Field][]) {
    const copied = snapshotPath(field)
    if ([...Object.keys(field.when ?? {}), ...(copied?.slice(0, 1) ?? [])].some((decider) => unsure.has(decider)))
      unsure.add(name)
  }
}

/** The row that an attempt would make of what can be read of it. */
function attempted({ resource }: Attempt, values: Values, before: Values | null): Values {
  const row: Values = { ...(before ?? newRow(resource)), ...values }
  if (!before) {
    startOfLife(resource, row)
    return row
  }
  const { states } = resource
  if (states) row[states.field] = states.editableIn[String(before[states.field])] ?? before[states.field]
  return row
}

/** Mistakes of a body in its values themselves. */
const misreadIn = ({ seen, body }: Attempt, before: Values | null): Promise<FieldError[]> =>
  mistakesOf(() => (before ? validateUpdate(seen, body) : validateCreate(seen, body)))

/**
 * The mistakes of a body that are found once its values can be read, as far as they do not depend on those that cannot.
 * @param told mistakes that are known already
 */
async function laterMistakes(attempt: Attempt, told: readonly FieldError[]): Promise<FieldError[]> {
  const { engine, resource, seen, body, id, writer } = attempt
  const before = await attempt.before()
  const misread = await misreadIn(attempt, before)
  const unread = new Set(
    misread.filter((mistake) => !isUnknownField(mistake) || mistake.field.includes('.')).map(({ field }) => top(field)),
  )
  const values = await readableValues(seen, body, unread, before === null)
  const row = attempted(attempt, values, before)
  for (const name of lineFieldsOf(resource)) if (unread.has(name)) row[name] = before?.[name] ?? []
  spread(resource, unread)
  const [mistakes, known] = [[] as FieldError[], new Set(told.map(({ field }) => field))]
  const unsure = new Set([...unread, ...told.map(({ field }) => top(field))])
  const add = (more: readonly FieldError[]) => {
    for (const mistake of more) {
      if (known.has(mistake.field) || unread.has(top(mistake.field))) continue
      mistakes.push(mistake)
      known.add(mistake.field)
      unsure.add(top(mistake.field))
    }
  }
  add(await found(async () => completeLines(resource, row, before)))
  add(conditionMistakes(resource, row))
  add(earlyDays(resource, row).filter(({ field }) => !unread.has(comparedWith(resource, field))))
  add(rowCheckMistakes(resource, row, before, unread))
  if (before && resource.states && !mayMiss(resource, row))
    add(
      missingIn(resource, row)
        .filter((path) => top(path) in values)
        .map((field) => ({ field, rule: 'required' })),
    )
  const said = Object.fromEntries(Object.keys(values).map((name) => [name, row[name]]))
  add(await unknownRelations(engine, resource, said))
  add(await unusableRelations(engine, resource, row, before))
  add(await foreignRelations(engine, resource, row, before))
  add(await takenValues(resource, said, id, unread))
  if (!unread.has(resource.states?.approval?.approver ?? '')) add(await approverMistakes(resource, row, before))
  spread(resource, unsure)
  await found(() => takeCopies(engine, resource, row, before))
  const settle = engine.behaviours.get(resource.name)?.settle
  const safe = guarded(row, unsure)
  add(await found(async () => settle?.(safe, { id, before, writer })))
  add(await found(async () => runSettlements(resource, safe, before, settlingFacts(engine, resource, safe))))
  const files = before ? differing(before, body) : body
  add(await unknownFiles(seen, files, writer))
  return mistakes
}

/** The field that a day is compared with; of a day in a line the field with the lines. */
const comparedWith = ({ fields }: AnyResource, path: string): string => {
  const field = fields[top(path)] as Field
  return field.type === 'date' ? (field.notBefore ?? '') : top(path)
}

/** Whether an error is about values, so that others may be told with it. */
const isMistake = (error: ApiError): boolean =>
  error.errors.length > 0 && (error.code === 'COM_ERR_001' || error.errors.every(({ rule }) => rule === 'unique'))

/** The error of an attempt, with the mistakes of all later checks; what it did is undone by `undo` before these run. */
async function completed(attempt: Attempt, thrown: unknown, undo: () => Promise<unknown>): Promise<unknown> {
  const error = writeError(attempt.engine.violations, thrown, attempt.body)
  if (!(error instanceof ApiError)) return error
  await undo()
  if (!isMistake(error)) return error
  const more: FieldError[] = []
  const answered = withLabels(attempt.seen, async () => {
    more.push(...(await laterMistakes(attempt, error.errors)))
    if (more.length > 0) throw mistaken(inOrder(attempt.seen, [...error.errors, ...more]))
    return error
  })
  return answered.catch((mistakes: unknown) => mistakes)
}

/**
 * Runs `work`, which checks and saves a body, in a request that does nothing else. `work` stops at its first failing
 * check; the mistakes of all later checks are added here, so that people correct them in one go. A failure undoes the
 * whole transaction.
 */
export async function withAllErrors<T>(attempt: Attempt, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (thrown) {
    throw await completed(attempt, thrown, startOver)
  }
}

/** The same where the transaction goes on after a failure, which undoes no more than `work`. */
export async function withAllErrorsInSavepoint<T>(attempt: Attempt, work: () => Promise<T>): Promise<T> {
  const { client } = tenantTransaction()
  await client.rawQuery('savepoint attempt')
  try {
    const result = await work()
    await client.rawQuery('release savepoint attempt')
    return result
  } catch (thrown) {
    throw await completed(attempt, thrown, () => client.rawQuery('rollback to savepoint attempt'))
  }
}

/** All mistakes of a body that is not to be saved, since the call that brings it has others. */
export const allMistakes = (attempt: Attempt): Promise<FieldError[]> =>
  mistakesOf(() =>
    withLabels(attempt.seen, async () => {
      const misread = await misreadIn(attempt, await attempt.before())
      throw mistaken(inOrder(attempt.seen, [...misread, ...(await laterMistakes(attempt, misread))]))
    }),
  )
