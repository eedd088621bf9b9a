import { lineFieldsOf, lineResource, linesNamed, tableName, type AnyResource, type Field } from '@barem/resources/kit'
import type { Values } from '#app/engine/behaviour'
import type { Engine } from '#app/engine/engine'
import { ApiError, notFound } from '#app/http/api_error'
import { rowsOf } from '#app/tenancy/run'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'
import { lockRow, type Row } from './lock_row.ts'
import { allStored, storedNow } from './stored_values.ts'

/** How often locks are planned anew when other writes change the links meanwhile. */
const ATTEMPTS = 3

type Links = ReadonlyMap<string, AnyResource>

/** A field that links to a document, or to a line of one. */
interface Link {
  name: string
  to: string
  /** The document. */
  target: AnyResource
}

const linksOf = new WeakMap<object, readonly Link[]>()

/** The documents that fields link to. */
function linksIn({ lookup }: Engine, { fields }: Pick<AnyResource, 'fields'>): readonly Link[] {
  const known =
    linksOf.get(fields) ??
    (Object.entries(fields) as [string, Field][]).flatMap(([name, field]): Link[] => {
      if (field.type !== 'belongsTo' && field.type !== 'belongsToMany') return []
      const target = lookup(linesNamed(field.to)?.resource ?? field.to)
      return target.states ? [{ name, to: field.to, target }] : []
    })
  linksOf.set(fields, known)
  return known
}

const hasLinks = (engine: Engine, resource: AnyResource): boolean =>
  linksIn(engine, resource).length > 0 ||
  lineFieldsOf(resource).some((name) => linksIn(engine, lineResource(resource, name)).length > 0)

/** Ids that rows have in their links, by the link. */
function idsIn(links: readonly Link[], rows: readonly Values[]): [Link, string[]][] {
  return links.flatMap((link): [Link, string[]][] => {
    const ids = rows.flatMap((row) => row[link.name]).filter((id) => typeof id === 'string')
    return ids.length > 0 ? [[link, [...new Set(ids)]]] : []
  })
}

/** The documents that have these lines. */
export const ownersOf = async (lines: string, ids: readonly string[]): Promise<string[]> =>
  (
    await rowsOf<{ owner: string }>(
      `select distinct owner_id as owner from ${tableName(lines)} where tenant_id = app_tenant() and id = any($1::uuid[])`,
      [ids],
    )
  ).map(({ owner }) => owner)

/** The documents that values link to, those of lines included, by their ids. */
async function linkedIn(engine: Engine, resource: AnyResource, values: Values): Promise<Links> {
  const inLines = lineFieldsOf(resource).flatMap((name) =>
    idsIn(linksIn(engine, lineResource(resource, name)), (values[name] ?? []) as Values[]),
  )
  const found = new Map<string, AnyResource>()
  for (const [{ to, target }, ids] of [...idsIn(linksIn(engine, resource), [values]), ...inLines])
    for (const id of linesNamed(to) ? await ownersOf(to, ids) : ids) found.set(id, target)
  return found
}

/** What is read of a row, null when it is not there. */
const unlessGone = <T>(reading: Promise<T>): Promise<T | null> =>
  reading.catch((error) => {
    if (error instanceof ApiError && error.code === 'COM_ERR_002') return null
    throw error
  })

/** Locks documents in the order of their ids, those that are gone left out: their relations are refused later. */
async function lockInOrder(documents: Links): Promise<Map<string, Row>> {
  const rows = new Map<string, Row>()
  for (const [id, document] of [...documents].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const row = await unlessGone(lockRow(document, id))
    if (row) rows.set(id, row)
  }
  return rows
}

/**
 * Locks several documents, and those that they link to, before one of them is written, for writes of all of them in one
 * transaction.
 * @returns their rows by their ids, those that are gone left out
 */
export async function lockDocuments(engine: Engine, documents: Links): Promise<Map<string, Row>> {
  const plan = new Map(documents)
  for (const [id, resource] of documents) {
    if (!hasLinks(engine, resource)) continue
    const stored = await unlessGone(storedNow(resource, id))
    for (const [linked, target] of stored ? await linkedIn(engine, resource, stored) : []) plan.set(linked, target)
  }
  return lockInOrder(plan)
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
  const after = await linkedIn(engine, resource, said)
  if (id === null) {
    await lockInOrder(after)
    return null
  }
  if (!hasLinks(engine, resource)) return readLocked(resource, await lockRow(resource, id))
  const { client } = tenantTransaction()
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const plan: Links = new Map([
      ...(await linkedIn(engine, resource, await storedNow(resource, id))),
      ...after,
      [id, resource],
    ])
    await client.rawQuery('savepoint locks')
    const row = (await lockInOrder(plan)).get(id)
    if (!row) throw notFound()
    const locked = await readLocked(resource, row)
    const linked = await linkedIn(engine, resource, locked.before)
    if ([...linked.keys()].every((one) => plan.has(one))) {
      await client.rawQuery('release savepoint locks')
      return locked
    }
    await client.rawQuery('rollback to savepoint locks')
  }
  throw new ApiError('COM_ERR_005')
}
