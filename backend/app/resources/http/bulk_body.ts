import { MOST_MATCHING, UUID, type AnyResource } from '@barem/resources/kit'
import type { Values } from '#app/engine/behaviour'
import type { Engine } from '#app/engine/engine'
import { ApiError, mistaken, unknownFields, type FieldError } from '#app/http/api_error'
import { flatQuery } from '#app/http/query_string'
import { rowsOf } from '#app/tenancy/run'
import { parseListQuery } from '../read/parse.ts'
import { idsStatement } from '../read/sql.ts'
import { mistakesOf, readableValues, validateUpdate } from '../validation/validator.ts'
import { unknownRelations } from '../write/unknown_relations.ts'

/** Most rows in one change: as many as a person marks by hand. */
export const MOST_AT_ONCE = 200

const areIds = (ids: unknown): ids is string[] =>
  Array.isArray(ids) &&
  ids.length > 0 &&
  ids.length <= MOST_AT_ONCE &&
  ids.every((id) => typeof id === 'string' && UUID.test(id))

/** All rows of a list: what it is asked for, as in its address, and how many the person was shown. */
export interface Matching {
  query: string
  total: number
}

const isMatching = (matching: unknown): matching is Matching => {
  const { query, total, ...beside } = (matching ?? {}) as Partial<Matching>
  return (
    Object.keys(beside).length === 0 &&
    typeof query === 'string' &&
    Number.isInteger(total) &&
    total! > 0 &&
    total! <= MOST_MATCHING
  )
}

/** Which rows a change is about: some that are named, or all of a list. */
const rowMistakes = (ids: unknown, matching: unknown): FieldError[] => {
  if (matching === undefined) return areIds(ids) ? [] : [{ field: 'ids', rule: 'uuid' }]
  if (ids !== undefined) return unknownFields(['ids'])
  return isMatching(matching) ? [] : [{ field: 'matching', rule: 'required' }]
}

/**
 * The ids of all rows of a list.
 * @throws ApiError COM_ERR_005 when they are no longer as many as the person was shown
 */
export async function idsMatching(engine: Engine, seen: AnyResource, { query, total }: Matching): Promise<string[]> {
  const asked = parseListQuery(seen, flatQuery(query))
  const { text, values } = idsStatement(seen, { ...asked, start: 0, limit: MOST_MATCHING + 1 }, engine.lookup)
  const [found] = await rowsOf<{ ids: string[] }>(text, values)
  if (found!.ids.length !== total) throw new ApiError('COM_ERR_020', { params: { total: found!.ids.length } })
  return found!.ids
}

/**
 * `{ ids, changes }` of a change to many rows, or `{ matching, changes }` of one to all rows of a list; the changes
 * checked.
 * @throws ApiError COM_ERR_001 with all mistakes: 400 with names of fields that are not offered for it, else 422
 */
export async function bulkBody(
  engine: Engine,
  seen: AnyResource,
  body: Values,
): Promise<{ ids: string[]; matching: Matching | null; changes: Values }> {
  const { ids, matching, changes, ...beside } = body
  const said = typeof changes === 'object' && changes !== null && !Array.isArray(changes) ? Object.entries(changes) : []
  const offered = said.filter(([name]) => seen.list.bulk.includes(name))
  const unknown = said.filter((entry) => !offered.includes(entry)).map(([name]) => name)
  const mistakes: FieldError[] = [
    ...unknownFields([...Object.keys(beside), ...unknown.map((name) => `changes.${name}`)]),
    ...rowMistakes(ids, matching),
    ...(said.length > 0 ? [] : [{ field: 'changes', rule: 'required' }]),
  ]
  const wanted = Object.fromEntries(offered)
  let checked: Values = {}
  const misread = await mistakesOf(async () => ({ changes: checked } = await validateUpdate(seen, wanted)))
  const wrong = new Set(misread.map(({ field }) => field.split('.')[0]!))
  const readable = misread.length > 0 ? await readableValues(seen, wanted, wrong, false) : checked
  mistakes.push(...misread, ...(await unknownRelations(engine, seen, readable)))
  if (mistakes.length > 0) throw mistaken(mistakes)
  const named = [...new Set(((ids ?? []) as string[]).map((id) => id.toLowerCase()))]
  return { ids: named, matching: (matching as Matching | undefined) ?? null, changes: checked }
}
