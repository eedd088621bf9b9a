import { UUID } from '@barem/resources/kit'
import { MalformedWorkflow, readCondition, readGraph, type Facts } from '@barem/workflows'
import vine from '@vinejs/vine'
import { ApiError, type FieldError } from '#app/http/api_error'
import { checked } from '#app/identity/validators'
import { clean, shaped } from '#app/language/clean_text'
import type { Draft, Named } from './rows.ts'

const line = (max: number) =>
  vine
    .string()
    .use(clean({ lines: false }))
    .maxLength(max)
const note = () =>
  vine
    .string()
    .use(clean({ lines: true }))
    .maxLength(1000)
    .nullable()
    .optional()
const id = () => vine.string().use(shaped({ rule: 'uuid', pattern: UUID, normalise: (text) => text.toLowerCase() }))
const yes = () => vine.boolean({ strict: true })
const version = () => vine.number({ strict: true }).withoutDecimals().min(1)

const DRAFT = {
  resource: line(60).nullable().optional(),
  everyDepartment: yes().optional(),
  departmentIds: vine.array(id()).maxLength(200).distinct().optional(),
  priority: vine.number({ strict: true }).withoutDecimals().range([1, 999]).nullable().optional(),
  fallbackId: id().nullable().optional(),
  everyDocument: yes().optional(),
  rules: vine.any().optional(),
  graph: vine.any().optional(),
}
const NAMES = { code: line(30).minLength(1).optional(), description: note() }
export const CREATE = { name: line(255).minLength(1), ...NAMES, ...DRAFT }
export const CHANGE = { version: version(), name: line(255).minLength(1).optional(), ...NAMES, ...DRAFT }
export const PUBLISH = { version: version(), note: note() }
export const ENABLE = { enabled: yes() }
export const SIMULATE = {
  recordId: id().nullable().optional(),
  requesterId: id().nullable().optional(),
  facts: vine.any().optional(),
  draft: vine.object(DRAFT).optional(),
}
export const BACKTEST = {
  days: vine.number({ strict: true }).withoutDecimals().range([1, 366]).optional(),
  draft: vine.object(DRAFT).optional(),
}

type Body = Record<string, unknown>

/** Reads what is a graph or a condition. @throws ApiError COM_ERR_001 at the path that is not of the shape */
function shapedAs<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof MalformedWorkflow)) throw error
    throw new ApiError('COM_ERR_001', { errors: [{ field: error.path, rule: 'workflow.malformed' }] })
  }
}

/** What of a draft a body says, its graph and rules read. */
function draftIn(values: Body, path = ''): Partial<Draft> {
  const { graph, rules, resource, everyDepartment, departmentIds, priority, fallbackId, everyDocument } = values
  const said = { resource, everyDepartment, departmentIds, priority, fallbackId, everyDocument }
  return {
    ...(Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) as Partial<Draft>),
    ...(graph !== undefined && { graph: shapedAs(() => readGraph(graph, `${path}graph`)) }),
    ...(rules !== undefined && {
      rules: rules === null ? null : shapedAs(() => readCondition(rules, `${path}rules`)),
    }),
  }
}

/** Mistakes at values that a null would clear though they cannot be empty. */
const cleared = (body: Body, names: readonly string[]): FieldError[] =>
  names.filter((name) => body[name] === null).map((field) => ({ field, rule: 'required' }))

/** What the screens of workflows call their fields. */
const WORDS = { name: 'validation:workflowName' }
const REQUIRED = ['name', 'code', 'everyDepartment', 'departmentIds', 'everyDocument', 'graph']

/** @throws ApiError COM_ERR_001 with the errors at their fields */
export async function newWorkflowBody(body: Body): Promise<Partial<Draft> & Partial<Named> & { name: string }> {
  const values = await checked<Body & { name: string }>(CREATE, body, cleared(body, REQUIRED), WORDS)
  const { name, code, description = null } = values as Body & Named
  return { ...draftIn({ ...values, rules: body.rules }), name, description, ...(code !== undefined && { code }) }
}

/** @throws ApiError COM_ERR_001 with the errors at their fields */
export async function workflowChangeBody(
  body: Body,
): Promise<{ version: number; changes: Partial<Draft> & Partial<Named> }> {
  const values = await checked<Body & { version: number }>(CHANGE, body, cleared(body, REQUIRED), WORDS)
  const names = (['name', 'code', 'description'] as const).filter((name) => body[name] !== undefined)
  const nullable = (['resource', 'priority', 'fallbackId', 'rules'] as const).filter((name) => body[name] === null)
  return {
    version: values.version,
    changes: {
      ...draftIn({ ...values, rules: body.rules }),
      ...Object.fromEntries(nullable.map((name) => [name, null])),
      ...Object.fromEntries(names.map((name) => [name, (values[name] as string | undefined) ?? null])),
    },
  }
}

export async function publishBody(body: Body): Promise<{ version: number; note: string | null }> {
  const values = await checked<{ version: number; note?: string | null }>(PUBLISH, body)
  return { version: values.version, note: values.note || null }
}

export const enableBody = (body: Body): Promise<{ enabled: boolean }> => checked(ENABLE, body)

const isFact = (value: unknown): boolean =>
  value === null ||
  (typeof value === 'string' && value.length <= 200) ||
  (Array.isArray(value) && value.length <= 100 && value.every((one) => typeof one === 'string' && one.length <= 200))

/** Facts that somebody typed. @throws ApiError COM_ERR_001 at one that cannot be */
function factsIn(given: unknown): Facts | null {
  if (given === undefined || given === null) return null
  if (typeof given !== 'object' || Array.isArray(given))
    throw new ApiError('COM_ERR_001', { errors: [{ field: 'facts', rule: 'object' }] })
  const wrong = Object.entries(given).filter(([, value]) => !isFact(value))
  if (wrong.length > 0 || Object.keys(given).length > 300)
    throw new ApiError('COM_ERR_001', {
      errors: wrong.slice(0, 20).map(([name]) => ({ field: `facts.${name}`, rule: 'string' })),
    })
  return given as Facts
}

/** The draft that a body says beside, over the stored one. */
const overIn = (body: Body): Partial<Draft> =>
  typeof body.draft === 'object' && body.draft !== null ? draftIn(body.draft as Body, 'draft.') : {}

export async function simulateBody(body: Body) {
  const values = await checked<{ recordId?: string | null; requesterId?: string | null }>(SIMULATE, body)
  const { recordId = null, requesterId = null } = values
  return { recordId, requesterId, facts: factsIn(body.facts), draft: overIn(body) }
}

export async function backtestBody(body: Body): Promise<{ days: number; draft: Partial<Draft> }> {
  const { days = 90 } = await checked<{ days?: number }>(BACKTEST, body)
  return { days, draft: overIn(body) }
}

/** The id of a path. @throws ApiError COM_ERR_002 for what cannot be one */
export function pathId(text: string): string {
  if (!UUID.test(text)) throw new ApiError('COM_ERR_002')
  return text.toLowerCase()
}
