import type { AnyResource } from '@barem/resources/kit'
import { refuseRemoval } from '#app/documents/editing'
import type { Writer } from '#app/engine/behaviour'
import type { Engine } from '#app/engine/engine'
import { differing } from '#app/engine/same_values'
import { recordHistory } from '#app/history/record_history'
import { rowsOf } from '#app/tenancy/run'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'
import { lockRow } from './lock_row.ts'
import { allStored } from './stored_values.ts'
import { inUse, requireUnused, usesOf } from './uses.ts'
import { violationOf } from './violations.ts'

/**
 * Deletes a row that nothing points to.
 * @throws ApiError with the in-use code of the resource, naming the row and what points to it
 */
export async function deleteRow(engine: Engine, resource: AnyResource, id: string, writer: Writer): Promise<void> {
  const row = await lockRow(resource, id, { forDelete: true })
  const { client } = tenantTransaction()
  const before = await allStored(resource, row)
  if (resource.states) await requireUnused(engine, resource, { ...before, id }, writer)
  refuseRemoval(resource, before)
  await engine.behaviours.get(resource.name)?.deleting?.(id, before, writer)
  const gone = { before: differing({}, before), after: {} }
  await recordHistory(
    { resource, recordId: id, version: row.version + 1, action: 'delete', ...gone, writer },
    engine.lookup,
  )
  await client.rawQuery('savepoint removal')
  try {
    await rowsOf(`delete from ${resource.table} where tenant_id = app_tenant() and id = $1`, [id])
  } catch (error) {
    const violation = violationOf(engine.violations, error)
    if (violation?.kind !== 'reference') throw error
    await client.rawQuery('rollback to savepoint removal')
    throw inUse(resource, before, await usesOf(engine, resource, id, writer))
  }
}
