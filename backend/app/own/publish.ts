import { resources } from '@barem/resources'
import { DefinitionError, type AnyResource, type Field } from '@barem/resources/kit'
import {
  changeMistakes,
  changesOf,
  checkOwn,
  keptOwn,
  namesAt,
  readDefinition,
  type NameAt,
  type OwnChange,
  type OwnDefinition,
  type OwnMistake,
} from '@barem/resources/own'
import type { Writer } from '#app/engine/behaviour'
import type { Engine } from '#app/engine/engine'
import { ApiError } from '#app/http/api_error'
import { rowsOf } from '#app/tenancy/run'
import { requireCurrent, rowOf, type Row } from './drafts.ts'
import { giveRights, type Grants } from './grants.ts'
import { between, stepsFor, takeSteps, type Answers } from './meet_needs.ts'
import { fieldErrors } from './mistakes.ts'
import { needsOf, type Need } from './needs.ts'
import { readDefinitions } from './read_definitions.ts'
import { readStored } from './store.ts'
import { bringTables, lockTables } from './tables.ts'

/** What a draft comes to beside the other definitions of its company. */
export interface Checked {
  mistakes: OwnMistake[]
  /** What would be served; null where there are mistakes. */
  resource: AnyResource | null
}

/** Checks a draft with all that the company has, and with what of it is published. */
export async function checkDraft({ name, area, definition }: Row, draft: unknown): Promise<Checked> {
  const { served } = readDefinitions(resources, await readStored())
  const others = [...resources, ...served.filter((one) => one.name !== name)]
  const { mistakes, resource } = checkOwn({ name, area }, draft, others, definition)
  const forbidden = definition && mistakes.length === 0 ? changeMistakes(definition, draft as OwnDefinition) : []
  return { mistakes: [...mistakes, ...forbidden], resource: forbidden.length > 0 ? null : resource }
}

interface Plan {
  changes: OwnChange[]
  needs: Need[]
  before: AnyResource | null
  after: AnyResource
}

/** What has the table of a definition, or null when this release cannot read it. */
function keptOrNull(row: Row, definition: OwnDefinition, nameAt: NameAt): AnyResource | null {
  try {
    return readDefinition(row, definition, nameAt).kept
  } catch (error) {
    if (error instanceof DefinitionError) return null
    throw error
  }
}

/**
 * What is known of a table whose definition this release cannot read: it has these fields, and nothing holds of their
 * values yet. Choices are those that it names.
 */
function unread(after: AnyResource, { fields }: OwnDefinition): AnyResource {
  const known = fields.flatMap(({ key, choices }): [string, Field][] => {
    const field = after.fields[key] as Field | undefined
    if (!field) return []
    const named = field.type === 'select' && choices ? { choices: choices.map((choice) => choice.key) } : {}
    return [[key, { ...field, ...named, required: false, unique: null } as Field]]
  })
  return { ...after, fields: Object.fromEntries(known), unique: [] }
}

/** What publishing a draft without mistakes changes, and what rows need before. */
export async function planOf(row: Row): Promise<Plan> {
  const { definition, draft } = row
  const nameAt = namesAt(resources, await readStored())
  const own = draft as OwnDefinition
  const nameOf = (path: string) => (path === `own/${own.key}` ? row.name : nameAt(path))
  const after = keptOwn(row, own, nameOf)
  const before = definition && (keptOrNull(row, definition, nameOf) ?? unread(after, definition))
  const needs = before ? await needsOf(before, after, own) : []
  return { changes: changesOf(definition, own), needs, before, after }
}

export interface Publication {
  /** The version of the draft that the person saw. */
  version: unknown
  answers: Answers
  grants: Grants
}

/** Counts a publication: every node reads the definitions of the company anew with its next request. */
export const countPublication = () =>
  rowsOf('update tenants set definitions_version = definitions_version + 1 where tenant_id = app_tenant()')

/** Keeps what was published, by whom and when. */
export const keepVersion = (id: string, action: string, userId: string | null) =>
  rowsOf(
    `insert into own_definition_versions (tenant_id, definition_id, version, action, definition, published_by)
      select tenant_id, id, version, $2, definition, $3 from own_definitions where tenant_id = app_tenant() and id = $1`,
    [id, action, userId],
  )

/**
 * Publishes what is being worked on: table, definition and version together, or nothing.
 * @throws ApiError COM_ERR_005 when somebody saved since, OWN_ERR_010 with all mistakes, OWN_ERR_008 when others hold
 * the tables for too long
 */
export async function publish(
  engine: Engine,
  id: string,
  { version, answers, grants }: Publication,
  writer: Writer,
): Promise<void> {
  await lockTables()
  const row = await rowOf(id, true)
  requireCurrent(row, version)
  if (row.draft === null) throw new ApiError('COM_ERR_005', { extra: { current: row } })
  const { mistakes } = await checkDraft(row, row.draft)
  if (mistakes.length > 0) throw new ApiError('OWN_ERR_010', { errors: fieldErrors(mistakes) })
  const { needs, before, after } = await planOf(row)
  const met = await stepsFor(engine, after, needs, answers)
  if (met.mistakes.length > 0) throw new ApiError('OWN_ERR_010', { errors: met.mistakes })
  if (before && met.steps.length > 0) {
    await bringTables([between(before, after, needs)])
    await takeSteps(after, met.steps, writer.userId!)
  }
  await bringTables([after])
  await rowsOf(
    `update own_definitions set definition = draft, draft = null, status = 'published', version = version + 1,
      draft_version = draft_version + 1, published_at = now(), published_by = $2
      where tenant_id = app_tenant() and id = $1`,
    [id, writer.userId],
  )
  await keepVersion(id, 'publish', writer.userId)
  await countPublication()
  await giveRights(row, grants, row.status === 'draft', writer)
}
