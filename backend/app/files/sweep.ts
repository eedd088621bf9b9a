import type { Company } from '#app/tenancy/every_company'
import { inTenant, tenantTransaction } from '#app/tenancy/tenant_transaction'
import { keysOf, removeKey, sizeOf, storedOf, type Stored } from './store.ts'

const BATCH = 500
/** Bytes are stored before their row, so younger ones may only be waiting for it. */
const HOURS = 24

/** The key of the content for the key of a content or of its thumbnail. */
const contentOf = (key: string) => key.replace(/\.thumb$/, '')
const objectOf = (key: string) => contentOf(key).split('/').at(-1)!

/**
 * Keys of the contents that rows of the company name, of those that end in one of `objects`: files as they are, and as
 * they were.
 */
async function namedKeys(objects: string[]): Promise<Set<string>> {
  const { client, tenantId } = tenantTransaction()
  const { rows } = (await client.rawQuery(
    `select f.folder, f.id, f.object from files f where f.tenant_id = app_tenant() and f.object::text = any(?)
     union all select f.folder, f.id, v.object from file_versions v join files f on f.tenant_id = v.tenant_id
       and f.id = v.file_id where v.tenant_id = app_tenant() and v.object::text = any(?)`,
    [objects, objects],
  )) as { rows: { folder: string; id: string; object: string }[] }
  return new Set(rows.map(({ folder, id, object }) => keysOf(tenantId, folder, id, object).content))
}

/** Bytes that no row names. */
export interface Orphan extends Stored {
  bytes: number
}

async function* unnamed(company: Company, batch: Stored[]): AsyncGenerator<Orphan> {
  const named = await inTenant(company.id, () => namedKeys([...new Set(batch.map(({ key }) => objectOf(key)))]))
  for (const stored of batch)
    if (!named.has(contentOf(stored.key))) yield { ...stored, bytes: await sizeOf(stored.key) }
}

/** Bytes of a company that no row names, a day old or more: left by a crash before the row was written. */
export async function* orphansOf(company: Company, now = new Date()): AsyncGenerator<Orphan> {
  let batch: Stored[] = []
  for await (const stored of storedOf(company.id)) {
    if (now.getTime() - stored.at.getTime() < HOURS * 3_600_000) continue
    batch.push(stored)
    if (batch.length < BATCH) continue
    yield* unnamed(company, batch)
    batch = []
  }
  if (batch.length > 0) yield* unnamed(company, batch)
}

/** Deletes stored bytes that no row names, and calls `tell` for each. */
export async function sweep(company: Company, tell: (orphan: Orphan) => void): Promise<void> {
  for await (const orphan of orphansOf(company)) {
    await removeKey(orphan.key)
    tell(orphan)
  }
}
