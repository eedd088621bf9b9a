import { progresses } from '@barem/resources/calc/progress'
import { given } from '@barem/resources/calc/exact'
import { lineFieldsOf, lineResource, linesNamed, type AnyResource, type Field } from '@barem/resources/kit'
import type { Values, Writer } from '#app/engine/behaviour'
import type { Engine } from '#app/engine/engine'
import { recordHistory } from '#app/history/record_history'
import { ApiError, type FieldError } from '#app/http/api_error'
import { rowsOf } from '#app/tenancy/run'
import { balancesOf, doneLines, waysFrom } from '../read/fulfilled.ts'
import { lockRow } from './lock_row.ts'
import { ownersOf } from './planned_locks.ts'
import { storedNow } from './stored_values.ts'

/** The state of a document as it follows from what was done of it; its own where none follows. */
export async function stateByProgress(engine: Engine, resource: AnyResource, document: Values): Promise<string> {
  const { field, progress } = resource.states!
  const state = String(document[field])
  if (!progress || ![progress.none, progress.begun, progress.done].includes(state)) return state
  const lines = await doneLines(engine, resource, document)
  return progress[progresses[progress.by](document, lines)]
}

/**
 * Moves a document, which the transaction has locked, to the state that follows from what was done of it. That is no
 * new version of it: whoever is changing it goes on.
 */
async function follow(engine: Engine, resource: AnyResource, id: string, writer: Writer): Promise<void> {
  const { field } = resource.states!
  const before = await storedNow(resource, id)
  const state = await stateByProgress(engine, resource, before)
  if (state === before[field]) return
  await rowsOf(`update ${resource.table} set ${field} = $2 where tenant_id = app_tenant() and id = $1`, [id, state])
  const { version } = await lockRow(resource, id)
  const change = { before: { [field]: before[field] }, after: { [field]: state } }
  await recordHistory(
    { resource, recordId: id, version, action: 'update', writer, note: null, ...change },
    engine.lookup,
  )
}

/** The documents with a progress whose lines are named by lines that are not made from these. */
async function besides(engine: Engine, resource: AnyResource, document: Values): Promise<[AnyResource, string][]> {
  const found: [AnyResource, string][] = []
  for (const name of lineFieldsOf(resource)) {
    const made = new Set(resource.createdFrom.map(({ lines }) => lines[name]?.relation))
    for (const [relation, field] of Object.entries(lineResource(resource, name).fields) as [string, Field][]) {
      const lines = field.type === 'belongsTo' && !made.has(relation) ? linesNamed(field.to) : null
      const source = lines && engine.lookup(lines.resource)
      if (!source?.states?.progress) continue
      const ids = (document[name] as Values[]).flatMap((line) => (line[relation] ? [String(line[relation])] : []))
      for (const id of await ownersOf((field as Extract<Field, { type: 'belongsTo' }>).to, ids))
        found.push([source, id])
    }
  }
  return found
}

/** Moves the documents that one is made from, once it has posted or taken back. */
export async function followSources(
  engine: Engine,
  resource: AnyResource,
  document: Values,
  writer: Writer,
): Promise<void> {
  const { fields, createdFrom } = resource
  for (const { relation, moreRelation } of createdFrom) {
    const { to } = fields[relation] as Extract<Field, { type: 'belongsTo' }>
    const source = engine.lookup(to)
    if (!source.states?.progress) continue
    const named = [document[relation], ...(((moreRelation ? document[moreRelation] : null) as string[] | null) ?? [])]
    for (const id of new Set(named)) if (typeof id === 'string') await follow(engine, source, id, writer)
  }
  for (const [source, id] of await besides(engine, resource, document)) await follow(engine, source, id, writer)
}

/**
 * Refuses lines that say less than was done of them, and the loss of a line that something was done of.
 * @throws ApiError COM_ERR_001 at the lines
 */
export async function requireDone(engine: Engine, resource: AnyResource, after: Values, before: Values): Promise<void> {
  const errors: FieldError[] = []
  for (const way of waysFrom(engine, resource)) {
    const was = before[way.source] as Values[]
    const balances = await balancesOf(
      way,
      was.map(({ id }) => String(id)),
    )
    const [measure, count] = Object.entries(way.remaining)[0]!
    for (const { id } of was) {
      const done = given(String(balances.get(String(id))?.[measure] ?? '0'), measure)
      if (done.isZero()) continue
      const lines = after[way.source] as Values[]
      const place = lines.findIndex((line) => line.id === id)
      const whole = (lines[place]?.[count] ?? null) as string | null
      const meta = { done: done.toFixed() }
      if (place < 0) errors.push({ field: way.source, rule: 'doneLine', meta })
      else if (whole !== null && done.gt(whole))
        errors.push({ field: `${way.source}.${place}.${count}`, rule: 'belowDone', meta })
    }
  }
  if (errors.length > 0) throw new ApiError('COM_ERR_001', { errors })
}

/** Whether a change of a document may take something from what was done of it. */
export const mayTakeFromDone = (resource: AnyResource, said: Values): boolean =>
  resource.states?.progress != null && lineFieldsOf(resource).some((name) => name in said)
