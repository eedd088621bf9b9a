import vine, { errors } from '@vinejs/vine'
import { dayInVietnam, traits, type AnyResource, type Field } from '@barem/resources/kit'
import { ApiError, unknownName, type FieldError } from '#app/http/api_error'
import { clearedInLines, refuseUnknownInLines } from './lines.ts'
import { createRule, keepsValue, updateRule } from './rules.ts'
import { inOrder } from '../in_order.ts'
import { withLabels } from '../naming.ts'
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

/** The empty value of a field. */
export const emptyOf = (field: Field): unknown => structuredClone(traits[field.type].empty)

const filledIn = (resource: AnyResource, values: Body): Body =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, value === null ? emptyOf(resource.fields[name] as Field) : value]),
  )

function refuseUnknown(resource: AnyResource, body: Body, extra: string[]) {
  const known = new Set([...writable(resource).map(([name]) => name), ...extra])
  const unknown = Object.keys(body).filter((name) => !known.has(name))
  if (unknown.length > 0) throw unknownName('unknownField', unknown)
  refuseUnknownInLines(resource, body)
}

/** The initial value of a field that a new row leaves out. */
function preset(field: Field): unknown {
  if (!('default' in field)) return undefined
  if (field.type === 'date') return field.default === 'today' ? dayInVietnam(new Date()) : undefined
  if (field.type === 'dateTime') return field.default === 'now' ? new Date().toISOString() : undefined
  return field.default ?? undefined
}

/**
 * The row that a create body makes: cleaned, checked, defaults filled in.
 * @throws ApiError COM_ERR_001 with the errors at their fields (422), or naming unknown fields (400)
 */
export async function validateCreate(resource: AnyResource, body: Body): Promise<Body> {
  refuseUnknown(resource, body, [])
  const row = await withLabels(resource, () => run(validators(resource).create, body))
  for (const [name, field] of writable(resource))
    if (row[name] === undefined || (row[name] === null && preset(field) !== undefined)) row[name] = preset(field)
  return filledIn(resource, row)
}

/** Whether a value can be the version of a row: no more than its column holds. */
export const isVersion = (value: unknown): value is number =>
  Number.isInteger(value) && Math.abs(value as number) < 2 ** 31

/** Mistakes at fields that `work` finds, for answering them together with others; none when all is well. */
export async function mistakesOf(work: () => Promise<unknown>): Promise<FieldError[]> {
  try {
    await work()
    return []
  } catch (error) {
    if (error instanceof ApiError && error.code === 'COM_ERR_001' && error.status !== 400) return error.errors
    throw error
  }
}

/**
 * The changes that an update body asks for, and the version it was made from (null when not given).
 * @throws ApiError COM_ERR_001 with all errors at their fields (422), or naming unknown fields (400)
 */
export async function validateUpdate(
  resource: AnyResource,
  body: Body,
): Promise<{ changes: Body; version: number | null }> {
  refuseUnknown(resource, body, ['version'])
  const { version = null, ...rest } = body
  // Vine drops a null that is not allowed; clearing a required value must be reported.
  const cleared = [
    ...writable(resource)
      .filter(([name, field]) => rest[name] === null && keepsValue(field))
      .map(([name]) => name),
    ...clearedInLines(resource, rest),
  ]
  const found: FieldError[] = [
    ...cleared.map((field) => ({ field, rule: 'required' })),
    ...(version === null || isVersion(version) ? [] : [{ field: 'version', rule: 'integer' }]),
  ]
  const check = () => run(validators(resource).update, rest)
  const changes = await withLabels(resource, async () => {
    if (found.length === 0) return check()
    throw new ApiError('COM_ERR_001', { errors: inOrder(resource, [...found, ...(await mistakesOf(check))]) })
  })
  return { changes: filledIn(resource, changes), version: version as number | null }
}
