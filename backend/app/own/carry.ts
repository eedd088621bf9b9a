import { resources } from '@barem/resources'
import type { AnyResource } from '@barem/resources/kit'
import { everyCompany } from '#app/tenancy/every_company'
import { inTenant, tenantTransaction } from '#app/tenancy/tenant_transaction'
import { readDefinitions } from './read_definitions.ts'
import { repairKeys } from './repair.ts'
import { readStored } from './store.ts'
import { asOwner, bringTables, lockTables, missingStatements } from './tables.ts'

/** Brings the table of one definition, or leaves it as it is and returns why. */
async function bringTable(resource: AnyResource): Promise<string[]> {
  const { client } = tenantTransaction()
  await client.rawQuery('savepoint definition')
  try {
    await bringTables([resource])
    return []
  } catch (error) {
    await client.rawQuery('rollback to savepoint definition')
    return [`The table of ${resource.name} stays as it is: ${(error as Error).message}`]
  }
}

/** Brings what one company made itself to this release, each definition apart from the others. */
async function carryCompany(): Promise<string[]> {
  const stored = await readStored()
  if (stored.length === 0) return []
  const repaired = await repairKeys(stored)
  const { kept, paused } = readDefinitions(resources, repaired.length > 0 ? await readStored() : stored)
  const sentences = [
    ...repaired,
    ...paused.map(({ stored: { own, name }, error }) => `${own?.label?.vi_VN ?? name} is paused: ${error.message}`),
  ]
  const missing = await asOwner((client) => missingStatements(client, kept))
  if (missing.length === 0) return sentences
  await lockTables()
  for (const resource of kept) sentences.push(...(await bringTable(resource)))
  return sentences
}

/**
 * Brings the tables of all companies' own resources to what this release makes of their definitions, in a transaction
 * for each company. Returns what an operator has to know, a sentence each: definitions that were repaired or that this
 * release cannot read, with the place and the fix, and tables that could not be changed. None of it keeps a server from
 * starting.
 */
export async function carryDefinitions(): Promise<string[]> {
  const sentences: string[] = []
  for (const { id } of await everyCompany())
    sentences.push(
      ...(await inTenant(id, carryCompany).catch((error: Error) => [
        `Tables of the company ${id} stay as they are: ${error.message}`,
      ])),
    )
  return sentences
}

/** Statements that would bring the tables of all companies' own resources to their definitions. */
export async function ownDrift(): Promise<string[]> {
  const statements: string[] = []
  for (const { id } of await everyCompany())
    await inTenant(id, async () => {
      const { kept } = readDefinitions(resources, await readStored())
      statements.push(...(await asOwner((client) => missingStatements(client, kept))))
    })
  return statements
}
