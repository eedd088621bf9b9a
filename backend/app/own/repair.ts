import { snake, tableName } from '@barem/resources/kit'
import { isEngineColumn, keysToRename, withKeys, type OwnDefinition } from '@barem/resources/own'
import { existingTables } from '#app/resources/schema/existing_tables'
import { rowsOf } from '#app/tenancy/run'
import { countPublication, keepVersion } from './publish.ts'
import type { Stored } from './store.ts'
import { asOwner, lockTables } from './tables.ts'

/** Columns of fields get their new names; those that are the engine's own stay, and get their types back later. */
const renameColumns = (name: string, names: ReadonlyMap<string, string>): Promise<void> =>
  asOwner(async (client) => {
    const table = tableName(name)
    const { columns } = (await existingTables(client, `^${table}$`))[table] ?? { columns: {} }
    for (const [from, to] of names) {
      const column = columns[snake(from)]
      if (!column || column.generated || isEngineColumn(from) || columns[snake(to)]) continue
      await client.rawQuery(`alter table ${table} rename column ${snake(from)} to ${snake(to)}`)
    }
  })

/**
 * Gives fields that earlier releases published with keys that rows cannot work with, such as `createdBy`, keys that
 * they can; what is being worked on follows. The tables are brought to it as by any other publication.
 * @returns what an operator has to know, a sentence each
 */
export async function repairKeys(stored: readonly Stored[]): Promise<string[]> {
  const sentences: string[] = []
  for (const { id, name, own } of stored) {
    const names = keysOf(own)
    if (names.size === 0) continue
    await lockTables()
    await renameColumns(name, names)
    const [row] = await rowsOf<{ draft: object | null }>(
      'select draft from own_definitions where tenant_id = app_tenant() and id = $1',
      [id],
    )
    const draft = row!.draft && withKeys(row!.draft, names)
    await rowsOf(
      `update own_definitions set definition = $2, draft = $3, version = version + 1, draft_version = draft_version + 1,
        published_at = now(), published_by = null where tenant_id = app_tenant() and id = $1`,
      [id, JSON.stringify(withKeys(own, names)), draft && JSON.stringify(draft)],
    )
    await keepVersion(id, 'repair', null)
    await countPublication()
    const pairs = [...names].map(([from, to]) => `${from} is ${to} from now on`)
    sentences.push(`${own.label?.vi_VN ?? name} was repaired: ${pairs.join(', ')}`)
  }
  return sentences
}

/** Keys that need others, of a definition whatever else is wrong with it. */
function keysOf(own: OwnDefinition): Map<string, string> {
  try {
    return keysToRename(own)
  } catch {
    return new Map()
  }
}
