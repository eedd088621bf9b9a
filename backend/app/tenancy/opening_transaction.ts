import { AsyncLocalStorage } from 'node:async_hooks'
import type { Knex } from 'knex'
import { forgetStatements } from './statement_names.ts'

/** SQL that opens a transaction in the same message as BEGIN, and what its last statement answered. */
export interface Opening {
  /** Given the driver's connection, for statements that are prepared once on each. */
  sql: (connection: object) => string
  rows: Record<string, unknown>[]
}

interface Answer {
  rows: Record<string, unknown>[]
}

const openings = new AsyncLocalStorage<Opening>()

interface KnexTransaction {
  query(connection: unknown, sql: string): Promise<unknown>
}

interface PatchableClient {
  opensTransactions?: true
  transaction(
    container: unknown,
    config: unknown,
    outer: unknown,
  ): KnexTransaction & { begin(connection: object): Promise<unknown> }
}

/**
 * Teaches a knex client to send `Opening.sql` along with BEGIN, so that role, company and session cost
 * no round trip of their own. Only transactions started inside `opening` are affected.
 */
function teach(client: PatchableClient) {
  if (client.opensTransactions) return
  client.opensTransactions = true
  const { transaction } = client
  client.transaction = function (container, config, outer) {
    const started = transaction.call(this, container, config, outer)
    const opening = outer ? undefined : openings.getStore()
    if (opening) {
      started.begin = async (connection) => {
        const answer = await started.query(connection, `BEGIN; ${opening.sql(connection)}`)
        if (answer === undefined) forgetStatements(connection)
        const { response } = (answer ?? {}) as { response?: Answer | Answer[] }
        opening.rows = (Array.isArray(response) ? response.at(-1) : response)?.rows ?? []
        return answer
      }
    }
    return started
  }
}

/** Runs `start`, whose first transaction on `knex` begins with `sql`; returns the rows of its last statement. */
export async function opening<T>(
  knex: Knex,
  sql: Opening['sql'],
  start: () => Promise<T>,
): Promise<{ started: T; rows: Record<string, unknown>[] }> {
  teach(knex.client as PatchableClient)
  const store: Opening = { sql, rows: [] }
  const started = await openings.run(store, start)
  return { started, rows: store.rows }
}
