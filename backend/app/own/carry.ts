import { resources } from '@barem/resources'
import { everyCompany } from '#app/company/every_company'
import { inTenant } from '#app/tenancy/tenant_transaction'
import { readDefinitions } from './read_definitions.ts'
import { readStored } from './store.ts'
import { asOwner, bringTables, lockTables, missingStatements } from './tables.ts'

/**
 * Brings the tables of all companies' own resources to what this release makes of their definitions, in a transaction
 * for each company. Returns what an operator has to know, a sentence each: definitions that this release cannot read,
 * with the place and the fix, and companies whose tables could not be changed. None of it keeps a server from starting.
 */
export async function carryDefinitions(): Promise<string[]> {
  const told: string[] = []
  for (const { id } of await everyCompany())
    await inTenant(id, async () => {
      const stored = await readStored()
      if (stored.length === 0) return
      const { kept, paused } = readDefinitions(resources, stored)
      told.push(
        ...paused.map(({ stored: { own, name }, error }) => `${own.label?.vi_VN ?? name} is paused: ${error.message}`),
      )
      const missing = await asOwner((client) => missingStatements(client, kept))
      if (missing.length === 0) return
      await lockTables()
      await bringTables(kept)
    }).catch((error: Error) => told.push(`Tables of the company ${id} stay as they are: ${error.message}`))
  return told
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
