import { UUID, type AnyResource } from '@barem/resources/kit'
import type { Values } from '#app/engine/behaviour'
import type { Engine } from '#app/engine/engine'
import { mistaken, unknownFields, type FieldError } from '#app/http/api_error'
import { mistakesOf, readableValues, validateUpdate } from '../validation/validator.ts'
import { unknownRelations } from '../write/unknown_relations.ts'

/** Most rows in one change: as many as a person marks by hand. */
export const MOST_AT_ONCE = 200

const areIds = (ids: unknown): ids is string[] =>
  Array.isArray(ids) &&
  ids.length > 0 &&
  ids.length <= MOST_AT_ONCE &&
  ids.every((id) => typeof id === 'string' && UUID.test(id))

/**
 * `{ ids, changes }` of a change to many rows, the changes checked.
 * @throws ApiError COM_ERR_001 with all mistakes: 400 with names of fields that are not offered for it, else 422
 */
export async function bulkBody(
  engine: Engine,
  seen: AnyResource,
  body: Values,
): Promise<{ ids: string[]; changes: Values }> {
  const { ids, changes, ...beside } = body
  const said = typeof changes === 'object' && changes !== null && !Array.isArray(changes) ? Object.entries(changes) : []
  const offered = said.filter(([name]) => seen.list.bulk.includes(name))
  const unknown = said.filter((entry) => !offered.includes(entry)).map(([name]) => name)
  const mistakes: FieldError[] = [
    ...unknownFields([...Object.keys(beside), ...unknown.map((name) => `changes.${name}`)]),
    ...(areIds(ids) ? [] : [{ field: 'ids', rule: 'uuid' }]),
    ...(said.length > 0 ? [] : [{ field: 'changes', rule: 'required' }]),
  ]
  const wanted = Object.fromEntries(offered)
  let checked: Values = {}
  const misread = await mistakesOf(async () => ({ changes: checked } = await validateUpdate(seen, wanted)))
  const wrong = new Set(misread.map(({ field }) => field.split('.')[0]!))
  const readable = misread.length > 0 ? await readableValues(seen, wanted, wrong, false) : checked
  mistakes.push(...misread, ...(await unknownRelations(engine, seen, readable)))
  if (mistakes.length > 0) throw mistaken(mistakes)
  return { ids: [...new Set((ids as string[]).map((id) => id.toLowerCase()))], changes: checked }
}
