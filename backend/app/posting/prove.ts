import type { Ledger } from '@barem/resources/kit'
import { rowsOf } from '#app/tenancy/run'
import { proofStatements, type ProofStatement } from './proof_statements.ts'

/** What is wrong with one combination of keys of a balance. */
export interface Fault {
  /** Table of the balance. */
  table: string
  /** Ids by the columns of the keys. */
  keys: Record<string, string>
  what: ProofStatement['what']
}

export interface Proof {
  /** How many entries there are. */
  entries: number
  faults: Fault[]
}

/**
 * Works out every balance, every value after an entry and every count of a ledger from its entries, for the company of
 * the transaction at hand, and compares them with those that posting kept.
 */
export async function prove(ledger: Ledger): Promise<Proof> {
  const faults: Fault[] = []
  for (const { what, balance, text } of proofStatements(ledger))
    for (const keys of await rowsOf<Fault['keys']>(text)) faults.push({ table: balance.table, keys, what })
  const [counted] = await rowsOf<{ n: string }>(
    `select count(*) as n from ${ledger.table} where tenant_id = app_tenant()`,
  )
  return { entries: Number(counted!.n), faults }
}
