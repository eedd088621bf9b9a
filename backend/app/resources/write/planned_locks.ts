import { lineFieldsOf, lineResource, type AnyResource, type Field } from '@barem/resources/kit'
import type { Values } from '#app/engine/behaviour'
import type { Engine } from '#app/engine/engine'
import { ApiError, notFound } from '#app/http/api_error'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'
import { lockRow, type Row } from './lock_row.ts'
import { allStored, storedNow } from './stored_values.ts'

/** How often locks are planned anew when other writes change the links meanwhile. */
const ATTEMPTS = 3

type Links = ReadonlyMap<string, AnyResource>

/** The documents that fields link to, by the names of the fields. */
const linksIn = ({ lookup }: Engine, { fields }: Pick<AnyResource, 'fields'>): [string, AnyResource][] =>
  (Object.entries(fields) as [string, Field][]).flatMap(([name, field]): [string, AnyResource][] =>
    field.type === 'belongsTo' && lookup(field.to).states ? [[name, lookup(field.to)]] : [],
  )

const hasLinks = (engine: Engine, resource: AnyResource): boolean =>
  linksIn(engine, resource).length > 0 ||
  lineFieldsOf(resource).some((name) => linksIn(engine, lineResource(resource, name)).length > 0)

function addTargets(links: [string, AnyResource][], values: Values, found: Map<string, AnyResource>): void {
  for (const [name, target] of links) if (typeof values[name] === 'string') found.set(values[name], target)
}

/** The documents that values link to, those of lines included, by their ids. */
function linkedIn(engine: Engine, resource: AnyResource, values: Values): Links {
  const found = new Map<string, AnyResource>()
  addTargets(linksIn(engine, resource), values, found)
  for (const name of lineFieldsOf(resource)) {
    const links = linksIn(engine, lineResource(resource, name))
    for (const line of (values[name] ?? []) as Values[]) addTargets(links, line, found)
  }
  return found
}

/** Locks documents in the order of their ids, those that are gone left out: their relations are refused later. */
async function lockInOrder(documents: Links): Promise<Map<string, Row>> {
  const rows = new Map<string, Row>()
  for (const [id, document] of [...documents].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const row = await lockRow(document, id).catch((error) => {
      if (error instanceof ApiError && error.code === 'COM_ERR_002') return null
      throw error
    })
    if (row) rows.set(id, row)
  }
  return rows
}

export interface Locked {
  row: Row
  /** As stored, with joins and lines. */
  before: Values
}

const readLocked = async (resource: AnyResource, row: Row): Promise<Locked> => ({
  row,
  before: await allStored(resource, row),
})

/**
 * Locks everything that a write of a row depends on, in one global order: the row itself and the documents that it
 * links to before and after, by their ids. What that is, is found by a read without a lock; when the row links to
 * others once it is locked, the locks are released and planned again.
 * @param id null for a row that is about to be created
 * @param said the values sent, which may link to other documents
 * @throws ApiError COM_ERR_002 when the row is not there, COM_ERR_005 when its links change each time
 */
export async function lockPlanned(
  engine: Engine,
  resource: AnyResource,
  id: string | null,
  said: Values,
): Promise<Locked | null> {
  const after = linkedIn(engine, resource, said)
  if (id === null) {
    await lockInOrder(after)
    return null
  }
  if (!hasLinks(engine, resource)) return readLocked(resource, await lockRow(resource, id))
  const { client } = tenantTransaction()
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const plan: Links = new Map([
      ...linkedIn(engine, resource, await storedNow(resource, id)),
      ...after,
      [id, resource],
    ])
    await client.rawQuery('savepoint locks')
    const row = (await lockInOrder(plan)).get(id)
    if (!row) throw notFound()
    const locked = await readLocked(resource, row)
    if ([...linkedIn(engine, resource, locked.before).keys()].every((linked) => plan.has(linked))) {
      await client.rawQuery('release savepoint locks')
      return locked
    }
    await client.rawQuery('rollback to savepoint locks')
  }
  throw new ApiError('COM_ERR_005')
}
