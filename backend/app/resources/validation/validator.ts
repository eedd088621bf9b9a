import vine, { errors } from '@vinejs/vine'
import { type AnyResource, type Field } from '@barem/resources/kit'
import { ApiError, mistaken, unknownFields, type FieldError } from '#app/http/api_error'
import { defaultOf, emptyOf } from '../write/new_row.ts'
import { inOrder } from './in_order.ts'
import { clearedInLines, unknownInLines } from './lines.ts'
import { withLabels } from './naming.ts'
import { createRule, keepsValue, updateRule } from './rules.ts'
import { writableFields } from './writable.ts'

type Body = Record<string, unknown>

interface Validators {
  create: { validate(body: Body): Promise<Body> }
  update: { validate(body: Body): Promise<Body> }
}

const compiled = new WeakMap<AnyResource, Validators>()

/** Fields that a body may name: not those which the system alone writes. */
export const writable = ({ fields }: AnyResource) => writableFields(fields)

function validators(resource: AnyResource): Validators {
  const known = compiled.get(resource)
  if (known) return known
  const fields = writable(resource)
  const made = {
    create: vine.create(vine.object(Object.fromEntries(fields.map(([name, field]) => [name, createRule(field)])))),
    update: vine.create(vine.object(Object.fromEntries(fields.map(([name, field]) => [name, updateRule(field)])))),
  } as unknown as Validators
  compiled.set(resource, made)
  return made
}

interface Reported {
  field: string
  rule: string
  meta?: Record<string, unknown>
}

async function run(validator: { validate(body: Body): Promise<Body> }, body: Body): Promise<Body> {
  try {
    return await validator.validate(body)
  } catch (error) {
    if (!(error instanceof errors.E_VALIDATION_ERROR)) throw error
    const found = (error.messages as Reported[]).map(({ field, rule, meta }): FieldError => ({ field, rule, meta }))
    throw new ApiError('COM_ERR_001', { errors: found })
  }
}

const filledIn = (resource: AnyResource, values: Body): Body =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, value === null ? emptyOf(resource.fields[name] as Field) : value]),
  )

/** Names of a body that the resource does not have, or that the system alone writes. */
function unknownIn(resource: AnyResource, body: Body): FieldError[] {
  const known = new Set(writable(resource).map(([name]) => name))
  const unknown = Object.keys(body).filter((name) => !known.has(name))
  return unknownFields([...unknown, ...unknownInLines(resource, body)])
}

/** What `check` returns. @throws ApiError with its mistakes and those `found` before, in the order of the form */
const checkedAll = (resource: AnyResource, found: readonly FieldError[], check: () => Promise<Body>): Promise<Body> =>
  withLabels(resource, async () => {
    let values: Body = {}
    const more = await mistakesOf(async () => (values = await check()))
    if (found.length + more.length > 0) throw mistaken(inOrder(resource, [...found, ...more]))
    return values
  })

/**
 * The row that a create body makes: cleaned, checked, defaults filled in.
 * @throws ApiError COM_ERR_001 with all errors at their fields: 400 if it has unknown ones, else 422
 */
export async function validateCreate(resource: AnyResource, body: Body): Promise<Body> {
  const row = await checkedAll(resource, unknownIn(resource, body), () => run(validators(resource).create, body))
  for (const [name, field] of writable(resource))
    if (row[name] === undefined || (row[name] === null && defaultOf(field) !== undefined)) row[name] = defaultOf(field)
  return filledIn(resource, row)
}

const VERSIONS = { min: 1, max: 2 ** 31 - 1 }

/** The mistake of a value that cannot be the version of a row, of which the first is 1. */
export function wrongVersion(version: unknown): FieldError[] {
  if (typeof version !== 'number' || !Number.isInteger(version)) return [{ field: 'version', rule: 'integer' }]
  const fits = version >= VERSIONS.min && version <= VERSIONS.max
  return fits ? [] : [{ field: 'version', rule: 'range', meta: VERSIONS }]
}

/**
 * The values of a body that are right by themselves, of a new row with initial values for the rest.
 * @param wrong fields whose values are not
 */
export async function readableValues(
  resource: AnyResource,
  body: Body,
  wrong: ReadonlySet<string>,
  isNew: boolean,
): Promise<Body> {
  const known = writable(resource).filter(([name]) => !wrong.has(name))
  const right = Object.fromEntries(
    known.filter(([name]) => Object.hasOwn(body, name)).map(([name]) => [name, body[name]]),
  )
  const values = await run(validators(resource).update, right)
  if (isNew) for (const [name, field] of known) values[name] ??= defaultOf(field)
  return filledIn(resource, values)
}

/** Mistakes at fields that `work` finds, for answering them together with others; none when all is well. */
export async function mistakesOf(work: () => Promise<unknown>): Promise<FieldError[]> {
  try {
    await work()
    return []
  } catch (error) {
    if (error instanceof ApiError && error.code === 'COM_ERR_001') return error.errors
    throw error
  }
}

/**
 * The changes that an update body asks for, and the version it was made from (null when not given).
 * @throws ApiError COM_ERR_001 with all errors at their fields: 400 if it has unknown ones, else 422
 */
export async function validateUpdate(
  resource: AnyResource,
  body: Body,
): Promise<{ changes: Body; version: number | null }> {
  const { version = null, ...rest } = body
  // Vine drops a null that is not allowed; clearing a required value must be reported.
  const cleared = [
    ...writable(resource)
      .filter(([name, field]) => rest[name] === null && keepsValue(field))
      .map(([name]) => name),
    ...clearedInLines(resource, rest),
  ]
  const found: FieldError[] = [
    ...unknownIn(resource, rest),
    ...cleared.map((field) => ({ field, rule: 'required' })),
    ...(version === null ? [] : wrongVersion(version)),
  ]
  const changes = await checkedAll(resource, found, () => run(validators(resource).update, rest))
  return { changes: filledIn(resource, changes), version: version as number | null }
}
